/**
 * A function that makes something of an object, once of each: several that write it may ask, at their own time. It is forgotten with
 * the object, which nobody changes.
 */
export function madeOnce<T extends object, R>(make: (of: T) => R): (of: T) => R {
  const made = new WeakMap<T, { it: R }>()
  return (of) => {
    const known = made.get(of)
    if (known) return known.it
    const it = make(of)
    made.set(of, { it })
    return it
  }
}

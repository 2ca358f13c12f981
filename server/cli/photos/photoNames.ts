/** Where a photo that a line names is among those that there are, or why it is not. */
export type Found = { name: string } | { reason: string }

/** As names are compared: one way to write an accent, and capitals or not, as the systems of agencies do not tell them apart. */
const plain = (name: string) => name.normalize('NFC').toLowerCase()

const decoded = (name: string) => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const partsOf = (name: string) =>
  name
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part && part !== '.')

/**
 * Finds photos by what lines call them. `photos/12-front.jpg` is the file of that path, else the one of that path without its first
 * folders (`12-front.jpg`), else the only one anywhere that is called so. Nothing but the names that are given is ever found.
 * @example photoNames(['12-front.jpg'])('photos/12-FRONT.jpg') // { name: '12-front.jpg' }
 */
export function photoNames(names: readonly string[]): (reference: string) => Found {
  const byPath = new Map(names.map((name) => [plain(partsOf(name).join('/')), name]))
  const byLast = new Map<string, string[]>()
  for (const name of names) {
    const last = plain(partsOf(name).at(-1) ?? '')
    byLast.set(last, [...(byLast.get(last) ?? []), name])
  }
  function look(reference: string): Found | undefined {
    const parts = partsOf(plain(reference))
    for (let from = 0; from < parts.length; from++) {
      const name = byPath.get(parts.slice(from).join('/'))
      if (name !== undefined) return { name }
    }
    const [name, ...others] = byLast.get(parts.at(-1) ?? '') ?? []
    if (others.length)
      return { reason: `is called as ${others.length + 1} photos are, of which it may be any` }
    return name === undefined ? undefined : { name }
  }
  return (reference) => look(reference) ?? look(decoded(reference)) ?? { reason: 'is not there' }
}

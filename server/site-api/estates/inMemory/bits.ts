/** A yes or a no of each of many, 32 in a number. */
export type Bits = Uint32Array

export function bitsWhere(count: number, holds: (nth: number) => boolean): Bits {
  const bits = new Uint32Array((count + 31) >>> 5)
  for (let nth = 0; nth < count; nth++)
    if (holds(nth)) bits[nth >>> 5] = (bits[nth >>> 5] as number) | (1 << (nth & 31))
  return bits
}

/** How many of 32 bits are set. */
export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Those of these values for which every one of the sets says yes, in their order. */
export function inEvery(values: Int32Array, sets: readonly Bits[]): Int32Array {
  const [first, ...others] = sets
  if (!first) return values
  const both = first.slice()
  let count = 0
  for (const other of others)
    for (let at = 0; at < both.length; at++) both[at] = (both[at] as number) & (other[at] as number)
  for (let at = 0; at < both.length; at++) count += bitCount(both[at] as number)
  const found = new Int32Array(count)
  let next = 0
  for (let at = 0; at < both.length; at++)
    for (let word = both[at] as number; word; word &= word - 1)
      found[next++] = values[at * 32 + 31 - Math.clz32(word & -word)] as number
  return found
}

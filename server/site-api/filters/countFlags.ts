import type { FlagBits } from '../estates/inMemory/flagBits'
import type { Had } from './had'

/** Counts listings by the flags that what can be had in them has: each listing once a flag, whatever its units. One walk for all flags. */
export function countFlags<Name extends string>(
  { names, byRow }: FlagBits<Name>,
  { alone, units, projects }: Had,
): ReadonlyMap<Name, number> {
  const together = new Uint32Array(1 << names.length)
  for (let nth = 0; nth < alone.length; nth++) {
    const bits = byRow[alone[nth] as number] as number
    together[bits] = (together[bits] as number) + 1
  }
  let any = 0
  for (let nth = 0; nth < units.length; nth++) {
    any |= byRow[units[nth] as number] as number
    if (projects[nth] === projects[nth + 1]) continue
    together[any] = (together[any] as number) + 1
    any = 0
  }
  const withBit = (bit: number) =>
    together.reduce((sum, count, bits) => (bits & (1 << bit) ? sum + count : sum), 0)
  return new Map(names.map((name, bit) => [name, withBit(bit)]))
}

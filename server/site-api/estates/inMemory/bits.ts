/** A yes or a no of each of many, 32 in a number. */
export type Bits = Uint32Array

/** Room for so many. */
export const noBits = (count: number): Bits => new Uint32Array((count + 31) >>> 5)

export function bitsWhere(count: number, holds: (nth: number) => boolean): Bits {
  const bits = noBits(count)
  for (let nth = 0; nth < count; nth++) if (holds(nth)) setBit(bits, nth, true)
  return bits
}

/** How many of 32 bits are set. */
export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** A set of these numbers, each below `count`. */
export function bitsOf(count: number, numbers: Int32Array): Bits {
  const bits = noBits(count)
  for (const number of numbers) setBit(bits, number, true)
  return bits
}

export const hasBit = (bits: Bits, nth: number): boolean =>
  (((bits[nth >>> 5] as number) >>> (nth & 31)) & 1) === 1

export function setBit(bits: Bits, nth: number, isSet: boolean): void {
  const word = bits[nth >>> 5] as number
  const bit = 1 << (nth & 31)
  bits[nth >>> 5] = isSet ? word | bit : word & ~bit
}

/** What every one of these sets, at least one, says yes to: another set. */
export function intersection(sets: readonly Bits[]): Bits {
  const [first = new Uint32Array(), ...others] = sets
  const all = first.slice()
  for (const other of others)
    for (let at = 0; at < all.length; at++) all[at] = (all[at] as number) & (other[at] as number)
  return all
}

/** What a set says no to. */
export const complement = (bits: Bits): Bits => bits.map((word) => ~word)

function size(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += bitCount(bits[at] as number)
  return count
}

/** Which of them a set says yes to, ascending. */
export function setIn(bits: Bits): Int32Array {
  const found = new Int32Array(size(bits))
  let next = 0
  for (let at = 0; at < bits.length; at++)
    for (let word = bits[at] as number; word; word &= word - 1)
      found[next++] = at * 32 + 31 - Math.clz32(word & -word)
  return found
}

/** Those of these different numbers that a set says yes to, in their order. */
export function among(numbers: Int32Array, bits: Bits): Int32Array {
  const found = new Int32Array(size(bits))
  let count = 0
  for (let at = 0; at < numbers.length && count < found.length; at++) {
    const number = numbers[at] as number
    found[count] = number
    count += ((bits[number >>> 5] as number) >>> (number & 31)) & 1
  }
  return found.subarray(0, count)
}

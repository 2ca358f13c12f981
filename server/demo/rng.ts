import { textHash } from '../../src/domain/textHash'

/** A seeded source of chance. `fork` gives a child that depends on the seed and the key only, never on what was drawn before. */
export interface Rng {
  /** A number in [0, 1). */
  next(): number
  fork(key: string | number): Rng
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** Bell-shaped around `mean`, never more than three deviations away. */
  normal(mean: number, deviation: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** Picks a value by its weight. */
  weighted<T>(items: readonly (readonly [T, number])[]): T
  /** `count` different items in the order of the list. */
  sample<T>(items: readonly T[], count: number): T[]
}

const hash = (text: string, start: number): number => {
  let value = textHash(text, start)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** mulberry32. A class, because a hundred thousand estates fork millions of these. */
class Mulberry implements Rng {
  private state: number

  constructor(private readonly origin: number) {
    this.state = origin
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    const { state } = this
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  fork(key: string | number): Rng {
    return new Mulberry(hash(String(key), this.origin))
  }

  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  normal(mean: number, deviation: number): number {
    return mean + deviation * (this.next() + this.next() + this.next() - 1.5) * 2
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('Cannot pick from an empty list')
    return items[Math.floor(this.next() * items.length)] as T
  }

  weighted<T>(items: readonly (readonly [T, number])[]): T {
    let left = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of items) {
      left -= weight
      if (left < 0) return value
    }
    return this.pick(items)[0]
  }

  sample<T>(items: readonly T[], count: number): T[] {
    const order = items.map((_, index) => [this.next(), index] as const).sort((a, b) => a[0] - b[0])
    const chosen = new Set(order.slice(0, count).map(([, index]) => index))
    return items.filter((_, index) => chosen.has(index))
  }
}

/** The generator of a seed: the same seed gives the same sequence on every machine. */
export const createRng = (seed: number): Rng => new Mulberry(seed >>> 0)

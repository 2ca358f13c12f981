import { textHash } from '../../../src/domain/textHash'

/** A tiny seeded generator: the same seed gives the same numbers on every machine. */
export interface Rng {
  /** next number in [0, 1) */
  next(): number
  /** number in [min, max) */
  range(min: number, max: number): number
  /** whole number from min to max, both included */
  int(min: number, max: number): number
  /** true with the given probability */
  chance(probability: number): boolean
  pick<const A extends readonly [unknown, ...unknown[]]>(options: A): A[number]
  /** an independent generator for one part, so that a new part never disturbs the others */
  fork(key: string): Rng
}

function mix(value: number): number {
  let z = (value + 0x9e3779b9) >>> 0
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b) >>> 0
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35) >>> 0
  return (z ^ (z >>> 16)) >>> 0
}

/** Generator for a whole-number seed (mulberry32); forks depend on the seed and the key only, never on use. */
export function createRng(seed: number): Rng {
  const origin = mix(seed >>> 0)
  let state = origin
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (min, max) => min + (max - min) * next(),
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
    fork: (key) => createRng(mix(textHash(key, origin))),
  }
}

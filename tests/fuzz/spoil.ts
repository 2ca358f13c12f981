import type { Rng } from 'aanbod-demo/rng'

/** JSON texts that stand for a value, which no `JSON.stringify` writes. */
const RAW = [
  '1e999',
  '-1e999',
  '1E400',
  '-0',
  '1'.repeat(400),
  '"\\u0000"',
  '"\\ud800"',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":1}}',
]
const VALUES: readonly unknown[] = [
  null,
  true,
  '',
  [],
  {},
  -1,
  0,
  2 ** 53,
  1e21,
  '\u0000',
  '\ud800',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  'a\r\nBcc: b@c.d',
  '0000-00-00',
  '0000-01-01',
  '9999-12-31T23:59:59-14:00',
  'x'.repeat(5000),
  '😀'.repeat(300),
  Array(50).fill(0),
  [[[]]],
  { gte: '0000-01-01' },
  { toString: 1 },
  { length: 1 },
]
const PLACE = '"@@raw@@"'

type Part = Record<string, unknown> | unknown[]
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

function partsOf(value: unknown): Part[] {
  return isPart(value) ? [value, ...Object.values(value).flatMap(partsOf)] : []
}

function spoilOnce(rng: Rng, value: unknown): void {
  const parts = partsOf(value)
  if (!parts.length) return
  const part = rng.pick(parts) as Record<string, unknown>
  const keys = Object.keys(part)
  const key =
    keys.length && rng.chance(0.8)
      ? rng.pick(keys)
      : rng.pick(['surprise', 'toString', '0', 'a'.repeat(300), '\u0000'])
  if (rng.chance(0.2)) Reflect.deleteProperty(part, key)
  else part[key] = rng.chance(0.3) ? JSON.parse(PLACE) : structuredClone(rng.pick(VALUES))
}

const nested = (rng: Rng) => {
  const levels = rng.pick([31, 33, 500, 4000, 30_000])
  const [open, close] = rng.pick([
    ['[', ']'],
    ['{"a":', '}'],
    ['{"query":', '}'],
  ] as const)
  return open.repeat(levels) + (open === '[' ? '' : '1') + close.repeat(levels)
}

/** JSON of a value after a few things were done to it; now and then no JSON at all. */
export function spoiled(rng: Rng, value: unknown): string {
  if (rng.chance(0.04)) return nested(rng)
  const copy = structuredClone(value)
  if (rng.chance(0.75)) for (let turn = rng.int(1, 3); turn > 0; turn--) spoilOnce(rng, copy)
  const json = (JSON.stringify(copy) ?? '').replaceAll(PLACE, () =>
    rng.chance(0.2) ? nested(rng) : rng.pick(RAW),
  )
  if (rng.chance(0.04)) return json.slice(0, rng.int(0, json.length))
  return rng.chance(0.01) ? json + 'x'.repeat(70_000) : json
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv2020 from 'ajv/dist/2020'
import { demoLines } from 'aanbod-demo/demo'
import { CODES } from '../../../src/contract/codes'
import type { ImportLine } from '../../../src/contract/importLine'
import { importSchema } from './importSchema'

type Node = Record<string, unknown> & { properties?: Record<string, Node> }

const schema = importSchema() as Node & { $defs: Record<string, Node> }
const check = new Ajv2020({ discriminator: true, strict: false, allErrors: true }).compile(schema)
const faults = (line: unknown) =>
  check(line) ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)

/** Every property of a schema, by its path. */
function* properties(value: unknown, path: string): Generator<[string, Node]> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries((value as Node).properties ?? {})) yield [`${path}.${name}`, part]
  for (const [name, part] of Object.entries(value)) yield* properties(part, `${path}.${name}`)
}

test('docs/import.schema.json is what the contract says; npm run schema:import writes it anew', () => {
  const committed = readFileSync(join(__dirname, '../../../docs/import.schema.json'), 'utf8')
  expect(JSON.parse(committed)).toEqual(schema)
})

test('every field says what it means', () => {
  const all = [...properties(schema, '')]
  expect(all.length).toBeGreaterThan(500)
  expect(all.filter(([, { description }]) => !description).map(([path]) => path)).toEqual([])
})

test('every figure that is none of a count says its unit', () => {
  const unit = /\b(euro|m|percent|litres|degrees|kilometres|kWh|kg|figure|number)\b|m²/i
  const isFigure = ({ type, anyOf = [] }: Node): boolean =>
    type === 'number' || (anyOf as Node[]).filter((branch) => branch['type'] !== 'null').some(isFigure)
  const isTextToo = (part: Node) => JSON.stringify(part).includes('"string"')
  const figures = [...properties(schema, '')].filter(([, part]) => isFigure(part) && !isTextToo(part))
  expect(figures.length).toBeGreaterThan(100)
  expect(
    figures.filter(([, { description }]) => !unit.test(String(description))).map(([path]) => path),
  ).toEqual([])
})

test('every code of a list says what it is called', () => {
  for (const [list, codes] of Object.entries(CODES)) {
    if (list === 'Country') continue
    const { description } = schema.$defs[`${list}Code`] ?? {}
    expect([list, codes.filter((code) => !String(description).includes(`${code}: `))]).toEqual([list, []])
  }
})

describe('a line', () => {
  const lines: ImportLine[] = [
    ...demoLines({ siteId: 'demo', estates: 40, seed: 3, now: new Date('2026-06-01T10:00:00Z') }),
  ]

  it('of any kind that the demo has is as the schema says', () => {
    expect(new Set(lines.map(({ kind }) => kind)).size).toBe(13)
    for (const line of lines) expect([line.kind, faults(line)]).toEqual([line.kind, []])
  })

  const estate = lines.find(({ kind }) => kind === 'estate') as { data: object }
  it.each<[string, object]>([
    ['of no kind', { kind: 'castle', data: {} }],
    ['without data', { kind: 'estate' }],
    ['that keeps and removes', { kind: 'estate', data: estate.data, delete: 7 }],
    ['that removes a site', { kind: 'site', delete: 'demo' }],
    ['that removes by text what is known by number', { kind: 'estate', delete: '7' }],
    ['with a field that nobody knows', { kind: 'estate', data: { ...estate.data, adres: {} } }],
    ['of a menu as a draft', { kind: 'menu', delete: 1, draft: true }],
  ])('%s is not', (_, line) => expect(faults(line)).not.toEqual([]))
})

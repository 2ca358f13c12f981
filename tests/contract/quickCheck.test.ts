import type { TSchema } from '@sinclair/typebox'
import { demoLines } from 'aanbod-demo/demo'
import Ajv from 'ajv'
import { checker } from '../../src/contract/check'
import { IMPORT_KINDS, type ImportKind } from '../../src/contract/importLine'
import { PERSON_NAME, VISITOR_MESSAGE } from '../../src/contract/personName'

/** As nothing but the schema says it. */
const ajv = new Ajv({
  strict: false,
  strictNumbers: true,
  formats: { [PERSON_NAME]: true, [VISITOR_MESSAGE]: true },
})

/** The thing with each of its fields, at any depth, in turn gone or another. */
function* spoiled(whole: unknown, within: unknown = whole): Generator<unknown> {
  if (typeof within !== 'object' || within === null) return
  const fields = within as Record<string, unknown>
  for (const name of Object.keys(fields)) {
    const good = fields[name]
    for (const bad of [undefined, null, [], {}, '', -1.5, 'x'.repeat(500)]) {
      fields[name] = bad
      yield whole
    }
    fields[name] = good
    yield* spoiled(whole, good)
  }
}

const lines = [
  ...demoLines({ siteId: 'demo', estates: 12, seed: 1, now: new Date('2026-06-01T10:00:00Z') }),
] as unknown as { kind: ImportKind; data: unknown }[]

describe('the check that most things pass in a moment, and its schema as it is written', () => {
  test.each(Object.keys(IMPORT_KINDS) as ImportKind[])('agree of every %s, whole or spoiled', (kind) => {
    const schema: TSchema = IMPORT_KINDS[kind]
    const check = checker(schema)
    const fits = ajv.compile(schema)
    const things = lines.filter((line) => line.kind === kind).slice(0, 3)
    expect(things.length).toBeGreaterThan(0)
    const disagreed: unknown[] = []
    for (const { data } of things) {
      expect(check(data)).toEqual([])
      for (const each of spoiled(structuredClone(data))) {
        const sent: unknown = JSON.parse(JSON.stringify(each))
        if ((check(sent).length === 0) !== fits(sent)) disagreed.push(sent)
      }
    }
    expect(disagreed).toEqual([])
  })
})

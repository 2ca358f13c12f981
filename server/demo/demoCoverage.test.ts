import { type TSchema } from '@sinclair/typebox'
import { IMPORT_KINDS } from '../../src/contract/importLine'
import { demoLines } from './demo'

interface Shape {
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: (Shape & { type?: string })[]
}

/** The schema of a value that may be null, without the null. */
const known = (schema: Shape): Shape => {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null')
  return others?.length === 1 ? known(others[0] as Shape) : schema
}

const blank = (value: unknown): boolean =>
  value == null || value === '' || value === -1 || (Array.isArray(value) && value.length === 0)

/** Properties that are filled nowhere, and optional ones that are empty nowhere. */
const gaps = (schema: Shape, values: readonly unknown[], path: string, required: boolean): string[] => {
  const { properties, items, required: needed = [] } = known(schema)
  const filled = values.filter((value) => !blank(value))
  if (filled.length === 0) return [`never filled: ${path}`]
  const always = !required && filled.length === values.length ? [`never empty: ${path}`] : []
  const inside = Object.entries(properties ?? {}).flatMap(([key, of]) =>
    gaps(
      of,
      filled.map((value) => (value as Record<string, unknown>)[key]),
      `${path}.${key}`,
      needed.includes(key),
    ),
  )
  return [...always, ...inside, ...(items ? gaps(items, filled.flat(), `${path}[]`, true) : [])]
}

/**
 * A text is written in every language or not at all, units are estates of their own in an import, no duty of today is asked at
 * 6 or 21 percent, whoever tells costs tells them all, every picture says what it shows and every
 * room how large it is.
 */
const meant = (gap: string): boolean =>
  /\.(nl|fr|en|de)$|estate\.children$|registration_fee_(6|21)$|never empty: .*(\.notary_cost\.|pictures\[\]\.alt|rooms\[\]\.surface)/.test(
    gap,
  )

describe('300 demo estates', () => {
  it('fill every property of the contract somewhere and leave every optional one empty somewhere', () => {
    const lines = demoLines({ siteId: 'demo', estates: 300, seed: 1, now: new Date('2026-06-01T08:00:00Z') })
    const estates = [...lines].flatMap((line) =>
      line.kind === 'estate' && 'data' in line ? [line.data] : [],
    )
    const schema: TSchema = IMPORT_KINDS.estate
    expect(gaps(schema as Shape, estates, 'estate', true).filter((gap) => !meant(gap))).toEqual([])
  })
})

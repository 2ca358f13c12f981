import type { TSchema } from '@sinclair/typebox'
import { CODES, type CodeList } from '../../contract/codes'
import { Localized } from '../../contract/common'
import { CadastralIncome, Dimensions, Energy, General, Planning, Technical } from '../../contract/estateParts'
import { ListingFields } from '../../contract/listingFields'
import { TABS } from '../../contract/tabs'
import { CATALOGUE, fieldAt, fieldsOfTab } from './catalogue'
import { FIELD_GROUPS, type Field, type FieldFormat } from './field'

/** Parts of an estate that are told in words of their own and not as a labelled row. */
const SHOWN_ELSEWHERE: Record<string, string> = {
  'general.id': 'the address of the page',
  'general.parentId': 'the way back to the project',
  'general.project': 'chooses the page, project or property',
  'general.sticker': 'the sticker on the picture',
  'general.floorId': 'sorts the units of a project, and names the floor where nothing else does',
  'general.updatedAt': 'for machines',
  'general.priceBefore': 'struck through beside the price',
  'general.priceFrom': 'the prefix of the price',
  'general.period': 'the suffix of a rent',
}

interface Node extends TSchema {
  anyOf?: Node[]
  properties?: Record<string, Node>
  enum?: string[]
}

/** What a `Maybe` holds. */
const inner = (schema: Node): Node => schema.anyOf?.find((choice) => choice['type'] !== 'null') ?? schema

const keysOf = (schema: Node) => Object.keys(schema.properties ?? {})
const localizedKeys = keysOf(Localized as Node).join()
const isThing = (schema: Node) => keysOf(schema).includes('id') && keysOf(schema).includes('name')
const isLeaf = (schema: Node) =>
  !schema.properties || keysOf(schema).join() === localizedKeys || isThing(schema)

/** Dotted path and schema of everything that holds one fact. */
function leaves(schema: Node, path: string): [path: string, schema: Node][] {
  const node = inner(schema)
  if (isLeaf(node)) return [[path, node]]
  return Object.entries(node.properties ?? {}).flatMap(([name, child]) => leaves(child, `${path}.${name}`))
}

const contract = new Map(
  Object.entries({
    general: General,
    ki: CadastralIncome,
    dimensions: Dimensions,
    energy: Energy,
    energyShared: Energy,
    technical: Technical,
    planning: Planning,
    listing: ListingFields,
  }).flatMap(([part, schema]) => leaves(schema as Node, part)),
)

test('every field of the contract is catalogued, or is shown elsewhere for a reason', () => {
  const known = [...CATALOGUE.map((field) => field.path), ...Object.keys(SHOWN_ELSEWHERE)]
  expect(known.sort()).toEqual([...contract.keys()].sort())
})

test('no path is catalogued twice', () => {
  const paths = CATALOGUE.map((field) => field.path)
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

const coded = CATALOGUE.filter((field) => field.format === 'code')

test.each(coded.map((field) => [field.path, field.codes] as const))(
  '%s has the values of %s',
  (path, codes) => {
    expect(contract.get(path)?.enum).toEqual([...CODES[codes as CodeList]])
  },
)

test('a field with the values of a list is written by that list', () => {
  const lists = new Set(Object.values(CODES).map((values) => values.join()))
  const enumerated = [...contract].filter(([, schema]) => lists.has(schema.enum?.join() ?? ''))
  expect(enumerated.map(([path]) => path).sort()).toEqual(coded.map((field) => field.path).sort())
})

/** What the contract must hold for a format to be able to write it. */
const HOLDS: Record<string, readonly FieldFormat[]> = {
  boolean: ['yesNo'],
  string: ['text', 'code', 'date', 'moment', 'url'],
  number: [
    'price',
    'pricePerArea',
    'area',
    'distance',
    'energy',
    'energyTotal',
    'co2',
    'percent',
    'litre',
    'level',
    'number',
  ],
  integer: ['number', 'year'],
  object: ['localized', 'named'],
}

test.each(CATALOGUE.map((field) => [field.path, field.format] as const))(
  '%s can be written as %s',
  (path, format) => {
    const schema = contract.get(path)
    expect(HOLDS[schema?.['type'] ?? 'object']).toContain(format)
    if (format === 'named') expect(isThing(schema as Node)).toBe(true)
  },
)

test('what is told with another field is told nowhere else', () => {
  for (const { path, pairedWith = [] } of CATALOGUE) {
    for (const partner of pairedWith) expect([path, fieldAt(partner)?.tab]).toEqual([path, null])
  }
})

test('every information field is told with a field', () => {
  const told = new Set(CATALOGUE.flatMap((field) => field.pairedWith ?? []))
  const informing = CATALOGUE.map((field) => field.path).filter((path) => path.endsWith('_information'))
  expect(informing.filter((path) => !told.has(path))).toEqual(['listing.other.portals_extra_information'])
})

test('what says the same fact stands in the same tab and points at the field that goes first', () => {
  for (const { path, tab, sameAs } of CATALOGUE) {
    if (!sameAs) continue
    expect([path, fieldAt(sameAs)?.tab]).toEqual([path, tab])
    expect([path, fieldAt(sameAs)?.sameAs]).toEqual([path, undefined])
  }
})

test('a rule that hides a fact of the listing hides the same fact of the estate', () => {
  for (const { path, sameAs, hiddenWhen = [] } of CATALOGUE) {
    if (sameAs)
      expect([path, fieldAt(sameAs)?.hiddenWhen ?? []]).toEqual([
        path,
        expect.arrayContaining([...hiddenWhen]),
      ])
  }
})

describe('conditions of spec §5', () => {
  const hiddenBy = (rule: string) =>
    CATALOGUE.filter(
      ({ path, hiddenWhen = [] }) => path.startsWith('listing.') && hiddenWhen.some((name) => name === rule),
    )
      .map(({ path }) => path.replace('listing.', ''))
      .sort()

  test('for rent or rented', () => {
    expect(hiddenBy('rentOrRented')).toEqual([
      'certification.as_built_certificate',
      'certification.electrical_certificate',
      'certification.electrical_certificate_conformity',
      'certification.electrical_certificate_information',
      'planning.most_recent_destination',
      'planning.permission',
      'planning.permission_information',
      'planning.proceeding',
      'planning.proceeding_information',
      'planning.subdivision_permit',
    ])
  })

  test('a plot', () => {
    expect(hiddenBy('plot')).toEqual([
      'certification.electrical_certificate',
      'certification.electrical_certificate_conformity',
      'certification.electrical_certificate_information',
    ])
  })

  test('sold under the VAT regime: what the spec names, and what tells the same amount', () => {
    expect(hiddenBy('vatRegime')).toEqual([
      'financial.infrastructure_price',
      'financial.land_price',
      'financial.price',
      'financial.price_per_square_meter',
      'financial.purchase_price',
      'financial.return_percentage',
      'notary_cost.total',
      'notary_cost.total_including_costs',
    ])
  })
})

test('every tab but the sales representative has rows, in the order of the catalogue', () => {
  for (const tab of TABS.filter((name) => name !== 'salesRep')) {
    const fields = fieldsOfTab(tab)
    const standsIn = ({ sameAs }: Field) => fields.some(({ path }) => path === sameAs)
    const orders = fields.filter((field) => !standsIn(field)).map((field) => field.order)
    expect(orders.length).toBeGreaterThan(0)
    expect(orders).toEqual([...orders].sort((a, b) => a - b))
    // Whoever speaks for a fact, it stands in the same place.
    fields.forEach((field, place) => {
      if (standsIn(field))
        expect([fields[place - 1]?.path, fields[place - 1]?.sameAs]).toContain(field.sameAs)
    })
  }
  expect(fieldsOfTab('salesRep')).toEqual([])
})

test('every field group of spec §2 has fields', () => {
  expect([...new Set(CATALOGUE.map((field) => field.group))].sort()).toEqual([...FIELD_GROUPS].sort())
})

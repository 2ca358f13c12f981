import { estate } from '../../../tests/support/builders'
import type { EstateType } from '../../contract/codes'
import type { Estate } from '../../contract/estate'
import { HEAD_TYPE_ID } from '../../contract/ids'
import { HIDING_RULES, type HidingRule } from '../catalogue/field'
import { fromApi } from '../estate/fromApi'
import { isFloodRisk } from './flooding'
import { HIDING, isHidden } from './hidingRules'
import { violationText } from './townPlanningViolation'

const house = estate()

function hides(rule: HidingRule, value: unknown, doc: Partial<Estate> = {}): boolean {
  const shown = fromApi(estate(doc), { hiddenStatus: [] })
  if (!shown) throw new Error('Nothing is hidden here')
  return HIDING[rule]({ estate: shown, path: 'general.reference', value, locale: 'fr' })
}

const inRegion = (region: 'FLANDERS' | 'BRUSSELS' | 'WALLONIA') => ({ address: { ...house.address, region } })
const transacted = (id: number): Partial<Estate> => ({
  general: { ...house.general, transaction: { id, name: {} } },
})

test('every rule that the catalogue can name exists', () => {
  expect(Object.keys(HIDING).sort()).toEqual([...HIDING_RULES].sort())
})

test('a value is hidden as soon as one rule hides it', () => {
  const shown = fromApi(estate(), { hiddenStatus: [] })
  if (!shown) throw new Error('Nothing is hidden here')
  const subject = { estate: shown, path: 'general.reference', value: 0, locale: 'nl' } as const
  expect(isHidden(['wallonia', 'zero'], subject)).toBe(true)
  expect(isHidden(['wallonia', 'plot'], subject)).toBe(false)
  expect(isHidden([], subject)).toBe(false)
})

test.each([
  ['FLANDERS', false, false, false],
  ['BRUSSELS', false, false, false],
  ['WALLONIA', true, false, true],
] as const)('%s: empty hidden %p, filled hidden %p, never told there %p', (region, empty, filled, always) => {
  expect(hides('emptyInWallonia', undefined, inRegion(region))).toBe(empty)
  expect(hides('emptyInWallonia', 'YES', inRegion(region))).toBe(filled)
  expect(hides('wallonia', 'YES', inRegion(region))).toBe(always)
})

test('only of a building that is sold in Flanders must be said that it is not known whether it is to be renovated', () => {
  const typed = (type: EstateType) => ({ ...house.general.headType, code: type, id: HEAD_TYPE_ID[type] })
  const isLeftOut = (type: EstateType, transaction = 1, region = 'FLANDERS', value?: boolean) =>
    hides('emptyUnlessToRenovate', value, {
      ...inRegion(region as 'FLANDERS'),
      general: { ...house.general, headType: typed(type), transaction: { id: transaction, name: {} } },
    })
  const types = Object.keys(HEAD_TYPE_ID) as EstateType[]
  expect(types.filter((type) => !isLeftOut(type)).sort()).toEqual(['APARTMENT', 'COMMERCIAL', 'HOUSE'])
  expect([1, 2, 3, 4, 5, 6, 8].filter((id) => !isLeftOut('HOUSE', id))).toEqual([1, 5])
  expect(['FLANDERS', 'BRUSSELS', 'WALLONIA'].filter((region) => !isLeftOut('HOUSE', 1, region))).toEqual([
    'FLANDERS',
  ])
  // What is known is told of anything.
  expect(isLeftOut('GARAGE', 2, 'BRUSSELS', false)).toBe(false)
})

test('to rent and rented, by number or by code', () => {
  expect([1, 2, 3, 4, 5, 6, 8, 10].filter((id) => hides('rentOrRented', 'YES', transacted(id)))).toEqual([
    2, 4, 6, 8,
  ])
  expect(hides('rentOrRented', 'YES', { listing: { status: 'RENTED' } })).toBe(true)
})

test('a plot is known by its code, by the catalogue or by its number', () => {
  const { headType, ...general } = house.general
  const typed = (code: string | null, id: number) => ({
    general: { ...general, headType: { ...headType, code, id } },
  })
  expect(hides('plot', 'YES', typed('PLOT', 99))).toBe(true)
  expect(hides('plot', 'YES', { ...typed(null, 99), listing: { type: 'PLOT' } })).toBe(true)
  expect(hides('plot', 'YES', typed(null, 2))).toBe(true)
  expect(hides('plot', 'YES')).toBe(false)
})

test('only true counts as under the VAT regime', () => {
  expect(hides('vatRegime', 1, { listing: { financial: { vat_regime: true } } })).toBe(true)
  expect(hides('vatRegime', 1, { listing: { financial: { vat_regime: false } } })).toBe(false)
  expect(hides('vatRegime', 1)).toBe(false)
})

test.each([
  ['notBoolean', [true, false], ['YES', undefined, null, 0]],
  ['notTrue', [true], [false, undefined, null]],
  ['noScore', ['A', 'D'], ['', 'E', undefined, null]],
  ['undefinedValue', [false, 0], [undefined, null]],
  ['nullValue', [false, true], [undefined, null]],
  ['noEntryForLocale', [{ fr: 'Libre' }], [{ nl: 'Vrij' }, { fr: ' ' }, undefined]],
  ['sameAsPrice', [400000], [385000]],
  ['zero', [1], [0]],
] as const)('%s shows %p and hides %p', (rule, shown, hidden) => {
  expect(shown.map((value) => hides(rule, value))).toEqual(shown.map(() => false))
  expect(hidden.map((value) => hides(rule, value))).toEqual(hidden.map(() => true))
})

test('a mark goes with flooding scores after C', () => {
  expect(['A', 'B', 'C', 'D', '', undefined].filter(isFloodRisk)).toEqual(['D'])
})

test('a violation: null has its sentence, an entry its words, nothing known nothing', () => {
  expect(violationText(null, 'en')).toBe(
    'No judicial remedial measure or administrative measure was imposed.',
  )
  expect(violationText({ nl: 'Vordering' }, 'en')).toBe('Vordering')
  expect(violationText(undefined, 'en')).toBe('')
})

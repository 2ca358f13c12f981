import { LOCALES } from '../../src/contract/locales'
import { checker } from '../../src/contract/check'
import { Estate } from '../../src/contract/estate'
import { CARD_CASES } from './cases/cards'
import { COMFORT_CASES } from './cases/comfort'
import { ENERGY_CASES } from './cases/energy'
import { FINANCIAL_CASES } from './cases/financial'
import { FORMAT_CASES } from './cases/formats'
import { ONCE_CASES } from './cases/once'
import { IDLE_CASES, OPPOSITE_CASES } from './cases/opposites'
import { PLANNING_CASES } from './cases/planning'
import { REGION_CASES } from './cases/regions'
import { SOURCE_CASES } from './cases/sources'
import { TECHNICAL_CASES } from './cases/technical'
import { UNTOLD_CASES } from './cases/untold'
import type { FidelityCase } from './fidelityCase'
import { listingOf, read } from './read'

const TABLE: readonly FidelityCase[] = [
  ...CARD_CASES,
  ...FINANCIAL_CASES,
  ...TECHNICAL_CASES,
  ...FORMAT_CASES,
  ...ENERGY_CASES,
  ...ONCE_CASES,
  ...PLANNING_CASES,
  ...COMFORT_CASES,
  ...SOURCE_CASES,
  ...REGION_CASES,
  ...UNTOLD_CASES,
  ...OPPOSITE_CASES,
  ...IDLE_CASES,
]

const cases = TABLE.flatMap((line) =>
  LOCALES.flatMap((locale) => (line[locale] ? [{ locale, line, reads: line[locale] }] : [])),
)
const named = cases.map((entry) => {
  const { about, region = 'FLANDERS', status = 'FOR_SALE', source = 'own' } = entry.line
  return [`${entry.locale} · ${about} · ${region} · ${status} · ${source}`, entry] as const
})

const problems = checker(Estate)

test('the table has at least 250 lines, each with a listing of the contract', () => {
  expect(cases.length).toBeGreaterThanOrEqual(250)
  expect(
    TABLE.flatMap((line) => problems(listingOf(line)).map((problem) => ({ ...problem, about: line.about }))),
  ).toEqual([])
})

test.each(named)('%s', (_, { line, locale, reads }) => {
  expect(read(line, locale)).toEqual(reads)
})

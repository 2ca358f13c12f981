import { estate } from '../../../tests/support/builders'
import type { Estate } from '../../contract/estate'
import {
  conditionOf,
  hasLift,
  hasParking,
  hasPool,
  hasTerrace,
  isFurnished,
  isNewlyBuilt,
  takesPets,
} from './features'
import { type DomainEstate, fromApi } from './fromApi'

type Given = Parameters<typeof estate>[0]

function said<T>(of: (shown: DomainEstate) => T, given: Given): T {
  const shown = fromApi(estate(given) as Estate, { hiddenStatus: [] })
  if (!shown) throw new Error('It is shown')
  return of(shown)
}

test('of two fields that say the same the first that answers counts, as on the page', () => {
  const lift = (elevator: boolean | null, own?: boolean) =>
    said(hasLift, { technical: { elevator }, listing: { comfort: { lift: own } } })
  expect([lift(true, false), lift(null, false), lift(null, true), lift(null)]).toEqual([
    true,
    false,
    true,
    undefined,
  ])
  expect(
    said(isFurnished, { technical: { furniture: false }, listing: { comfort: { furnished: true } } }),
  ).toBe(false)
  expect(said(takesPets, { listing: { comfort: { pets_allowed: true } } })).toBe(true)
})

test('what nobody says is not known', () => {
  const all = [hasLift, isFurnished, takesPets, hasPool, hasTerrace, hasParking, isNewlyBuilt, conditionOf]
  expect(all.map((of) => said<unknown>(of, {}))).toEqual(all.map(() => undefined))
})

test('a terrace is told by its surface, its side to the sun or its room', () => {
  expect(said(hasTerrace, { listing: { other: { terrace_surface: 12 } } })).toBe(true)
  expect(said(hasTerrace, { listing: { other: { terrace_orientation: 'S' } } })).toBe(true)
  expect(said(hasTerrace, { listing: { other: { terrace_surface: 0 } } })).toBeUndefined()
})

test('a place to park is any of three', () => {
  expect(said(hasParking, { listing: { other: { carports_count: 1 } } })).toBe(true)
  expect(said(hasParking, { listing: { other: { garages_count: 0 } } })).toBeUndefined()
})

test('new is what is said to be, or is in that state', () => {
  expect(said(isNewlyBuilt, { technical: { newBuilding: true } })).toBe(true)
  expect(said(isNewlyBuilt, { listing: { construction: { condition: 'NEW' } } })).toBe(true)
  expect(said(isNewlyBuilt, { technical: { newBuilding: false, condition: 'RENEWED' } })).toBeUndefined()
})

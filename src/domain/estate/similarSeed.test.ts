import fc from 'fast-check'
import { arbitraryEstate } from '../../../tests/support/arbitraryEstate'
import { estate } from '../../../tests/support/builders'
import { checker } from '../../contract/check'
import type { Estate } from '../../contract/estate'
import { SearchBody } from '../../contract/search'
import { fromApi } from './fromApi'
import { similarSearches } from './similarSearches'
import { similarSeed } from './similarSeed'

const house = estate()

function seedOf(doc: Partial<Estate> = {}) {
  const shown = fromApi(estate(doc), { hiddenStatus: [] })
  if (!shown) throw new Error('Nothing is hidden here')
  return similarSeed(shown)
}

const searches = (doc: Partial<Estate> = {}, hidden: number[] = []) => similarSearches(seedOf(doc), hidden)

test('the municipality around the price first, then the region, then further from the price', () => {
  expect(searches().map(({ reason }) => reason)).toEqual(['cityPrice', 'regionPrice', 'city', 'region'])
  expect(searches()[0]?.body.query).toEqual({
    terms: { 'general.headType.id': [1], 'listing.status': ['FOR_SALE'], 'address.city.id': [44021] },
    not: { 'general.id': [7] },
    range: { 'general.price': { gte: 308000, lte: 462000 } },
  })
})

test('even at the last resort nothing is offered at more than twice or less than half the price', () => {
  expect(searches().at(-1)?.body.query?.range).toEqual({ 'general.price': { gte: 192500, lte: 770000 } })
})

test('who looks at a sold house wants one for sale, and is not told what this one cost', () => {
  const sold = { ...house.general, transaction: { id: 1, name: { nl: 'Verkocht' } } }
  const seed = seedOf({ guid: '2f1c', general: sold })
  expect(seed.status).toBe('FOR_SALE')
  expect(seed).not.toHaveProperty('price')
  expect(searches({ guid: '2f1c', general: sold }).map(({ reason }) => reason)).toEqual(['city', 'region'])
})

test('a hidden address is searched like any other: never by its position', () => {
  const hidden = { address: { ...house.address, visible: false } }
  expect(JSON.stringify(searches(hidden))).not.toMatch(/geo|lat|lon|Kouter/)
})

test('a unit does not find its own project, and nobody finds a hidden status', () => {
  const unit = { general: { ...house.general, parentId: 20 } }
  expect(searches(unit, [9])[0]?.body.query?.not).toEqual({ 'general.id': [20], 'status.id': [9] })
})

test('without a region there is only the municipality', () => {
  const abroad = { address: { ...house.address, region: null, country: { id: 'NL' as const } } }
  expect(searches(abroad).map(({ reason }) => reason)).toEqual(['cityPrice', 'city'])
})

test('any listing gives searches that the site API takes', () => {
  const check = checker(SearchBody)
  fc.assert(
    fc.property(arbitraryEstate, (doc) => {
      const shown = fromApi(doc, { hiddenStatus: [] })
      const bodies = shown ? similarSearches(similarSeed(shown), [9]) : []
      expect(bodies.flatMap(({ body }) => check(body))).toEqual([])
    }),
    { numRuns: 50 },
  )
})

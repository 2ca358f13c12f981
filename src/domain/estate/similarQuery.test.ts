import fc from 'fast-check'
import { arbitraryEstate } from '../../../tests/support/arbitraryEstate'
import { estate } from '../../../tests/support/builders'
import { checker } from '../../contract/check'
import type { Estate } from '../../contract/estate'
import { Query } from '../../contract/search'
import { fromApi } from './fromApi'
import { similarQuery } from './similarQuery'

const house = estate()

function similar(doc: Partial<Estate> = {}) {
  const shown = fromApi(estate(doc), { hiddenStatus: [] })
  if (!shown) throw new Error('Nothing is hidden here')
  return similarQuery(shown)
}

test('same type and offer, nearby, around the price, and not itself', () => {
  expect(similar()).toEqual({
    terms: { 'general.headType.id': [1], 'general.transaction.id': [1] },
    not: { 'general.id': [7] },
    range: { 'general.price': { gte: 288750, lte: 481250 } },
    geoDistance: { km: 15, lat: 51.0498, lon: 3.7263 },
  })
})

test('who looks at a sold house wants one for sale', () => {
  const sold = { ...house.general, transaction: { id: 1, name: { nl: 'Verkocht' } } }
  expect(similar({ guid: '2f1c', general: sold }).terms?.['general.transaction.id']).toEqual([3])
})

test('a hidden address is searched by its municipality', () => {
  const hidden = similar({ address: { ...house.address, visible: false } })
  expect(hidden).not.toHaveProperty('geoDistance')
  expect(hidden.terms?.['address.city.id']).toEqual([44021])
})

test('a unit does not find its own project', () => {
  expect(similar({ general: { ...house.general, parentId: 20 } }).not).toEqual({ 'general.id': [20] })
})

test('any listing gives a search that the site API takes', () => {
  const check = checker(Query)
  fc.assert(
    fc.property(arbitraryEstate, (doc) => {
      const shown = fromApi(doc, { hiddenStatus: [] })
      expect(shown && check(similarQuery(shown))).toEqual([])
    }),
    { numRuns: 50 },
  )
})

import { estate } from '../../../tests/support/builders'
import { fromApi } from './fromApi'
import { isNew, publishedOn } from './newness'

const at = (moment: string) => Date.parse(moment)

test('a listing is new for fourteen days', () => {
  expect(isNew('2026-05-01', at('2026-05-01T08:00:00Z'))).toBe(true)
  expect(isNew('2026-05-01', at('2026-05-15T23:59:00Z'))).toBe(true)
  expect(isNew('2026-05-01', at('2026-05-16T00:00:00Z'))).toBe(false)
})

test('without a day, or with one that is none, it is not', () => {
  expect(isNew(undefined, at('2026-05-01T08:00:00Z'))).toBe(false)
  expect(isNew('soon', at('2026-05-01T08:00:00Z'))).toBe(false)
})

test('what can no longer be had has no such day', () => {
  const { general } = estate()
  const published = (transaction: number) => {
    const own = {
      ...general,
      publicationDate: '2026-05-01T10:00:00Z',
      transaction: { id: transaction, name: {} },
    }
    const listing = fromApi(estate({ general: own }), { hiddenStatus: [] })
    return listing && publishedOn(listing)
  }
  expect([1, 2, 3].map(published)).toEqual(['2026-05-01', '2026-05-01', '2026-05-01'])
  expect([5, 6, 10].map(published)).toEqual([undefined, undefined, undefined])
})

import type { EstateType } from '../../contract/codes'
import { inEveryLanguage } from '../../contract/inEveryLanguage'
import type { LandingPlace } from './landingPlaces'
import type { LandingRow } from './landingRow'
import { type Landing, landings, namedOnList } from './landings'

const place = (code: string, zip: string, over: Partial<LandingPlace> = {}): LandingPlace => ({
  name: inEveryLanguage(() => code),
  isProvince: false,
  asked: { place: code },
  holds: (row) => row.zip === zip,
  ...over,
})
const GENT = place('gent', '9000', { at: { lat: 51.05, lon: 3.72 }, province: 'oost' })
const AALST = place('aalst', '9300', { at: { lat: 50.94, lon: 4.04 }, province: 'oost' })
const NAMUR = place('namur', '5000', { at: { lat: 50.47, lon: 4.87 } })
const EAST = place('oost', '', { isProvince: true, holds: ({ zip }) => zip.startsWith('9') })
const PLACES = [GENT, AALST, NAMUR, EAST]

type Said = [zip: string, type: EstateType | undefined, price?: number, perArea?: number]
const of = (rows: readonly Said[], places = PLACES) => {
  const all = rows.map(([zip, type, price, perArea], at): [number, LandingRow] => [
    at + 1,
    { type, country: 'BE', zip, city: 1, ...(price && { price }), ...(perArea && { perArea }) },
  ])
  return landings({ ids: all.map(([id]) => id) }, new Map(all), places)
}
const times = (count: number, ...said: Said): Said[] => Array.from({ length: count }, () => said)
const names = (all: readonly Landing[]) =>
  all.map(({ asked, kind, total }) => `${'place' in asked ? asked.place : asked.city} ${kind} ${total}`)

test('a kind in a place has a page from three listings on, and none below', () => {
  expect(names(of(times(2, '9000', 'HOUSE')))).toEqual([])
  expect(names(of(times(3, '9000', 'HOUSE')))).toEqual(['gent HOUSE 3'])
})

test('everything in a place has one where no kind is all of it', () => {
  expect(names(of([...times(3, '9000', 'HOUSE'), ...times(1, '9000', 'GARAGE')]))).toEqual([
    ...['gent HOUSE 3', 'gent ANY 4'],
  ])
  expect(names(of([...times(2, '9000', 'HOUSE'), ...times(1, '9000', undefined)]))).toEqual(['gent ANY 3'])
})

test('a province has one where no town has all of it', () => {
  const all = of([...times(3, '9000', 'HOUSE'), ...times(1, '9300', 'HOUSE')])
  expect(names(all)).toEqual(['gent HOUSE 3', 'oost HOUSE 4'])
  expect(names(of(times(4, '9000', 'HOUSE')))).toEqual(['gent HOUSE 4'])
})

test('what lies nowhere that is known is on no page', () => {
  expect(of(times(5, '1111', 'HOUSE'))).toEqual([])
  expect(of(times(5, '9000', 'HOUSE'), [])).toEqual([])
  expect(of([])).toEqual([])
})

test('the first fifteen stand on it in the order of the list, of each language where that differs', () => {
  const rows = new Map(
    Array.from({ length: 40 }, (_, at): [number, LandingRow] => [
      at,
      { type: 'HOUSE', country: 'BE', zip: at % 2 ? '9000' : '5000', city: 1 },
    ]),
  )
  const ids = [...rows.keys()]
  const odd = ids.filter((id) => id % 2)
  const [first] = landings({ ids }, rows, [GENT])
  expect(first?.found).toEqual({ ids: odd.slice(0, 15) })
  const backwards = [...ids].reverse()
  const byLanguage = { nl: ids, fr: backwards, en: ids, de: ids }
  const [other] = landings({ ids, byLanguage }, rows, [GENT])
  expect(other?.found.byLanguage?.fr).toEqual([...odd].reverse().slice(0, 15))
  expect(other?.found.byLanguage?.nl).toEqual(odd.slice(0, 15))
  expect(new Set(other?.found.ids)).toEqual(new Set(odd))
})

test('prices are told of those that tell one, a median where ten do', () => {
  const nine = Array.from({ length: 9 }, (_, at): Said => ['9000', 'HOUSE', (at + 1) * 1000, 100 + at])
  const [few] = of([...nine, ...times(1, '9000', 'HOUSE')])
  expect(few?.prices).toEqual({ told: 9, low: 1000, high: 9000 })
  expect(few?.perArea).toBeUndefined()
  const [more] = of([...nine, ['9000', 'HOUSE', 100_000, 900]])
  expect(more?.prices).toEqual({ told: 10, low: 1000, high: 100_000, median: 5500 })
  expect(more?.perArea).toBe(105)
  expect(of(times(3, '9000', 'HOUSE'))[0]?.prices).toBeUndefined()
})

test('it leads to the nearest towns, to other kinds, and between a province and its towns', () => {
  const all = of([
    ...times(3, '9000', 'HOUSE'),
    ...times(3, '9000', 'APARTMENT'),
    ...times(4, '9300', 'HOUSE'),
    ...times(3, '5000', 'HOUSE'),
  ])
  const [house, flat] = all
  const told = (links: Landing['near'] = []) => links.map(({ name, kind, total }) => [name.nl, kind, total])
  expect(told(house?.near)).toEqual([['aalst', 'HOUSE', 4]])
  expect(told(house?.kinds)).toEqual([
    ['gent', 'APARTMENT', 3],
    ['gent', 'ANY', 6],
  ])
  expect(house?.wider).toMatchObject({ isProvince: true, kind: 'HOUSE', total: 7 })
  expect(flat?.wider).toBeUndefined()
  const province = all.find(({ isProvince, kind }) => isProvince && kind === 'HOUSE')
  expect(told(province?.towns)).toEqual([
    ['aalst', 'HOUSE', 4],
    ['gent', 'HOUSE', 3],
  ])
})

test('a list leads to its largest towns and to provinces, and to every town that no province leads to', () => {
  const zips = Array.from({ length: 9 }, (_, at) => String(9100 + at))
  const east = zips.map((zip) => place(`o${zip}`, zip, { province: 'oost' }))
  const rows = [...zips.flatMap((zip) => times(3, zip, 'HOUSE')), ...times(3, '5000', 'HOUSE')]
  const far = place('zottegem', '5000')
  const [houses] = namedOnList(of(rows, [...east, far, EAST]))
  const called = houses?.map(({ name }) => name.nl)
  expect(called).toHaveLength(8)
  expect(called).toEqual(expect.arrayContaining(['zottegem', 'oost']))
  expect(namedOnList([])).toEqual([])
})

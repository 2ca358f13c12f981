import { offeredRadii, radiusOf, withRadius } from './placeRadius'

const middle = { lat: 51.05, lon: 3.7167 }
const known = {
  places: [
    { code: 'gent-9000', kind: 'municipality' as const, ...middle },
    { code: 'prov-luik', kind: 'province' as const, lat: 50.6, lon: 5.6 },
  ],
  locations: [{ id: 44021, place: 'gent-9000' }, { id: 7 }],
}

it.each([
  [{ city: [44021] }, { code: 'gent-9000', km: 0 }],
  [{ place: ['gent-9000'] }, { code: 'gent-9000', km: 0 }],
  [{ place: ['gent-9000~10'] }, { code: 'gent-9000', km: 10 }],
  [{ geoRange: { km: 20, ...middle } }, { code: 'gent-9000', km: 20 }],
])('%j may reach further', (filter, radius) => {
  expect(radiusOf(filter, known)).toEqual(radius)
})

it.each([
  {},
  { place: ['prov-luik'] },
  { place: ['gent-9000', 'aalst-9300'] },
  { city: [44021], place: ['aalst-9300'] },
  { city: [7] },
  { place: ['nobody-knows'] },
  { geoRange: { km: 1.234, ...middle } },
  { geoRange: { km: 10, lat: 50, lon: 4 } },
])('%j has no place to reach further around', (filter) => {
  expect(radiusOf(filter, known)).toBeUndefined()
})

it('asks so many kilometres around the place, in place of what was asked of it', () => {
  expect(withRadius({ code: 'gent-9000', km: 10 })).toEqual({
    city: undefined,
    geoRange: undefined,
    place: ['gent-9000~10'],
  })
  expect(withRadius({ code: 'gent-9000', km: 0 }).place).toEqual(['gent-9000'])
})

it('offers the distance that was typed beside its own', () => {
  expect(offeredRadii(0)).toEqual([0, 5, 10, 15, 20, 50])
  expect(offeredRadii(30)).toEqual([0, 5, 10, 15, 20, 30, 50])
})

import { inEveryLanguage } from '../../contract/inEveryLanguage'
import type { NamedPlace } from '../../contract/estateMap'
import { landingPlaces } from './landingPlaces'

const named = (code: string, kind: NamedPlace['kind'], over: Partial<NamedPlace> = {}): NamedPlace => ({
  code,
  kind,
  zip: '',
  name: inEveryLanguage(() => code),
  lat: null,
  lon: null,
  ...over,
})
const GAZETTEER = new Map(
  [
    named('gent-9000', 'municipality', {
      zip: '9000',
      zips: '9000-9052',
      within: ['a', 'oost'],
      lat: 51,
      lon: 3.7,
    }),
    named('gentbrugge', 'part', { zip: '9050', zips: '9050', within: ['gent-9000', 'a', 'oost'] }),
    named('a', 'arrondissement', { zips: '9000-9099' }),
    named('oost', 'province', { zips: '9000-9999', within: ['vlaanderen'] }),
  ].map((place) => [place.code, place]),
)
const location = (id: number, zip: string, name: string, place?: string) => ({
  id,
  zip,
  name,
  count: 1,
  ...(place && { place }),
})
const at = (zip: string, city = 1, country = 'BE') => ({ zip, city, country })

test('parts of a municipality are one town, in its province', () => {
  const [gent, east, ...others] = landingPlaces(
    [location(1, '9050', 'Gentbrugge', 'gentbrugge'), location(2, '9000', 'Gent', 'gent-9000')],
    GAZETTEER,
  )
  expect(others).toEqual([])
  expect(gent).toMatchObject({ asked: { place: 'gent-9000' }, province: 'oost', at: { lat: 51, lon: 3.7 } })
  expect(east).toMatchObject({ asked: { place: 'oost' }, isProvince: true })
  expect([at('9050'), at('9099'), at('9000', 1, 'NL')].map((row) => gent?.holds(row))).toEqual([
    ...[true, false, false],
  ])
  expect(east?.holds(at('9099'))).toBe(true)
})

test('where the gazetteer is silent, a town is what the listings say', () => {
  const [town, ...others] = landingPlaces([location(7, '75001', 'Paris')], new Map())
  expect(others).toEqual([])
  expect(town).toMatchObject({ asked: { city: 7 }, name: { nl: 'Paris', de: 'Paris' }, isProvince: false })
  expect([town?.holds(at('x', 7, 'FR')), town?.holds(at('75001', 8))]).toEqual([true, false])
})

test('towns that are called alike are told apart, and one by no letters of an address is called by its code', () => {
  const zips = landingPlaces(
    [
      location(1, '9120', 'Beveren'),
      location(2, '8800', 'Beveren'),
      location(3, '1000', '北京'),
      location(4, '', '北京'),
      location(5, '9000', "Ham-sur-Heure l'Église"),
    ],
    new Map(),
  ).map(({ asked, zip }) => [asked, zip])
  expect(zips).toEqual([
    [{ city: 1 }, '9120'],
    [{ city: 2 }, '8800'],
    [{ city: 3 }, '1000'],
    [{ city: 5 }, undefined],
  ])
})

test('of nothing there is none', () => expect(landingPlaces([], new Map())).toEqual([]))

import type { NamedPlace } from '../../contract/estateMap'
import fc from 'fast-check'
import { anyFilter } from '../../../tests/support/arbitraryFilter'
import { filterWords } from '../../../tests/support/filterWords'
import { LOCALES } from '../../contract/locales'
import { chipCount, filterChips, saidChips } from './filterChips'
import type { FilterNames } from './filterNames'
import { printSearch } from './printSearch'
import { alone, conditionsOf, pairRelaxations, relaxations } from './relaxations'
import { viewArea } from '../map/viewArea'
import { canonical, NO_FILTER, type SearchFilter } from './searchFilter'

const names: FilterNames = {
  headTypes: [
    {
      id: 1,
      name: { nl: 'Woning', fr: 'Habitation' },
      count: 4,
      subTypes: [{ id: 102, name: { nl: 'Landhuis' }, count: 1 }],
    },
  ],
  locations: [{ id: 44021, zip: '9000', name: 'Gent', alias: { fr: 'Gand' }, count: 3 }],
}
const none: FilterNames = { headTypes: [], locations: [] }
const search = (filter: Partial<SearchFilter>) => canonical({ ...NO_FILTER, ...filter })
const labels = (filter: Partial<SearchFilter>, locale: 'nl' | 'fr' | 'en' | 'de', known = names) =>
  filterChips(search(filter), known, locale, filterWords(locale)).map(({ label }) => label)

test('a search is said as the filter has its parts, what is on offer first', () => {
  const filter = search({ city: [44021], priceMax: 300_000, type: [1], status: [1], bedMin: 2, garden: true })
  const said = saidChips(filter, names, 'nl', filterWords('nl'))
  expect(said.map(({ label }) => label)).toEqual([
    'Te koop',
    '9000 Gent',
    'Woning',
    'tot € 300.000',
    'minstens 2 slaapkamers',
    'Tuin',
  ])
})

test('what one can move into as it is, is one wish, and is taken off as one', () => {
  const ready = ['GOOD_CONDITION', 'EXCELLENT_CONDITION', 'NEW', 'RENEWED']
  const filter = search({ condition: ready, garden: true })
  const [first, ...others] = filterChips(filter, none, 'nl', filterWords('nl'))
  expect([first, ...others].map((chip) => chip?.label).sort()).toEqual(['Staat: instapklaar', 'Tuin'])
  const chip = [first, ...others].find((one) => one?.condition === 'condition')
  expect(printSearch(chip?.without ?? filter)).toBe('garden=1')
  expect(labels({ condition: ready.slice(1) }, 'nl')).toHaveLength(3)
})

test('as many are counted as are shown', () => {
  const ready = ['GOOD_CONDITION', 'EXCELLENT_CONDITION', 'NEW', 'RENEWED']
  const some = { city: [44021], type: [1], subType: [102], status: [1, 2], priceMax: 300_000 }
  expect(chipCount(NO_FILTER)).toBe(0)
  for (const filter of [some, { ...some, condition: ready }, { ...some, condition: ready.slice(1) }])
    expect(chipCount(search(filter))).toBe(labels(filter, 'nl').length)
  expect(chipCount(search(some))).toBe(6)
})

describe('chips of the active filters', () => {
  test('in Dutch', () => {
    const filter = {
      country: ['BE'],
      city: [44021],
      priceMin: 1250.5,
      priceMax: 300_000,
      type: [1],
      subType: [102],
      status: [2, 1],
      bedrooms: [1, 6],
      bedMin: 2,
    }
    expect(labels(filter, 'nl')).toEqual([
      'België',
      '9000 Gent',
      'vanaf € 1.250,50',
      'tot € 300.000',
      'Woning',
      'Landhuis',
      'Te koop',
      'Te huur',
      '1 slaapkamer',
      '6+ slaapkamers',
      'minstens 2 slaapkamers',
    ])
  })

  test('a circle is around what stands in its middle, once that is known', () => {
    const towns = [
      ['Gent', 51.05, 3.7167, 265_000, { fr: 'Gand', en: 'Ghent' }],
      ['Antwerpen', 51.22, 3.7167, 530_000, { fr: 'Anvers', en: 'Antwerp' }],
    ] as const
    const around = (lat: number, locale: 'nl' | 'fr' | 'en' | 'de') =>
      labels({ geoRange: { km: 10, lat, lon: 3.7167 } }, locale, { ...none, towns })
    expect(around(51.05, 'nl')).toEqual(['10 km rond Gent'])
    expect(around(51.05, 'fr')).toEqual(['10 km autour de Gand'])
    expect(around(51.22, 'fr')).toEqual(['10 km autour d’Anvers'])
    expect(around(51.05, 'en')).toEqual(['10 km around Ghent'])
    expect(around(51.05, 'de')).toEqual(['10 km um Gent'])
    expect(around(51.15, 'nl')).toEqual(['binnen 10 km'])
  })

  test('a window that was in sight is not said to be drawn', () => {
    const window = viewArea({ west: 3.5, south: 50.9, east: 3.9, north: 51.2 })
    const said = (locale: 'nl' | 'fr' | 'en' | 'de') => labels({ area: window }, locale)
    expect([said('nl'), said('fr'), said('en'), said('de')].flat()).toEqual([
      'in dit kaartbeeld',
      'dans cette partie de la carte',
      'in this part of the map',
      'in diesem Kartenausschnitt',
    ])
    expect(labels({ area: window.slice(1) }, 'nl')).toEqual(['op de kaart getekend'])
  })

  test('a place of the map is called by the town near its middle and its size, where that is known', () => {
    const window = viewArea({ west: 3.5, south: 50.9, east: 3.9, north: 51.2 })
    const ghent: NamedPlace = {
      ...{ code: 'gent-9000', kind: 'municipality', zip: '9000', lat: 51.05, lon: 3.7167 },
      name: { nl: 'Gent', fr: 'Gand', en: 'Ghent' },
    }
    const said = (area: typeof window, locale: 'nl' | 'fr' | 'en' | 'de') =>
      labels({ area }, locale, { ...none, places: [ghent] })
    expect([said(window, 'nl'), said(window, 'fr'), said(window, 'en'), said(window, 'de')].flat()).toEqual([
      'kaart rond Gent, 28 × 33 km',
      'carte autour de Gand, 28 × 33 km',
      'map around Ghent, 28 × 33 km',
      'Karte um Gent, 28 × 33 km',
    ])
    const small = viewArea({ west: 3.71, south: 51.04, east: 3.72, north: 51.05 })
    expect(said(small.slice(1), 'fr')).toEqual(['zone dessinée autour de Gand, 0,7 × 1,1 km'])
  })

  test('a place is called by its name, with what tells it from others', () => {
    const named = (code: string, kind: NamedPlace['kind'], zip: string, nl: string, fr: string) => ({
      ...{ code, kind, zip, lat: null, lon: null },
      name: { nl, fr },
    })
    const places = [
      named('gent-9000', 'municipality', '9000', 'Gent', 'Gand'),
      named('kust', 'area', '', 'Belgische kust', 'Côte belge'),
      named('laken-1020', 'part', '1020', 'Laken', 'Laeken'),
      named('prov-luik', 'province', '', 'Luik', 'Liège'),
    ]
    const place = ['gent-9000', 'kust', 'laken-1020', 'prov-luik']
    const said = (locale: 'nl' | 'fr', names = {}) => labels({ place }, locale, { ...none, ...names })
    expect(said('nl', { places })).toEqual(['Gent', 'Belgische kust', '1020 Laken', 'Luik (provincie)'])
    expect(said('fr', { places })).toEqual(['Gand', 'Côte belge', '1020 Laeken', 'Liège (province)'])
    expect(said('nl', { areComing: true })).toEqual([])
    expect(said('nl')).toEqual(place)
  })

  test('in the language of the page', () => {
    const filter = { city: [44021], priceMax: 900, bedrooms: [0] }
    expect(labels(filter, 'fr')).toEqual(['9000 Gand', 'jusqu’à € 900', '0 chambre'])
    expect(labels({ geoRange: { km: 7.5, lat: 51, lon: 3 }, bedMin: 1 }, 'de')).toEqual([
      'im Umkreis von 7,5 km',
      'mindestens 1 Schlafzimmer',
    ])
    expect(labels({ bedrooms: [0, 1], bedMin: 6 }, 'en')).toEqual([
      '0 bedrooms',
      '1 bedroom',
      'at least 6 bedrooms',
    ])
  })

  test('a filter that has no words of its own is called by its name', () => {
    const filter = { livingAreaMin: 100, livingAreaMax: 149.99, energy: 'C', garden: true } as const
    expect(labels(filter, 'nl')).toEqual([
      'Bewoonbare oppervlakte vanaf 100 m²',
      'Bewoonbare oppervlakte tot 150 m²',
      'Energielabel C of beter',
      'Tuin',
    ])
    expect(labels(filter, 'fr')).toEqual([
      'Surface habitable à partir de 100 m²',
      'Surface habitable jusqu’à 150 m²',
      'Label énergétique C ou mieux',
      'Jardin',
    ])
    expect(labels(filter, 'en')).toEqual([
      'Living area from 100 m²',
      'Living area up to 150 m²',
      'Energy label C or better',
      'Garden',
    ])
    expect(labels(filter, 'de')).toEqual([
      'Wohnfläche ab 100 m²',
      'Wohnfläche bis 150 m²',
      'Energieklasse C oder besser',
      'Garten',
    ])
  })

  test('what the options do not name is named by its code, else by its number', () => {
    const filter = { city: [5], type: [3, 77], subType: [102, 9999], status: [3, 4] }
    expect(labels(filter, 'en', none)).toEqual([
      'town 5',
      'Apartment',
      'type 77',
      'Villa',
      'type 9999',
      'For take-over',
      'Sold',
    ])
  })

  test('a town is not called by its number while its name is on its way', () => {
    const filter = { city: [5, 44021], priceMax: 900 }
    expect(labels(filter, 'nl', { ...names, areComing: true })).toEqual(['9000 Gent', 'tot € 900'])
    expect(labels(filter, 'nl')).toEqual(['gemeente 5', '9000 Gent', 'tot € 900'])
  })

  test('taking a chip off gives the address of never having set it', () => {
    const [ghent, three] = filterChips(search({ city: [44021], bedMin: 3 }), names, 'nl', filterWords('nl'))
    expect(printSearch(ghent?.without ?? NO_FILTER)).toBe('bed-min=3')
    expect(printSearch(three?.without ?? NO_FILTER)).toBe('city=44021')
    const [first] = filterChips(search({ type: [1, 3] }), names, 'nl', filterWords('nl'))
    expect(first).toMatchObject({ id: 'type-1', condition: 'type', without: { type: [3] } })
  })

  test('taking all chips off, in any order, ends with the whole list in the order chosen', () => {
    fc.assert(
      fc.property(
        anyFilter,
        fc.constantFrom(...LOCALES),
        fc.infiniteStream(fc.nat()),
        (given, locale, picks) => {
          let filter = canonical(given)
          for (;;) {
            const chips = filterChips(filter, names, locale, filterWords(locale))
            expect(chips.every(({ label }) => label.trim() !== '')).toBe(true)
            expect(new Set(chips.map(({ id }) => id)).size).toBe(chips.length)
            const chip = chips[picks.next().value % chips.length]
            if (!chip) break
            expect(filterChips(chip.without, names, locale, filterWords(locale))).toHaveLength(
              chips.length - 1,
            )
            filter = chip.without
          }
          expect(filter).toEqual({ sortType: given.sortType, sortOrder: given.sortOrder })
        },
      ),
    )
  })
})

describe('what to relax when nothing is found', () => {
  test('a circle reaches further before it is let go', () => {
    const geoRange = { km: 10, lat: 51.05, lon: 3.7167 }
    const wider = relaxations(search({ geoRange, garden: true })).filter(({ km }) => km)
    expect(wider.map(({ filter }) => [filter.geoRange?.km, filter.garden])).toEqual([
      [25, true],
      [50, true],
    ])
    const [place] = relaxations(search({ place: ['gent-9000~30'] }))
    expect(place).toMatchObject({ dropped: 'place', km: 50, filter: { place: ['gent-9000~50'] } })
    expect(relaxations(search({ place: ['gent-9000'] })).some(({ km }) => km)).toBe(false)
  })

  test('a town is taken with what lies around it, and nothing larger is', () => {
    const townOf = (one: number | string) => (one === 44021 || one === 'gent-9000' ? 'gent-9000' : undefined)
    for (const where of [{ city: [44021] }, { place: ['gent-9000'] }]) {
      const [first] = relaxations(search({ ...where, garden: true }), townOf)
      expect(first).toMatchObject({ km: 10, filter: { place: ['gent-9000~10'], garden: true } })
      expect(first?.filter.city).toBeUndefined()
    }
    expect(relaxations(search({ place: ['limburg'] }), townOf).some(({ km }) => km)).toBe(false)
  })

  test('of several places each reaches further, what is larger stays', () => {
    const townOf = (one: number | string) => (one === 'gent-9000' || one === 'damme-8340' ? one : undefined)
    const wider = (...place: string[]) =>
      relaxations(search({ place }), townOf)
        .filter(({ km }) => km)
        .map(({ filter }) => filter.place?.join())
    const both = ['damme-8340~10,gent-9000~10', 'damme-8340~25,gent-9000~25', 'damme-8340~50,gent-9000~50']
    expect(wider('gent-9000', 'damme-8340')).toEqual(both)
    expect(wider('gent-9000', 'limburg')[0]).toBe('gent-9000~10,limburg')
    expect(wider('damme-8340', 'gent-9000~25')).toEqual([
      'damme-8340~10,gent-9000~25',
      'damme-8340~25,gent-9000~25',
      'damme-8340~50,gent-9000~50',
    ])
  })

  test('Brussels may be the city or its region of nineteen municipalities', () => {
    const townOf = (one: number | string) =>
      one === 21004 || one === 'brussel-1000' ? 'brussel-1000' : undefined
    for (const where of [{ city: [21004] }, { place: ['brussel-1000'] }]) {
      const [first] = relaxations(search({ ...where, garden: true }), townOf)
      expect(first).toMatchObject({ isLarger: true, filter: { place: ['brussel'], garden: true } })
      expect(first?.filter.city).toBeUndefined()
    }
    expect(relaxations(search({ place: ['brussel'] }), townOf).some(({ isLarger }) => isLarger)).toBe(false)
  })

  test('each condition in turn, the order kept', () => {
    const filter = search({ city: [1, 2], priceMin: 1, priceMax: 2, sortType: 'price' })
    const order = { sortType: 'price', sortOrder: 'DESC' }
    expect(relaxations(filter)).toEqual([
      { dropped: 'city', filter: { priceMin: 1, priceMax: 2, ...order } },
      { dropped: 'priceMin', filter: { city: [1, 2], priceMax: 2, ...order } },
      { dropped: 'priceMax', filter: { city: [1, 2], priceMin: 1, ...order } },
    ])
  })

  test('two conditions at once, where a third is left', () => {
    const dropped = (filter: SearchFilter, meeting?: number[]) =>
      pairRelaxations(filter, meeting).map((pair) => pair.dropped.join('+'))
    expect(dropped(search({ city: [1], garden: true }))).toEqual([])
    expect(dropped(search({ city: [1], garden: true, lift: true }))).toEqual([
      'city+garden',
      'city+lift',
      'garden+lift',
    ])
  })

  test('of many conditions the pairs of the six that fewest listings meet', () => {
    const many = search({
      ...{ city: [1], priceMax: 9, type: [1], bedMin: 6, energy: 'A', garden: true, lift: true, pool: true },
    })
    const pairs = pairRelaxations(many, [1, 900, 2, 3, 4, 800, 5, 6])
    expect(pairs).toHaveLength(15)
    expect(pairs.flatMap((pair) => pair.dropped)).not.toContain('priceMax')
    expect(pairs.flatMap((pair) => pair.dropped)).not.toContain('garden')
    expect(conditionsOf(alone(many, 'pool'))).toEqual(['pool'])
  })

  test('a search without conditions has nothing to relax', () => {
    expect(relaxations(search({ sortType: 'city' }))).toEqual([])
  })
})

test.each([
  [749_999.99, 'tot € 750.000'],
  [750_000, 'tot € 750.000'],
  [1250.5, 'tot € 1.250,50'],
])('a highest price of %p is worded as it was chosen', (priceMax, label) => {
  expect(labels({ priceMax }, 'nl')).toEqual([label])
})

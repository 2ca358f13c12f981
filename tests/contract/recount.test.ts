import type { AddressInfo } from 'node:net'
import { LOCALES } from '../../src/contract/locales'
import type { CountedRange } from '../../src/contract/search'
import { cityName } from '../../src/domain/address'
import { fromApi } from '../../src/domain/estate/fromApi'
import { asFound } from '../../src/domain/search/asFound'
import { listedCard } from '../../src/domain/search/listedCard'
import { mapPins } from '../../src/domain/search/mapPins'
import { parseSearch } from '../../src/domain/search/parseSearch'
import { NO_FILTER } from '../../src/domain/search/searchFilter'
import { filteredQuery, searchQuery } from '../../src/domain/search/searchQuery'
import { mergedOptions, optionSearches } from '../../src/state/search/optionSearches'
import { NO_RANGE, postEstateFilters, postEstateMap, postEstates } from '../../src/siteApi/estates'
import { apiClient } from '../../src/siteApi/http'
import { demoLines } from 'aanbod-demo/demo'
import { listPages } from 'aanbod-demo/site/listPages'
import { databases } from '../support/databases'
import {
  addressOf,
  anyChoice,
  AMOUNT_NAMES,
  amountsIn,
  bedroomsIn,
  cardsIn,
  type Choice,
  fits,
  fitsHad,
  conditionOn,
  cutOn,
  facadesOn,
  HAS,
  HAS_NAMES,
  inOrder,
  isFreeBy,
  isNoWorse,
  MONTHS,
  priceOn,
  type Seen,
  seeded,
  seen,
  STATUSES,
  statusOn,
  tally,
  without,
} from '../support/recount'
import { startSiteApi, type TestApi } from '../support/siteApi'
import { saidPlace } from '../support/townMiddle'

const HIDDEN = [9]
const lines = [...demoLines({ siteId: 'demo', estates: 220, seed: 7, now: new Date('2026-06-01T10:00:00Z') })]
const estateLines = lines.flatMap((line) => (line.kind === 'estate' && 'data' in line ? [line] : []))
const everything = seen(
  estateLines.map(({ data }) => data),
  HIDDEN,
)

/** The demo's lists, and what each lists as its cards say. */
const LISTS: [url: string, holds: (one: Seen) => boolean][] = [
  ['te-koop', (one) => statusOn(one) === 1],
  ['te-huur', (one) => statusOn(one) === 2],
  ['projecten', ({ line }) => line.general.headType.id === 7],
  ['verkocht', (one) => [4, 5, 6].includes(statusOn(one))],
]
const node = (url: string) => listPages.find((page) => page.url.nl === url)?.node ?? {}

const random = seeded(182)
const CASES = Array.from({ length: 144 }, (_, nth) => {
  const [url, holds] = LISTS[nth % LISTS.length] as (typeof LISTS)[number]
  const list = everything.filter(holds)
  const locale = LOCALES[Math.floor(nth / LISTS.length) % LOCALES.length] ?? 'nl'
  const choice = anyChoice(list, random)
  return { name: `${locale} ${url}?${addressOf(choice)}`, url, list, locale, choice }
})

/** Circles around towns of which something shows no place on a map, and the whole country. */
const CIRCLES = [
  ...everything
    .filter(({ line }) => !line.address.geoLocation)
    .slice(0, 4)
    .map(({ line }, nth) => ({ km: 5 + 5 * nth, ...(saidPlace(line) ?? { lat: 0, lon: 0 }) })),
  { km: 300, lat: 50.6, lon: 4.6 },
]

/** How far a place is, over the globe; farther than anything where it is not known. */
function kmFrom(from: { lat: number; lon: number }, to: ReturnType<typeof saidPlace>): number {
  if (!to) return Infinity
  const turn = Math.PI / 180
  const cosine =
    Math.sin(from.lat * turn) * Math.sin(to.lat * turn) +
    Math.cos(from.lat * turn) * Math.cos(to.lat * turn) * Math.cos((to.lon - from.lon) * turn)
  return 6371 * Math.acos(Math.min(1, cosine))
}

const counted = (counts: Map<number, number>) => [...counts].sort(([a], [b]) => a - b)
const offered = (values: readonly { id: number; count: number }[]) =>
  values.map(({ id, count }): [number, number] => [id, count]).sort(([a], [b]) => a - b)

type Amounts = (one: Seen, choice: Choice) => (number | undefined)[]

/** A step holds from its beginning until the next one’s. */
const stepsOf = ({ steps }: CountedRange, list: readonly Seen[], choice: Choice, amountsIn: Amounts) =>
  steps.map(({ from, to }) => {
    const holds = (amount: number | undefined) =>
      amount !== undefined && amount >= from && (to == null || amount < to)
    return list.filter((one) => amountsIn(one, choice).some(holds)).length
  })

/** The counts of a range are those of what its two ends would replace. */
function expectRange(counted: CountedRange, list: readonly Seen[], rest: Choice, amountsIn: Amounts) {
  expect(counted.steps.map(({ count }) => count)).toEqual(stepsOf(counted, list, rest, amountsIn))
  const all = list.flatMap((one) => amountsIn(one, rest))
  const amounts = all.filter((amount) => amount !== undefined).sort((a, b) => a - b)
  expect([counted.min, counted.max]).toEqual([amounts[0] ?? null, amounts.at(-1) ?? null])
}

it('the choices reach projects whose cheapest unit is not what is asked for', () => {
  const dearer = CASES.flatMap(({ list, choice }) =>
    list.filter((one) => fits(one, choice) && cardsIn(one, choice).nl.price !== one.cards.nl.price),
  )
  expect(dearer.length).toBeGreaterThan(2)
})

it('circles reach what shows no place', () => {
  expect(CIRCLES.length).toBeGreaterThan(2)
})

it('the choices reach gardens, labels and amounts that are had, and that are not', () => {
  const asked = (key: keyof Choice) => CASES.filter(({ choice }) => choice[key] !== undefined)
  for (const key of [
    ...(['garden', 'energy', 'living-area-min', 'living-area-max', 'plot-min', 'plot-max'] as const),
    ...([
      'year-min',
      'year-max',
      'price-m2-min',
      'price-m2-max',
      'condition',
      'facades',
      'free',
      'reference',
      'words',
    ] as const),
  ]) {
    const totals = asked(key).map(({ list, choice }) => list.filter((one) => fits(one, choice)).length)
    expect([key, totals.filter(Boolean).length > 1]).toEqual([key, true])
  }
})

it('prices were lowered of some and not of all', () => {
  const lowered = everything.filter(({ cards }) => cutOn(cards.nl) !== undefined)
  expect(lowered.length).toBeGreaterThan(3)
  expect(lowered.length).toBeLessThan(everything.length / 2)
})

it.each(HAS_NAMES)('%s is had by some and not by all', (name) => {
  const having = everything.filter(({ had }) => had.some(HAS[name]))
  expect(having.length).toBeGreaterThan(3)
  expect(having.length).toBeLessThan(everything.length)
})

it('the choices reach lists that are long, short and empty, and every order', () => {
  const totals = CASES.map(({ list, choice }) => list.filter((one) => fits(one, choice)).length)
  expect(totals.filter((total) => total > 15).length).toBeGreaterThan(3)
  expect(totals.filter((total) => total > 0).length).toBeGreaterThan(20)
  expect(totals).toContain(0)
  expect(new Set(CASES.map(({ choice }) => choice.sortType)).size).toBe(6)
})

describe.each(databases)(
  'what is found, counted, sorted and pinned, recounted by hand, on %s',
  (database) => {
    let api: TestApi
    let client: ReturnType<typeof apiClient>
    beforeAll(async () => {
      api = await startSiteApi(database, estateLines)
      await api.app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = api.app.server.address() as AddressInfo
      client = apiClient({ baseUrl: `http://127.0.0.1:${port}`, siteId: 'demo' })
    })
    afterAll(() => api.close())

    it.each(CIRCLES)('$km km around $lat, $lon', async (geoRange) => {
      const inside = everything.filter(({ line }) => kmFrom(geoRange, saidPlace(line)) <= geoRange.km)
      const query = filteredQuery({ ...NO_FILTER, geoRange }, {}, HIDDEN)
      const { total, results } = await postEstates(client, { query, pagination: { from: 0, size: 500 } })
      const ids = (some: readonly { general: { id: number } }[]) =>
        some.map(({ general }) => general.id).sort()
      expect(ids(results)).toEqual(ids(inside.map(({ line }) => line)))
      expect(total.value).toBe(inside.length)
      const feed = await postEstateMap(client, query)
      const pinned = inside.filter(({ line }) => line.address.geoLocation)
      expect([feed.total, feed.ids.length]).toEqual([inside.length, pinned.length])
    })

    it.each(CASES)('$name', async ({ url, list, locale, choice }) => {
      const filter = parseSearch(new URLSearchParams(addressOf(choice)))
      const meant = inOrder(
        list.filter((one) => fits(one, choice)),
        choice,
        locale,
      )

      const body = searchQuery(filter, node(url), HIDDEN, locale, { from: 0, size: 500 })
      const { total, results } = await postEstates(client, body)
      const cards = results.flatMap(({ fitting, ...estate }) => {
        const shown = fromApi(estate, { hiddenStatus: HIDDEN })
        return shown ? [listedCard(asFound(shown, fitting), locale)] : []
      })
      expect(cards).toEqual(meant.map((one) => cardsIn(one, choice)[locale]))
      expect(total.value).toBe(meant.length)

      const pins = mapPins(await postEstateMap(client, filteredQuery(filter, node(url), HIDDEN)))
      const pinned = meant.filter(({ line }) => line.address.geoLocation)
      expect(pins.map(({ id, price, kind, units }) => ({ id, price, sold: kind.sold, units }))).toEqual(
        [...pinned]
          .sort((a, b) => a.line.general.id - b.line.general.id)
          .map((one) => ({ ...one, card: cardsIn(one, choice).nl }))
          .map(({ line, card, had, isProjectOfUnits }) => ({
            id: line.general.id,
            price: card.sold ? null : (priceOn(card) ?? null),
            sold: card.sold,
            units: isProjectOfUnits ? had.filter((each) => fitsHad(each, choice)).length : 0,
          })),
      )

      const searches = optionSearches(filter)
      const options = mergedOptions(
        searches,
        await Promise.all(
          searches.map((each) =>
            postEstateFilters(client, filteredQuery(each.filter, node(url), HIDDEN), { lists: each.lists }),
          ),
        ),
      )
      const found = (...keys: (keyof Choice)[]) => list.filter((one) => fits(one, without(choice, ...keys)))
      const types = found('type', 'subType')
      expect(offered(options.headTypes)).toEqual(
        counted(tally(types, ({ line }) => [line.general.headType.id])),
      )
      for (const { id, subTypes } of options.headTypes) {
        const ofType = types.filter(({ line }) => line.general.headType.id === id)
        expect(offered(subTypes)).toEqual(counted(tally(ofType, ({ line }) => [line.general.subType?.id])))
      }
      expect(offered(options.statuses)).toEqual(counted(tally(found('status'), (one) => [statusOn(one)])))
      // What a choice is called is what the cards it finds say.
      for (const { id, name } of options.statuses) {
        const sold = found('status').filter((one) => statusOn(one) === id && one.cards.nl.sold)
        expect(sold.map(({ cards: of }) => of[locale].price)).toEqual(sold.map(() => name[locale]))
        expect(STATUSES[id - 1]).toBeDefined()
      }
      const towns = found('city')
      expect(offered(options.locations)).toEqual(counted(tally(towns, ({ line }) => [line.address.city.id])))
      for (const town of options.locations) {
        const there = towns.find(({ line }) => line.address.city.id === town.id)
        expect(cityName(town, locale)).toBe(there?.cards[locale].city)
      }
      const rooms = without(choice, 'bedrooms', 'bed-min')
      expect(offered(options.bedrooms.map(({ value, count }) => ({ id: value, count })))).toEqual(
        counted(tally(found('bedrooms', 'bed-min'), (one) => bedroomsIn(one, rooms))),
      )
      const { ranges = {}, choices = {}, prices } = options
      const RANGE = {
        'living-area': 'livingArea',
        plot: 'plot',
        year: 'year',
        'price-m2': 'pricePerArea',
      } as const
      for (const name of AMOUNT_NAMES) {
        const ends = [`${name}-min`, `${name}-max`] as const
        const counts = name === 'price' ? prices : ranges[RANGE[name]]
        expectRange(counts ?? NO_RANGE, found(...ends), without(choice, ...ends), amountsIn(name))
      }
      const having = (key: keyof Choice, holds: (one: Seen['had'][number]) => boolean) =>
        found(key).filter(({ had }) => had.some((one) => fitsHad(one, without(choice, key)) && holds(one)))
          .length
      for (const name of HAS_NAMES) {
        const list = name === 'new' ? 'newBuilding' : name
        expect([name, choices[list]]).toEqual([name, [{ value: '1', count: having(name, HAS[name]) }]])
      }
      expect(choices['energy']).toEqual(
        [...'ABCDEF'].map((value) => ({ value, count: having('energy', (one) => isNoWorse(one, value)) })),
      )
      const counts = (list: string) => (choices[list] ?? []).map(({ value, count }) => [value, count])
      expect(counts('condition')).toEqual(
        counts('condition').map(([value]) => [
          value,
          having('condition', (one) => conditionOn(one) === value),
        ]),
      )
      expect(counts('free')).toEqual(
        Object.keys(MONTHS).map((span) => [span, having('free', (one) => isFreeBy(one, span, new Date()))]),
      )
      expect(counts('facades')).toEqual(
        ['2', '3', '4'].map((value) => [value, having('facades', (one) => facadesOn(one) === Number(value))]),
      )
    })
  },
)

import fc from 'fast-check'
import { checker } from '../../src/contract/check'
import type { Estate, EstateResult } from '../../src/contract/estate'
import { GROUP_BY, type ListNode } from '../../src/contract/page'
import { SearchBody, type EstateFilters } from '../../src/contract/search'
import { fromApi } from '../../src/domain/estate/fromApi'
import { isShown } from '../../src/domain/rules/shown'
import { asFound } from '../../src/domain/search/asFound'
import { groupCards } from '../../src/domain/search/groupCards'
import { groupKey, UNGROUPED } from '../../src/domain/search/groupKey'
import type { GroupOptions } from '../../src/domain/search/groupSort'
import { FACETS } from '../../src/domain/search/filters'
import { groupTotals } from '../../src/domain/search/groupTotals'
import { narrowed } from '../../src/domain/search/narrowed'
import { stepBounds } from '../../src/domain/search/rangeStep'
import { canonical, NO_FILTER, type SearchFilter } from '../../src/domain/search/searchFilter'
import { filteredQuery, filterPart, searchQuery } from '../../src/domain/search/searchQuery'
import { demoLines } from 'aanbod-demo/demo'
import { anyFilter } from '../support/arbitraryFilter'
import { databases } from '../support/databases'
import { startSiteApi, type TestApi } from '../support/siteApi'
import { saidPlace } from '../support/townMiddle'

const HIDDEN = [9]
const lines = [...demoLines({ siteId: 'demo', estates: 160, seed: 4, now: new Date('2026-06-01T10:00:00Z') })]
const estateLines = lines.flatMap((line) => (line.kind === 'estate' && 'data' in line ? [line] : []))
const estates: Estate[] = estateLines
  .map(({ data }) => data)
  .filter((estate) => isShown(estate, { hiddenStatus: [] }))
const listings = estates.filter(
  ({ general, status }) => !general.parentId && !HIDDEN.includes(status?.id ?? 0),
)

/** What can be had in a listing: the units of a project, the property itself. */
const children = (listing: Estate) => {
  const units = estates.filter(({ general }) => general.parentId === listing.general.id)
  return units.length ? units : [listing]
}

const within = (values: readonly (string | number)[] | undefined, value: string | number | undefined) =>
  !values || (value !== undefined && values.includes(value))

function distance(from: { lat: number; lon: number }, to: { lat: number; lon: number }): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const h =
    Math.sin(rad(to.lat - from.lat) / 2) ** 2 +
    Math.cos(rad(from.lat)) * Math.cos(rad(to.lat)) * Math.sin(rad(to.lon - from.lon) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(h))
}

const isNear = (place: ReturnType<typeof saidPlace>, circle: NonNullable<SearchFilter['geoRange']>) =>
  place !== undefined && distance(circle, place) <= circle.km

const isSold = ({ general, guid, status, listing, isSold: saidSo }: Estate) =>
  (guid ? [1, 6, 7] : [5, 6]).includes(general.transaction.id) ||
  saidSo === true ||
  [4, 5, 6].includes(status?.id ?? 0) ||
  ['SOLD', 'RENTED', 'TAKEN_OVER'].includes(listing?.status ?? '')

/** Euro, of what is neither sold nor under VAT: the first of its two sources that is one. */
const price = (estate: Estate) => {
  const asked = [estate.general.price?.value ?? 0, estate.listing?.financial?.price ?? 0]
  const isTold = !isSold(estate) && estate.listing?.financial?.vat_regime !== true
  return isTold ? asked.find((value) => value > 0) : undefined
}

const rooms = ({ general, listing }: Estate) =>
  [general.bedroomCount ?? -1, listing?.construction?.bedrooms_count ?? -1].find((count) => count > 0) ??
  (general.bedroomCount === 0 || listing?.construction?.bedrooms_count === 0 ? 0 : -1)

/** By the transaction's name in the demo, which is that of the status. */
const status = ({ general }: Estate) => STATUSES.indexOf(general.transaction.name.nl ?? '') + 1
const STATUSES = ['Te koop', 'Te huur', 'Over te nemen', 'Verkocht', 'Verhuurd', 'Overgenomen']

function fitsChild(child: Estate, { priceMin, priceMax, bedrooms, bedMin }: SearchFilter): boolean {
  const asked = price(child)
  const count = rooms(child)
  if ((priceMin ?? priceMax) !== undefined) {
    if (asked === undefined || asked < (priceMin ?? 0) || asked > (priceMax ?? Infinity)) return false
  }
  if (bedMin && count < bedMin) return false
  return !bedrooms || (count >= 0 && bedrooms.includes(Math.min(count, 6)))
}

/** What a search means, said without the API: it must find exactly the listings this says yes to. */
function fits(listing: Estate, filter: SearchFilter): boolean {
  const { general, address } = listing
  const { geoRange } = filter
  return (
    within(filter.country, address.country.id) &&
    within(filter.city, address.city.id) &&
    within(filter.type, general.headType.id) &&
    // A type among kinds is all that is of it.
    (within(filter.subType, general.subType?.id) || within(filter.subType, general.headType.id)) &&
    within(filter.status, status(listing)) &&
    (!geoRange || isNear(saidPlace(listing), geoRange)) &&
    children(listing).some((child) => fitsChild(child, filter))
  )
}

const of = <T>(values: (T | null | undefined)[]) =>
  fc.uniqueArray(fc.constantFrom(...new Set(values.filter((value) => value != null))), {
    minLength: 1,
    maxLength: 6,
  })

/** Searches that find something now and then. */
const nearFilter = fc
  .record(
    {
      city: of(listings.map(({ address }) => address.city.id)),
      type: of(listings.map(({ general }) => general.headType.id)),
      subType: of(listings.flatMap(({ general }) => [general.subType?.id, general.headType.id])),
      status: of(listings.map(status)),
      priceMin: fc.constantFrom(500, 900, 150_000, 250_000),
      priceMax: fc.constantFrom(1200, 300_000, 450_000),
      bedrooms: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 4 }),
      bedMin: fc.integer({ min: 1, max: 6 }),
      geoRange: fc.record({
        km: fc.constantFrom(10, 40, 90),
        lat: fc.constantFrom(51.05, 50.6),
        lon: fc.constantFrom(3.72, 5.5),
      }),
    },
    { requiredKeys: [] },
  )
  .chain((conditions) => {
    const all = Object.entries(conditions)
    return fc
      .subarray(all, { maxLength: Math.min(3, all.length) })
      .map((some) => canonical({ ...NO_FILTER, ...Object.fromEntries(some) }))
  })

const anyNode: fc.Arbitrary<ListNode> = fc.record(
  {
    query: fc.record(
      {
        terms: fc.constant({ 'general.headType.id': [1, 3], 'status.id': ['1'] }),
        range: fc.constant({ 'children.general.price': { gt: 0, lte: 400_000 } }),
        not: fc.constant({ 'status.id': [4] }),
        geoDistance: fc.constant({ km: 25, lat: 51.05, lon: 3.72 }),
      },
      { requiredKeys: [] },
    ),
    collections: fc.constant([1]),
    sort: fc.constant([{ field: 'address.city.name', direction: 'ASC' as const }]),
    groupOptions: fc.record({
      groupBy: fc.constantFrom(...GROUP_BY),
      direction: fc.constantFrom('ASC', 'DESC'),
    }),
  },
  { requiredKeys: [] },
)

const wrong = checker(SearchBody)

describe.each(databases)('a visitor’s search, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, estateLines)
  })
  afterAll(() => api.close())

  async function found(body: SearchBody): Promise<EstateResult> {
    expect(wrong(body)).toEqual([])
    const answer = await api.ask('/sites/demo/estates', { body })
    expect(answer.text).not.toContain('"errors"')
    expect(answer.status).toBe(200)
    return answer.body
  }
  const count = async (filter: SearchFilter, node: ListNode = {}) =>
    (await found(searchQuery(filter, node, HIDDEN, 'nl', { from: 0, size: 0 }))).total.value

  it('is one the API understands, whatever is asked on whatever page', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter, anyNode, async (given, node) => {
        await count(canonical(given), node)
      }),
      { numRuns: 150 },
    )
  })

  it('finds the listings it means, no more and no fewer', async () => {
    let hits = 0
    await fc.assert(
      fc.asyncProperty(nearFilter, async (filter) => {
        const body = searchQuery(filter, {}, HIDDEN, 'nl', { from: 0, size: 500 })
        const { results } = await found({ ...body, fields: ['general.id'] })
        const ids = results.map(({ general }) => general.id).sort((a, b) => a - b)
        const meant = listings.filter((listing) => fits(listing, filter)).map(({ general }) => general.id)
        expect(ids).toEqual(meant.sort((a, b) => a - b))
        hits += Number(ids.length > 0)
      }),
      { numRuns: 200 },
    )
    expect(hits).toBeGreaterThan(40)
  })

  type Choice = [count: number, choice: Partial<SearchFilter>]

  /** Every value that is counted, with the choice it stands for. */
  const choicesOf = (options: EstateFilters): Choice[] => [
    ...options.headTypes.map(({ id, count: n }): Choice => [n, { type: [id] }]),
    ...options.headTypes.flatMap(({ subTypes }) =>
      subTypes.map(({ id, count: n }): Choice => [n, { subType: [id] }]),
    ),
    ...options.statuses.map(({ id, count: n }): Choice => [n, { status: [id] }]),
    ...options.bedrooms.map(({ value, count: n }): Choice => [n, { bedrooms: [value] }]),
    ...options.prices.steps.map((step): Choice => {
      const { min, max } = stepBounds(step, 'euro')
      return [step.count, { priceMin: min, priceMax: max }]
    }),
    ...FACETS.flatMap(({ list, facet, keys }): Choice[] => {
      const [key = 'garden', other = key] = keys
      const values = options.choices?.[list] ?? []
      const steps = options.ranges?.[list]?.steps ?? []
      const chosen = (value: string) =>
        facet.kind === 'flag' ? true : facet.kind === 'oneOf' ? [value] : value
      return [
        ...values.map(({ value, count: n }): Choice => [n, { [key]: chosen(value) }]),
        ...steps.map((step): Choice => {
          const { min, max } = stepBounds(step, facet.kind === 'range' ? facet.unit : 'euro')
          return [step.count, { [key]: min, [other]: max }]
        }),
      ]
    }),
    ...options.locations.map(({ id, count: n }): Choice => [n, { city: [id] }]),
  ]

  async function expectTrueCounts(start: SearchFilter, some: (choices: Choice[]) => Choice[]) {
    const query = filteredQuery(start, {}, HIDDEN)
    const answer = await api.ask('/sites/demo/estate-filters', { body: { query } })
    const choices = choicesOf(answer.body)
    for (const [expected, choice] of some(choices)) {
      // A value narrows what was chosen before, also on its own path.
      const both = narrowed(query, filterPart(canonical({ ...NO_FILTER, ...choice })))
      const { total } = await found({ query: both, pagination: { from: 0, size: 0 } })
      expect({ choice, found: total.value }).toEqual({ choice, found: expected })
    }
    return choices.length
  }

  it.each<[string, Partial<SearchFilter>]>([
    ['the whole list', {}],
    ['apartments', { type: [3] }],
    ['two bedrooms or more', { bedMin: 2 }],
    ['a circle', { geoRange: { km: 60, lat: 51.05, lon: 3.72 } }],
  ])('the count at each value is what choosing it finds: %s', async (_, start) => {
    const counted = await expectTrueCounts(canonical({ ...NO_FILTER, ...start }), (choices) => choices)
    expect(counted).toBeGreaterThan(20)
  })

  it('the count at each value is what choosing it finds, whatever was chosen before', async () => {
    let counted = 0
    await fc.assert(
      fc.asyncProperty(nearFilter, fc.infiniteStream(fc.nat()), async (filter, picks) => {
        const few = (choices: Choice[]) =>
          choices.length
            ? [...picks.take(6)].flatMap((pick) => choices.slice(pick % choices.length).slice(0, 1))
            : []
        counted += await expectTrueCounts(filter, few)
      }),
      { numRuns: 60 },
    )
    expect(counted).toBeGreaterThan(200)
  })

  const groupsOf = async (options: GroupOptions, filter = NO_FILTER) => {
    const body = searchQuery(filter, { groupOptions: options }, HIDDEN, 'nl', { from: 0, size: 500 })
    return (await found(body)).results.flatMap(({ fitting, ...estate }) => {
      const known = fromApi(estate, { hiddenStatus: HIDDEN })
      const shown = known && asFound(known, fitting)
      return shown ? [{ id: shown.general.id, group: groupKey(shown, options.groupBy, 'nl') }] : []
    })
  }

  it.each([
    ['TYPE', 'ASC'],
    ['TYPE', 'DESC'],
    ['SUBTYPE', 'ASC'],
    ['SUBTYPE', 'DESC'],
  ] as const)('a list grouped by %s %s comes in the order of its headings', async (groupBy, direction) => {
    const cards = await groupsOf({ groupBy, direction })
    const grouped = groupCards(cards, { groupBy, direction }, 'nl').flatMap((group) => group.cards)
    expect(grouped.map(({ id }) => id)).toEqual(cards.map(({ id }) => id))
  })

  it.each(GROUP_BY)(
    'the totals of groups by %s are those of the listings that stand in them',
    async (groupBy) => {
      const shown = await groupsOf({ groupBy })
      const counts: Record<string, number> = {}
      for (const { group } of shown) {
        const key = group?.key ?? UNGROUPED
        counts[key] = (counts[key] ?? 0) + 1
      }
      const body = { query: filteredQuery(NO_FILTER, {}, HIDDEN) }
      const answer = await api.ask('/sites/demo/estate-filters', { body })
      const totals = groupTotals(groupBy, answer.body)
      expect(Object.fromEntries(Object.entries(totals ?? {}).filter(([, count]) => count))).toEqual(counts)
      expect(Object.keys(counts).length).toBeGreaterThan(3)
    },
  )

  it('projects stand in the group of the price of what fits, and are counted there', async () => {
    const filter = canonical({ ...NO_FILTER, bedMin: 3 })
    const shown = await groupsOf({ groupBy: 'PRICE' }, filter)
    const keys = shown.map(({ group }) => group?.key ?? UNGROUPED)
    const body = { query: filteredQuery(filter, {}, HIDDEN) }
    const answer = await api.ask('/sites/demo/estate-filters', { body })
    const { priceGroups = [] } = answer.body as EstateFilters
    const counts = [...new Set(keys)].map((key) => ({ key, count: keys.filter((one) => one === key).length }))
    const byKey = (groups: { key: string; count: number }[]) =>
      [...groups].sort((a, b) => (a.key < b.key ? -1 : 1))
    expect(byKey(priceGroups)).toEqual(byKey(counts))
    // One group follows the other.
    expect(keys.filter((key, at) => key !== keys[at - 1])).toHaveLength(new Set(keys).size)
  })

  it('a list grouped by town comes town after town; headings are then put in the order of the language', async () => {
    const towns = (await groupsOf({ groupBy: 'CITY' })).map(({ group }) => group?.key)
    const runs = towns.filter((town, index) => town !== towns[index - 1])
    expect(new Set(runs).size).toBe(runs.length)
  })
})

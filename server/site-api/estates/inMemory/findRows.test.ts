import fc from 'fast-check'
import type { Query } from '../../../../src/contract/search'
import { planQuery } from '../searchPlan'
import { findRows } from './findRows'
import { ListingTable } from './listingTable'

interface Estate {
  price: number | null
  bedroom_count: number | null
  told_status: string | null
}

const estate = fc.record<Estate>({
  price: fc.constantFrom(null, 100, 200, 300),
  bedroom_count: fc.constantFrom(null, 1, 2, 3),
  told_status: fc.constantFrom(null, 'FOR_SALE', 'SOLD'),
})
/** A listing with its units; of none it is had itself. */
const family = fc.record({ own: estate, units: fc.array(estate, { maxLength: 3 }) })
type Family = typeof family extends fc.Arbitrary<infer T> ? T : never

function put(table: ListingTable, families: readonly Family[]): void {
  const blank = Object.fromEntries(Object.keys(table.columns).map((name) => [name, null]))
  families.forEach(({ own, units }, nth) => {
    const listing = (nth + 1) * 10
    const common = {
      ...blank,
      listing_id: listing,
      archived: false,
      hidden: false,
      sold: false,
      collections: [],
    }
    const rows = [
      { ...common, ...own, id: listing, top: true, child: !units.length },
      ...units.map((unit, at) => ({ ...common, ...unit, id: listing + at + 1, top: false, child: true })),
    ]
    table.replace([listing], rows as never)
  })
}

const least = fc.constantFrom(undefined, 100, 200)
const rooms = fc.constantFrom(undefined, 2, 3)
const status = fc.constantFrom(undefined, 'FOR_SALE', 'SOLD')

test('what is found is what a plain look at each listing finds, also after a change', () => {
  const wish = fc.record({ least, rooms, status })
  const both = fc.array(family, { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(both, both, fc.array(wish, { minLength: 1, maxLength: 4 }), (first, later, wishes) => {
      const table = new ListingTable()
      for (const families of [first, later]) {
        put(table, families)
        const now = families === first ? first : [...later, ...first.slice(later.length)]
        for (const { least, rooms, status } of wishes) {
          const query: Query = {
            ...(status && { terms: { 'listing.status': [status] } }),
            range: {
              ...(least && { 'children.general.price': { gte: least } }),
              ...(rooms && { 'children.general.bedroomCount': { gte: rooms } }),
            },
          }
          const fits = ({ price, bedroom_count: has }: Estate) =>
            (!least || (price ?? 0) >= least) && (!rooms || (has ?? 0) >= rooms)
          const expected = now.flatMap(({ own, units }, nth) => {
            const isFound =
              (!status || own.told_status === status) && (units.length ? units : [own]).some(fits)
            return isFound ? (nth + 1) * 10 : []
          })
          const found = [...findRows(table, planQuery(query))].map(table.columns.id.at)
          expect(found).toEqual(expected)
        }
      }
    }),
  )
})

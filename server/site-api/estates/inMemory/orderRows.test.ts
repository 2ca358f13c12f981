import fc from 'fast-check'
import { planQuery } from '../searchPlan'
import { ListingTable } from './listingTable'
import { pageOfRows } from './orderRows'

type Row = { id: number; price: number | null; zip: string | null }

function tableOf(rows: readonly Row[]): ListingTable {
  const table = new ListingTable()
  const blank = Object.fromEntries(Object.keys(table.columns).map((name) => [name, null]))
  const indexed = rows.map((row) => ({
    ...(blank as never as object),
    ...row,
    listing_id: row.id,
    top: true,
    child: true,
    archived: false,
    hidden: false,
    collections: [],
  }))
  table.replace(
    rows.map(({ id }) => id),
    indexed as never,
  )
  return table
}

const rows = fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { maxLength: 700 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc.record({
        id: fc.constant(id),
        price: fc.option(fc.integer({ min: 0, max: 20 })),
        zip: fc.option(fc.constantFrom('1000', '2000', '9000')),
      }),
    ),
  ),
) as fc.Arbitrary<Row[]>

const nullsLast = <T extends number | string>(a: T | null, b: T | null, sign: number) =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : (a < b ? -1 : 1) * sign

describe('a page of rows', () => {
  it('is a part of all of them in order, what is not known last', () => {
    const sort = [
      { column: 'zip', kind: 'text', direction: 'DESC' },
      { column: 'price', kind: 'number', direction: 'ASC' },
    ] as const
    fc.assert(
      fc.property(rows, fc.nat(600), fc.nat(400), (given, from, size) => {
        const table = tableOf(given)
        const page = pageOfRows({ table, plan: planQuery(), rows: table.listings }, sort, { from, size }).map(
          table.columns.id.at,
        )
        const expected = [...given]
          .sort((a, b) => nullsLast(a.zip, b.zip, -1) || nullsLast(a.price, b.price, 1) || a.id - b.id)
          .slice(from, from + size)
        expect(page).toEqual(expected.map(({ id }) => id))
      }),
      { numRuns: 40 },
    )
  })
})

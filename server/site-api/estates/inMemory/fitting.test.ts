import type { Query } from '../../../../src/contract/search'
import { planQuery } from '../searchPlan'
import { fittingOf, priceOf } from './fitting'
import { ListingTable } from './listingTable'

const PROJECT = 10

interface Row {
  id: number
  listing_id?: number
  price?: number
  bedroom_count?: number
  sold?: boolean
}

/** A project of these units and a house beside it, of two bedrooms. */
function tableOf(...units: Row[]): ListingTable {
  const table = new ListingTable()
  const blank = Object.fromEntries(Object.keys(table.columns).map((name) => [name, null]))
  const rows: Row[] = [
    { id: 1, price: 500_000, bedroom_count: 2 },
    { id: PROJECT, price: 200_000 },
    ...units.map((unit) => ({ ...unit, listing_id: PROJECT })),
  ]
  const indexed = rows.map((row) => ({
    ...(blank as never as object),
    ...{ listing_id: row.id, sold: false, archived: false, hidden: false, collections: [] },
    ...{ top: row.listing_id === undefined, child: row.id !== PROJECT },
    ...row,
  }))
  table.replace([1, PROJECT], indexed as never)
  return table
}

const units = [
  { id: 11, price: 200_000, bedroom_count: 1 },
  { id: 12, price: 310_000, bedroom_count: 2 },
  { id: 13, price: 290_000, bedroom_count: 3 },
  { id: 14, bedroom_count: 4, sold: true },
]

function askedOf(query: Query, table = tableOf(...units)) {
  const found = { table, plan: planQuery(query) }
  const [house, project] = [...table.listings]
  return {
    house: [fittingOf(found)(house ?? -1), priceOf(found)(house ?? -1)],
    project: [fittingOf(found)(project ?? -1), priceOf(found)(project ?? -1)],
  }
}

const bedrooms = (gte: number): Query => ({ range: { 'children.general.bedroomCount': { gte } } })

describe('what fits a query', () => {
  it('is of a project the units that do, at the lowest price of theirs', () => {
    expect(askedOf(bedrooms(2)).project).toEqual([{ units: 3, price: 290_000 }, 290_000])
    expect(askedOf(bedrooms(1)).project).toEqual([{ units: 4, price: 200_000 }, 200_000])
  })

  it('has no price where none of them tells one: that of another unit would be no answer', () => {
    expect(askedOf(bedrooms(4)).project).toEqual([{ units: 1, price: null }, NaN])
  })

  it('is the listing itself where it is no project, and where nothing is asked of units', () => {
    expect(askedOf(bedrooms(2)).house).toEqual([undefined, 500_000])
    expect(askedOf({}).project).toEqual([undefined, 200_000])
    expect(askedOf({ range: { 'general.price': { lte: 1 } } }).project).toEqual([undefined, 200_000])
    expect(askedOf({ terms: { 'children.general.id': [12] } }).project).toEqual([undefined, 200_000])
  })
})

import { sql } from 'kysely'
import type { CheapestStay, RentalUnit } from '../../../src/contract/rental'
import type { Query, SearchBody } from '../../../src/contract/search'
import { DEFAULT_PAGE_SIZE } from '../../../src/contract/searchLimits'
import { USUAL_PERSONS } from '../../../src/domain/rental/stayTotal'
import { agencyDay } from '../../agencyClock'
import type { Db } from '../admin/writer'
import { publicUnit } from '../publicForm'
import { countValues, type RentalValue } from './countValues'
import { cheapestOf, cheapestStay, findUnits, fitting, inOrder } from './findUnits'
import { rentalConditions, rentalOrder } from './rentalConditions'
import { isByPrice } from './rentalFields'
import type { StayTable } from './stayTable'

/** Euro: what was stored before stays had a highest price may be more than a number of an answer can be. */
const MOST_TOLD = 1e15
/** As many as a reservation may be for. */
const MOST_PERSONS = 50

/** Guests that a query asks room for; as many as usual when it does not say. */
function personsOf(query: Query | undefined): number {
  const least = Number(query?.range?.['general.maxOccupation']?.gte ?? USUAL_PERSONS)
  return Math.min(Math.max(Math.ceil(least), 1), MOST_PERSONS)
}

const asking = (query: Query | undefined) => ({
  ...rentalConditions(query),
  today: agencyDay(),
  persons: personsOf(query),
})

/** Documents of units as visitors may have them, in this order; one that went meanwhile is left out. */
async function documents(db: Db, siteId: string, ids: readonly number[]): Promise<RentalUnit[]> {
  if (!ids.length) return []
  const { rows } = await sql<{ id: number; doc: RentalUnit }>`
    select id, doc from rental_unit where site_id = ${siteId} and id = any(${[...ids]}::int[])
  `.execute(db)
  const byId = new Map(rows.map(({ id, doc }) => [id, doc]))
  return ids.flatMap((id) => {
    const doc = byId.get(id)
    return doc ? [publicUnit(doc)] : []
  })
}

/**
 * One page of units, each with its cheapest stay that fits and can be had, and how many there are in all.
 * @param read gives the site's units once the search is known to be good
 * @throws HttpProblem 400
 */
export async function searchRentalUnits(
  db: Db,
  siteId: string,
  { query, sort, pagination: { from, size } = { from: 0, size: DEFAULT_PAGE_SIZE } }: SearchBody,
  read: () => Promise<StayTable>,
): Promise<{ total: number; units: RentalUnit[]; cheapest: (CheapestStay | null)[] }> {
  const asked = asking(query)
  const order = rentalOrder(sort)
  const table = await read()
  const fits = fitting(table, asked)
  const { persons } = asked
  const price = isByPrice(sort)
    ? (unit: Parameters<typeof cheapestOf>[0]) => cheapestOf(unit, fits, persons).price
    : () => null
  const found = findUnits(table, asked, fits).map((unit) => ({ unit, price: price(unit) }))
  const page = inOrder(found, order).slice(from, from + size)
  const units = await documents(db, siteId, page)
  const cheapest = units.map(({ id }) => {
    const kept = table.unit(id)
    const least = kept ? cheapestStay(table, kept, fits, persons) : null
    return least && { ...least, price: Math.min(least.price, MOST_TOLD) }
  })
  return { total: found.length, units, cheapest }
}

/** What a map needs of a unit. */
export interface PlacedUnit {
  id: number
  subKind: number | null
  visible: boolean
  geoLocation: { lat: number; lon: number } | null
  /** What the cheapest stay that fits and can be had costs; null when none has a price. */
  price: number | null
  /** How many stays fit and can be had. */
  stays: number
}

/** Every unit that fulfils a query, by number. @throws HttpProblem 400 */
export async function findRentalPlaces(
  query: Query | undefined,
  read: () => Promise<StayTable>,
): Promise<PlacedUnit[]> {
  const asked = asking(query)
  const table = await read()
  const fits = fitting(table, asked)
  return findUnits(table, asked, fits).map((unit) => {
    const { price, stays } = cheapestOf(unit, fits, asked.persons)
    const { visible, geoLocation } = unit.address
    return {
      id: unit.id,
      subKind: unit.subKindId,
      visible,
      geoLocation: geoLocation ?? null,
      price: price === null ? null : Math.min(price, MOST_TOLD),
      stays,
    }
  })
}

/** What holiday units can be filtered by within a query. @throws HttpProblem 400 */
export async function findRentalValues(
  query: Query | undefined,
  read: () => Promise<StayTable>,
): Promise<RentalValue[]> {
  const asked = asking(query)
  return countValues(await read(), asked)
}

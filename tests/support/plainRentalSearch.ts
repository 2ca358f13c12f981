import type { RentalPeriod, RentalUnit } from '../../src/contract/rental'
import type { Query, SearchBody, Sort } from '../../src/contract/search'
import { rentalCity } from '../../src/domain/rental/rentalTitle'
import { stayCost } from '../../src/domain/rental/stayTotal'
import { townKey } from '../../src/domain/townOrder'
import { LOCALES } from '../../src/contract/locales'

/** What a site has, as it was imported; `taken` are the stays that a reservation touches. */
export interface RentalSite {
  units: readonly RentalUnit[]
  stays: readonly RentalPeriod[]
  taken: ReadonlySet<number>
  today: string
}

type Cell = number | string | null | undefined

const unitCell = ({ id, general, rooms, address }: RentalUnit): Record<string, Cell> => ({
  id,
  'general.location.id': general.location?.id,
  'general.subKind.id': general.subKind?.id,
  'general.city.id': general.city?.id,
  'general.maxOccupation': general.maxOccupation,
  'rooms.bedrooms': rooms.bedrooms,
  'address.city.id': address.city.id,
})
const stayCell = (stay: RentalPeriod, guests: number): Record<string, Cell> => {
  const { type, start, end, price } = stay
  return {
    'period.typeId': type.id,
    'period.start': start,
    'period.end': end,
    price: price === -1 ? null : price,
    'period.total': stayCost(stay, guests),
  }
}

/** Whether all that a query asks of these fields holds. */
function holds(cells: Record<string, Cell>, { terms = {}, not = {}, range = {} }: Query): boolean {
  const known = (name: string) => cells[name] ?? null
  const own = <T>(part: Record<string, T>) => Object.entries(part).filter(([name]) => name in cells)
  return (
    own(terms).every(([name, values]) => values.some((value) => value === known(name))) &&
    own(not).every(([name, values]) => !values.some((value) => value === known(name))) &&
    own(range).every(([name, { gte, lte, gt, lt }]) => {
      const value = known(name)
      if (value === null) return false
      return (
        (gte === undefined || value >= gte) &&
        (lte === undefined || value <= lte) &&
        (gt === undefined || value > gt) &&
        (lt === undefined || value < lt)
      )
    })
  )
}

/** Each unit that a query finds with its stays that fit, and what the cheapest of them costs. */
export function plainRentals({ units, stays, taken, today }: RentalSite, query: Query = {}) {
  const asksStays = [query.terms, query.not, query.range].some((part) =>
    Object.keys(part ?? {}).some((name) => name === 'price' || name.startsWith('period.')),
  )
  const room = Number(query.range?.['general.maxOccupation']?.gte ?? 2)
  const persons = Math.min(Math.max(Math.ceil(room), 1), 50)
  return [...units]
    .sort((a, b) => a.id - b.id)
    .filter((unit) => holds(unitCell(unit), query))
    .map((unit) => {
      const guests = Math.min(persons, unit.general.maxOccupation ?? persons)
      const free = stays.filter(
        (stay) =>
          stay.rentalUnitId === unit.id &&
          stay.start >= today &&
          !taken.has(stay.id) &&
          holds(stayCell(stay, guests), query),
      )
      const costs = free.flatMap((stay) => stayCost(stay, guests) ?? [])
      return { unit, free, price: costs.length ? Math.min(...costs) : null }
    })
    .filter(({ free }) => free.length || !asksStays)
}
type Found = ReturnType<typeof plainRentals>[number]

function sortCell({ unit, price }: Found, field: string): Cell {
  if (field === 'price') return price
  if (field === 'address.city.name') return unit.address.city.name.toLowerCase()
  const locale = LOCALES.find((each) => field === `address.city.alias.${each}`)
  return locale ? townKey(rentalCity(unit, locale), locale) : unitCell(unit)[field]
}

function sorted(found: readonly Found[], { field, direction, values }: Sort): Found[] {
  const rank = (each: Found): Cell => {
    const cell = sortCell(each, field)
    if (!values) return cell ?? null
    const named = field === 'address.city.name' ? each.unit.address.city.name : cell
    const place = values.findIndex((value) => value === named)
    return place < 0 ? null : place
  }
  const last = (each: Found) => rank(each) === null
  const up = (a: Found, b: Found) => ((rank(a) ?? 0) < (rank(b) ?? 0) ? -1 : Number(rank(a) !== rank(b)))
  const known = found.filter((each) => !last(each))
  known.sort((a, b) => (direction === 'DESC' && !values ? -up(a, b) : up(a, b)))
  return [...known, ...found.filter(last)]
}

/** Numbers of the units on the page that a search asks for, and how many there are: by one condition after the other, nothing kept. */
export function plainRentalSearch(site: RentalSite, { query, sort = [], pagination }: SearchBody) {
  const { from, size } = pagination ?? { from: 0, size: 15 }
  const all = plainRentals(site, query)
  // Sorting by the last key first leaves the first one to decide.
  const inOrder = [...sort].reverse().reduce<Found[]>(sorted, all)
  return { total: all.length, ids: inOrder.slice(from, from + size).map(({ unit }) => unit.id) }
}

import type { Localized } from '../../../src/contract/common'
import { HEAD_TYPE_ORDER, TRANSACTION_ORDER } from '../../../src/contract/ids'
import type { EstateFilters } from '../../../src/contract/search'
import type { NamedKind } from '../estates/searchNames'
import type { Counted } from './countFilters'
import { type FilterNames, nameKey } from './filterNames'
import { priceSteps } from './priceSteps'

/** Sorts by a visitor's order of numbers (spec §3), the others after it by number. */
const ordered = <T extends { id: number }>(things: T[], order: readonly number[]): T[] => {
  const place = ({ id }: T) => (order.includes(id) ? order.indexOf(id) : order.length + id)
  return [...things].sort((a, b) => place(a) - place(b))
}

/**
 * Counted values, but the countries, as `POST /estate-filters` answers them. What has no name came after the names were read, and stands in the answer
 * to the next question.
 */
export function estateFilters(
  counted: readonly Counted[],
  names: FilterNames,
): Omit<EstateFilters, 'countries'> {
  const nameOf = ({ kind, id }: Counted) => names.get(nameKey(kind as NamedKind, id))
  const isNamed = (each: Counted) =>
    each.kind === 'price' || each.kind === 'bedrooms' || nameOf(each) !== undefined
  const named = (each: Counted) => {
    const { name } = nameOf(each) as { name: Localized }
    return { id: each.id, name, count: each.count }
  }
  const of = (kind: Counted['kind']) =>
    counted.filter((each) => each.kind === kind && isNamed(each)).sort((a, b) => a.id - b.id)
  const prices = of('price')
  const subTypes = of('subType')
  return {
    headTypes: ordered(of('headType'), HEAD_TYPE_ORDER).map((type) => ({
      ...named(type),
      subTypes: subTypes.filter(({ parent }) => parent === type.id).map(named),
    })),
    transactions: ordered(of('transaction'), TRANSACTION_ORDER).map(named),
    statuses: of('status').map(named),
    locations: of('city')
      .map((each) => ({ ...(nameOf(each) as EstateFilters['locations'][number]), count: each.count }))
      .sort((a, b) => a.name.localeCompare(b.name, 'nl') || a.id - b.id),
    prices: {
      min: prices[0]?.least ?? null,
      max: prices.at(-1)?.most ?? null,
      steps: priceSteps(new Map(prices.map(({ id, count }) => [id, count]))),
    },
    bedrooms: of('bedrooms').map(({ id, count }) => ({ value: id, count })),
  }
}

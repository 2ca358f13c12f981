import type { Localized } from '../../../src/contract/common'
import { inEveryLanguage } from '../../../src/contract/inEveryLanguage'
import type { EstateFilters } from '../../../src/contract/search'
import { byHeadTypeOrder } from '../../../src/domain/codes/displayOrder'
import { statusLabel } from '../../../src/domain/codes/typeLabels'
import { STATUS_ID, STATUS_ORDER } from '../../../src/domain/search/statusIds'
import type { NamedKind } from '../estates/searchNames'
import type { Counted } from './countFilters'
import { type FilterNames, nameKey } from './filterNames'

const byName = new Intl.Collator('nl')

/** Statuses in the words of the site: sources call theirs what they like. */
const statusNames = (counted: readonly Counted[]): EstateFilters['statuses'] =>
  STATUS_ORDER.flatMap((status) => {
    const id = STATUS_ID[status]
    const found = counted.find((each) => each.kind === 'status' && each.id === id)
    const name = inEveryLanguage((locale) => statusLabel(status, locale))
    return found ? [{ id, name, count: found.count }] : []
  })

/**
 * Counted values, but the countries, the prices with their groups and the facets, as `POST /estate-filters` answers them. What has no name came after the names were read, and stands in the answer
 * to the next question.
 */
export function estateFilters(
  counted: readonly Counted[],
  names: FilterNames,
): Omit<EstateFilters, 'countries' | 'prices' | 'priceGroups' | 'choices' | 'ranges'> {
  const nameOf = ({ kind, id }: Counted) => names.get(nameKey(kind as NamedKind, id))
  const isNamed = (each: Counted) => each.kind === 'bedrooms' || nameOf(each) !== undefined
  const named = (each: Counted) => {
    const { name } = nameOf(each) as { name: Localized }
    return { id: each.id, name, count: each.count }
  }
  const of = (kind: Counted['kind']) =>
    counted.filter((each) => each.kind === kind && isNamed(each)).sort((a, b) => a.id - b.id)
  const subTypes = of('subType')
  return {
    headTypes: of('headType')
      .sort((a, b) => byHeadTypeOrder(a.id, b.id))
      .map((type) => ({
        ...named(type),
        subTypes: subTypes.filter(({ parent }) => parent === type.id).map(named),
      })),
    statuses: statusNames(counted),
    locations: of('city')
      .map((each) => ({ ...(nameOf(each) as EstateFilters['locations'][number]), count: each.count }))
      .sort((a, b) => byName.compare(a.name, b.name) || a.id - b.id),
    bedrooms: of('bedrooms').map(({ id, count }) => ({ value: id, count })),
  }
}

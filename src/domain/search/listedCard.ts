import type { Locale } from '../../contract/common'
import { estateCard } from '../estate/estateCard'
import type { DomainEstate } from '../estate/fromApi'
import type { EstateCard } from '../estate/types'
import { groupKey, type GroupKey } from './groupKey'
import type { GroupOptions } from './groupSort'

/** A card of a list page; in a grouped list with the group it stands in, none for what is grouped as projects. */
export type ListedCard = EstateCard & { group?: GroupKey }

/** The card of a listing in a list that is grouped so, or not at all. */
export function listedCard(estate: DomainEstate, locale: Locale, groups?: GroupOptions | null): ListedCard {
  const group = groups ? groupKey(estate, groups.groupBy, locale) : undefined
  return { ...estateCard(estate, locale), ...(group && { group }) }
}

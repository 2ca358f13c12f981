import type { Locale } from '../../contract/common'
import type { ListNode } from '../../contract/page'
import { estateCard } from '../estate/estateCard'
import { freeUnitsText } from '../estate/freeUnits'
import type { DomainEstate } from '../estate/fromApi'
import type { EstateCard } from '../estate/types'
import { groupKey, type GroupKey } from './groupKey'
import { listsProjects } from './listedType'

/** A card of a list page; in a grouped list with the group it stands in, none for what is grouped as projects. */
export type ListedCard = EstateCard & { group?: GroupKey }

/** What of a list its cards go by. */
export type Listing = Pick<ListNode, 'query' | 'groupOptions'>

/** The card of a listing in a list: with the group it stands in, and where projects alone are listed with how many units can be had. */
export function listedCard(estate: DomainEstate, locale: Locale, node?: Listing | null): ListedCard {
  const groups = node?.groupOptions
  const group = groups ? groupKey(estate, groups.groupBy, locale) : undefined
  const summary = listsProjects(node) && freeUnitsText(estate, locale)
  return { ...estateCard(estate, locale), ...(summary && { summary }), ...(group && { group }) }
}

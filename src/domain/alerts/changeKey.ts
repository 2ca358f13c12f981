import type { OPTIONAL_CHANGES } from './alertChoices'
import type { SearchFilter } from '../search/searchFilter'
import { STATUS_ID } from '../search/statusIds'

type Change = (typeof OPTIONAL_CHANGES)[number]
type ChangeKey = `alerts.change.${Change}` | 'alerts.change.status.sale' | 'alerts.change.status.rent'

/**
 * The key of what a change is called beside a search: who looks for something to buy is told what is sold, not what is let.
 * @param pageStatus number of the one status that the list page lists on which the search was made, where there is one
 */
export function changeKey(
  change: Change,
  { status }: Pick<SearchFilter, 'status'>,
  pageStatus?: number,
): ChangeKey {
  const asked = status?.length ? status : [pageStatus]
  if (change === 'status' && asked.every((one) => one === STATUS_ID.FOR_SALE))
    return 'alerts.change.status.sale'
  if (change === 'status' && asked.every((one) => one === STATUS_ID.TO_RENT))
    return 'alerts.change.status.rent'
  return `alerts.change.${change}`
}

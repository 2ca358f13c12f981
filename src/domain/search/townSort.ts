import type { Locale } from '../../contract/locales'
import type { Sort } from '../../contract/search'

/** How pages and addresses say "by town" (spec §7). */
const TOWN = 'address.city.name'

const isByTown = ({ field, values }: Sort) => field === TOWN && !values?.length

/** Whether the listings come in another order in another language. */
export const followsLanguage = (sort: readonly Sort[]): boolean => sort.some(isByTown)

/** The order with towns by the name that this language shows (docs/decisions/137-order-of-towns.md). */
export const inLanguage = (sort: readonly Sort[], locale: Locale): Sort[] =>
  sort.map((each) => (isByTown(each) ? { ...each, field: `address.city.alias.${locale}` } : each))

import { printRental } from '../../domain/rentalSearch/rentalAddress'
import { type RentalSearch, stayAsked } from '../../domain/rentalSearch/rentalSearch'
import { useLocale } from '../../i18n/useLocale'
import { useLoad } from '../useLoad'
import { fittingPrices } from './rentalCalls'

/**
 * What the cheapest free stay of each unit costs, by the unit's number, where no stay is asked for; undefined while that is not known. Of
 * this moment: what a page was built with would be wrong as soon as that stay is taken.
 */
export function useFromPrices(siteId: string, search: RentalSearch) {
  const locale = useLocale()
  const { result } = useLoad(
    stayAsked(search) ? undefined : printRental({ ...search, sort: 'own' }),
    (signal) => fittingPrices(siteId, locale, search, signal),
  )
  return result.state === 'ready' ? result.value : undefined
}

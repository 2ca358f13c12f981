import type { Locale } from '../../contract/common'
import { NO_RENTAL_FILTERS } from '../../domain/rentalSearch/rentalOptions'
import { printRental } from '../../domain/rentalSearch/rentalAddress'
import type { RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import { useKept } from '../useKept'
import { useLoad } from '../useLoad'
import { rentalChoices } from './rentalCalls'

/** Values to filter by, asked once somebody wants them and whenever the search changes; those before stand meanwhile. */
export function useRentalOptions(siteId: string, locale: Locale, search: RentalSearch, isWanted: boolean) {
  const { result, retry } = useLoad(isWanted ? printRental(search) || 'all' : undefined, (signal) =>
    rentalChoices(siteId, locale, search, signal),
  )
  const kept = useKept(result)
  return {
    options: kept?.options ?? NO_RENTAL_FILTERS,
    names: kept?.names ?? NO_RENTAL_FILTERS,
    isThere: kept !== undefined,
    hasFailed: isWanted && result.state === 'failed',
    retry,
  }
}

import type { Locale } from '../../contract/locales'
import { printRental } from '../../domain/rentalSearch/rentalAddress'
import { rentalQuery } from '../../domain/rentalSearch/rentalQuery'
import type { RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import { postRentalMap } from '../../siteApi/rental'
import { liveClient } from '../liveSite'
import { usePlaces } from './usePlaces'

/** Every holiday unit a search finds, as places on the map; asked anew when the search changes. */
export const useRentalPins = (siteId: string, locale: Locale, search: RentalSearch) =>
  usePlaces(printRental({ ...search, sort: 'own' }), (signal) =>
    postRentalMap(liveClient(siteId, locale), rentalQuery(search), { signal }),
  )

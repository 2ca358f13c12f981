import type { Locale } from '../../contract/locales'
import { statusLabel } from '../codes/typeLabels'
import { nameIn } from '../localized'
import type { DomainEstate } from './fromApi'
import { isNamedByTransaction, listingStatus } from './status'

/** What the status of a listing is called: the name of its transaction (spec §2), unless that still offers what is gone. */
export const statusName = (estate: DomainEstate, locale: Locale): string =>
  isNamedByTransaction(estate)
    ? nameIn(estate.general.transaction.name, locale)
    : statusLabel(listingStatus(estate), locale)

import { navigate } from 'gatsby'
import { parseRental, printRental } from '../../domain/rentalSearch/rentalAddress'
import { KEPT_WINDOW } from '../keptWindow'

/** Takes the days that were asked for out of the address, without a step of history: who reserved them would find them taken. */
export function forgetAskedStay() {
  const { pathname, search, hash } = window.location
  const { periodStart, periodEnd, ...rest } = parseRental(new URLSearchParams(search))
  if (!periodStart && !periodEnd) return
  const query = printRental(rest)
  void navigate(`${pathname}${query && `?${query}`}${hash}`, { replace: true, state: KEPT_WINDOW })
}

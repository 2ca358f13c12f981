import type { EstateType } from '../../contract/codes'
import type { DomainEstate } from '../estate/fromApi'
import { isForAnnuity, toldPrice } from '../estate/price'
import { toldPerArea } from '../estate/pricePerArea'
import { isForRent } from '../estate/status'
import { typeOfId } from '../rules/estateType'

/** As much of a listing as landing pages say of it. */
export interface LandingRow {
  /** By its number, as a search asks for it. */
  type: EstateType | undefined
  /** ISO code. */
  country: string
  zip: string
  /** Number of its municipality. */
  city: number
  /** Euro, once or every month, where it is told and is all that is asked. */
  price?: number
  /** Euro for a square metre, where that is told. */
  perArea?: number
}

/** Of a rent by the week or the year, and of what is paid at once beside a rent for life, the amount says something else. */
const isAlike = (estate: DomainEstate) =>
  isForRent(estate) ? (estate.general.period ?? 'MONTH') === 'MONTH' : !isForAnnuity(estate)

/** What landing pages say of a listing: no price that its card does not tell. */
export function landingRow(estate: DomainEstate): LandingRow {
  const { country, city } = estate.address
  const price = isAlike(estate) ? toldPrice(estate) : undefined
  const perArea = toldPerArea(estate)
  return {
    type: typeOfId(estate.general.headType.id),
    country: country.id,
    zip: city.zip,
    city: city.id,
    ...(price !== undefined && { price }),
    ...(perArea !== undefined && { perArea }),
  }
}

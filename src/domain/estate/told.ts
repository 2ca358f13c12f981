import type { ListingStatus } from '../../contract/codes'
import { inEveryLanguage } from '../../contract/inEveryLanguage'
import type { Locale } from '../../contract/locales'
import { energyLabelCode } from '../codes/energyLabels'
import { townKey } from '../townOrder'
import { cityName } from '../address'
import { energyLabelOf, epcValueOf } from './energy'
import { bathroomsOf, bedroomsOf, builtArea, groundArea } from './figures'
import type { DomainEstate } from './fromApi'
import { toldPrice } from './price'
import { isSold, listingStatus } from './status'
import { stickerView } from './sticker'

/** What a visitor is told of a listing, as plain values; what is not told is absent. */
export interface Told {
  /** One vocabulary for both data sources. */
  status: ListingStatus
  /** Its transaction's name stands for its price (spec §2). */
  sold: boolean
  /** Euro. */
  price?: number
  /** 0 where the agency says that there is none. */
  bedrooms?: number
  bathrooms?: number
  /** m². */
  builtArea?: number
  groundArea?: number
  /** kWh/m² a year. */
  epcValue?: number
  /** Code of the label, or the agency's own wording. */
  energyLabel?: string
  /** Number of the sticker. */
  sticker?: number
  /** By what its town is sorted, in the name that each language shows. */
  town: Record<Locale, string>
}

/** A count that is none is not shown, but it is known: a studio has no bedroom. */
const countOf = (shown: number | undefined, ...said: (number | null | undefined)[]) =>
  shown ?? (said.includes(0) ? 0 : undefined)

/**
 * What the card and the page of a listing tell, and so all that it is found, sorted, counted, pinned and told to alerts by
 * (docs/decisions/135-told-is-searched.md). Made of the same functions as what is shown; needs no more than `CARD_FIELDS`.
 */
export function toldOf(estate: DomainEstate): Told {
  const { general, address, listing } = estate
  const label = energyLabelOf(estate)
  const isStuck = stickerView(estate, 'nl') !== undefined
  return {
    status: listingStatus(estate),
    sold: isSold(estate),
    price: toldPrice(estate),
    bedrooms: countOf(bedroomsOf(estate), general.bedroomCount, listing?.construction?.bedrooms_count),
    bathrooms: countOf(bathroomsOf(estate), general.bathroomCount, listing?.construction?.bathrooms_count),
    builtArea: builtArea(estate),
    groundArea: groundArea(estate),
    epcValue: epcValueOf(estate),
    energyLabel: label && energyLabelCode(label),
    sticker: isStuck ? general.sticker?.id : undefined,
    town: inEveryLanguage((locale) => townKey(cityName(address.city, locale), locale)),
  }
}

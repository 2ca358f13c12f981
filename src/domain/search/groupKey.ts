import type { Locale } from '../../contract/common'
import { HEAD_TYPE_ORDER, TRANSACTION_ORDER, TRANSACTION_STATUS } from '../../contract/ids'
import { cityName } from '../address'
import { statusLabel, typePlural } from '../codes/typeLabels'
import type { DomainEstate } from '../estate/fromApi'
import { askingPrice } from '../estate/price'
import { isSold, listingStatus } from '../estate/status'
import { nameIn } from '../localized'
import { estateType } from '../rules/estateType'
import type { GroupOptions } from './groupSort'
import { PRICE_BANDS, priceBand, priceBandLabel } from './priceBands'

/** The group of a listing: what it has in common with others, its heading and its place among the groups. */
export interface GroupKey {
  key: string
  label: string
  /** Tells it from another group of the same heading: a postal code. */
  hint?: string
  /** Compared number by number; equal ones are ordered by heading. */
  place: readonly number[]
}

type KeyOf = (estate: DomainEstate, locale: Locale) => GroupKey | undefined

/** Place of a property type: those of the display order first, others after them by number (spec §3). */
export function typePlace(id: number): number {
  const place = (HEAD_TYPE_ORDER as readonly number[]).indexOf(id)
  return place < 0 ? HEAD_TYPE_ORDER.length + id : place
}

const STATUS_ORDER = TRANSACTION_ORDER.map((id) => TRANSACTION_STATUS.own[id])

const byType: KeyOf = (estate, locale) => {
  const type = estateType(estate)
  if (type === 'PROJECT') return undefined
  const { id, name } = estate.general.headType
  const label = type ? typePlural(type, locale) : nameIn(name, locale)
  return { key: String(id), label, place: [typePlace(id)] }
}

const bySubType: KeyOf = ({ general: { headType, subType } }, locale) =>
  subType
    ? {
        key: String(subType.id),
        label: nameIn(subType.name, locale),
        place: [typePlace(headType.id), subType.id],
      }
    : undefined

const byCity: KeyOf = ({ address: { city } }, locale) => ({
  key: String(city.id),
  label: cityName(city, locale),
  hint: city.zip,
  place: [],
})

const byStatus: KeyOf = (estate, locale) => {
  const status = listingStatus(estate)
  return { key: status, label: statusLabel(status, locale), place: [STATUS_ORDER.indexOf(status)] }
}

/** What was asked for a sold listing is not told (spec §2): its transaction's name stands for its price here too. */
const byPrice: KeyOf = (estate, locale) => {
  const { id, name } = estate.general.transaction
  if (isSold(estate)) {
    return { key: `transaction-${id}`, label: nameIn(name, locale), place: [PRICE_BANDS.length + id] }
  }
  const price = askingPrice(estate)
  if (price === undefined) return undefined
  const band = priceBand(price)
  return { key: `from-${PRICE_BANDS[band]}`, label: priceBandLabel(band, locale), place: [band] }
}

const KEY_OF: Record<GroupOptions['groupBy'], KeyOf> = {
  TYPE: byType,
  SUBTYPE: bySubType,
  CITY: byCity,
  STATUS: byStatus,
  PRICE: byPrice,
}

/** The group a listing belongs to (spec §7); undefined for those that are grouped as projects. */
export const groupKey = (
  estate: DomainEstate,
  groupBy: GroupOptions['groupBy'],
  locale: Locale,
): GroupKey | undefined => KEY_OF[groupBy](estate, locale)

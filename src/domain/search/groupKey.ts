import type { Locale } from '../../contract/common'
import { HEAD_TYPE_ORDER } from '../../contract/ids'
import { cityName } from '../address'
import { statusLabel, typePlural } from '../codes/typeLabels'
import type { DomainEstate } from '../estate/fromApi'
import { toldPrice } from '../estate/price'
import { isSold, listingStatus } from '../estate/status'
import { nameIn } from '../localized'
import { estateType } from '../rules/estateType'
import { townKey } from '../townOrder'
import type { GroupOptions } from './groupSort'
import { priceBand, priceBandKey, priceBandLabel } from './priceBands'
import { STATUS_ORDER } from './statusIds'

/** The group of a listing: what it has in common with others, its heading and its place among the groups. */
export interface GroupKey {
  key: string
  label: string
  /** Tells it from another group of the same heading: a postal code. */
  hint?: string
  /** Compared number by number; equal ones are ordered by `sortedBy`, else by heading. */
  place: readonly number[]
  sortedBy?: string
  /** Stands behind the others in both directions. */
  isLast?: true
}

/** Key of the group of those that have none, which are grouped as projects (spec §7). */
export const UNGROUPED = 'projects'

type KeyOf = (estate: DomainEstate, locale: Locale) => GroupKey | undefined

/** Place of a property type: those of the display order first, others after them by number (spec §3). */
export function typePlace(id: number): number {
  const place = (HEAD_TYPE_ORDER as readonly number[]).indexOf(id)
  return place < 0 ? HEAD_TYPE_ORDER.length + id : place
}

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

const byCity: KeyOf = ({ address: { city } }, locale) => {
  const label = cityName(city, locale)
  return { key: String(city.id), label, hint: city.zip, place: [], sortedBy: townKey(label, locale) }
}

const byStatus = (estate: DomainEstate, locale: Locale): GroupKey => {
  const status = listingStatus(estate)
  return { key: status, label: statusLabel(status, locale), place: [STATUS_ORDER.indexOf(status)] }
}

/** What was asked for a sold listing is not told (spec §2): its status stands for its price here too. */
const byPrice: KeyOf = (estate, locale) => {
  if (isSold(estate)) return { ...byStatus(estate, locale), isLast: true }
  const price = toldPrice(estate)
  if (price === undefined) return undefined
  const band = priceBand(price)
  return { key: priceBandKey(band), label: priceBandLabel(band, locale), place: [band] }
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

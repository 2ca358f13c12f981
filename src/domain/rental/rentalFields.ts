import type { Locale, Localized } from '../../contract/common'
import type { RentalUnit } from '../../contract/rental'
import { cityName } from '../address'
import { type LabelOverrides, type RentalField as RentalKey, rentalLabel } from '../catalogue/labels'
import type { Row } from '../estate/types'
import { yesNo } from '../format/yesNo'
import { nameIn, saidIn } from '../localized'

/** Parts of the page of a holiday unit that a site may hide with `hiddenTabs`. */
export const RENTAL_TABS = ['description', 'general', 'technical'] as const
export type RentalTab = (typeof RENTAL_TABS)[number]

interface RentalField {
  key: RentalKey
  tab: RentalTab
  value: (unit: RentalUnit, locale: Locale) => string | number | null | undefined
  /** Of what is written in whole sentences: what it says in every language. */
  texts?: ReadTexts
}

type ReadTexts = (unit: RentalUnit) => Localized | null | undefined

const text = (read: ReadTexts) => (unit: RentalUnit, locale: Locale) => nameIn(read(unit), locale)
const paragraphs = (texts: ReadTexts) => ({ value: text(texts), texts })

/** The labelled fields of a holiday unit, in the order of spec §2. */
const RENTAL_FIELDS: readonly RentalField[] = [
  {
    key: 'description',
    tab: 'description',
    ...paragraphs(({ general }) => general.description),
  },
  {
    key: 'descriptionShort',
    tab: 'description',
    ...paragraphs(({ general }) => general.descriptionShort),
  },
  {
    key: 'location',
    tab: 'general',
    value: text(({ general }) => general.location?.name),
  },
  {
    key: 'city',
    tab: 'general',
    value: ({ general, address }, locale) =>
      nameIn(general.city?.name, locale) || cityName(address.city, locale),
  },
  {
    key: 'maxOccupation',
    tab: 'general',
    value: ({ general }) => general.maxOccupation,
  },
  {
    key: 'subKind',
    tab: 'general',
    value: text(({ general }) => general.subKind?.name),
  },
  {
    key: 'bedrooms',
    tab: 'technical',
    value: ({ rooms }) => rooms.bedrooms,
  },
  {
    key: 'bathrooms',
    tab: 'technical',
    value: ({ rooms }) => rooms.bathrooms,
  },
  {
    key: 'garage',
    tab: 'technical',
    // "No" is an answer a guest with a car needs (docs/decisions/046-rental-unit-rows.md).
    value: ({ general }, locale) => (general.garage == null ? '' : yesNo(general.garage, locale)),
  },
  {
    key: 'floor',
    tab: 'technical',
    value: ({ general }) => general.floor,
  },
  {
    key: 'building',
    tab: 'general',
    value: ({ general }) => general.building?.name,
  },
  {
    key: 'rentalName',
    tab: 'general',
    value: ({ general }) => general.building?.rentalName,
  },
]

/** A holiday unit's field is shown when its value is not empty, null or 0 (spec §5). */
const isShown = (value: string | number | null | undefined) =>
  value != null && value !== 0 && String(value).trim() !== ''

/** The rows of a holiday unit with the tab each belongs to. */
export function rentalRows(
  unit: RentalUnit,
  locale: Locale,
  labels?: LabelOverrides,
): { tab: RentalTab; row: Row }[] {
  return RENTAL_FIELDS.flatMap(({ key, tab, value, texts }) => {
    const found = value(unit, locale)
    if (!isShown(found)) return []
    const said = texts && saidIn(texts(unit), locale)?.locale
    const lang = said && said !== locale ? { lang: said } : {}
    return [
      { tab, row: { key, label: rentalLabel(key, locale, labels), value: String(found).trim(), ...lang } },
    ]
  })
}

import type { Locale } from '../../contract/common'
import type { RentalUnit } from '../../contract/rental'
import { cityName } from '../address'
import { labelIn, type Label } from '../codes/label'
import type { Row } from '../estate/types'
import { yesNo } from '../format/yesNo'
import { nameIn } from '../localized'

/** Parts of the page of a holiday unit that a site may hide with `hiddenTabs`. */
export const RENTAL_TABS = ['description', 'general', 'technical'] as const
export type RentalTab = (typeof RENTAL_TABS)[number]

interface RentalField {
  key: string
  tab: RentalTab
  label: Label
  value: (unit: RentalUnit, locale: Locale) => string | number | null | undefined
}

const text =
  (read: (unit: RentalUnit) => Parameters<typeof nameIn>[0]) => (unit: RentalUnit, locale: Locale) =>
    nameIn(read(unit), locale)

/** The labelled fields of a holiday unit, in the order of spec §2. */
const RENTAL_FIELDS: readonly RentalField[] = [
  {
    key: 'description',
    tab: 'description',
    label: ['Omschrijving', 'Description', 'Description', 'Beschreibung'],
    value: text(({ general }) => general.description),
  },
  {
    key: 'descriptionShort',
    tab: 'description',
    label: ['Korte omschrijving', 'Description courte', 'Short description', 'Kurzbeschreibung'],
    value: text(({ general }) => general.descriptionShort),
  },
  {
    key: 'location',
    tab: 'general',
    label: ['Ligging', 'Emplacement', 'Location', 'Lage'],
    value: text(({ general }) => general.location?.name),
  },
  {
    key: 'city',
    tab: 'general',
    label: ['Gemeente', 'Commune', 'City', 'Ort'],
    value: ({ general, address }, locale) =>
      nameIn(general.city?.name, locale) || cityName(address.city, locale),
  },
  {
    key: 'maxOccupation',
    tab: 'general',
    label: ['Maximale bezetting', 'Occupation maximale', 'Maximum occupation', 'Maximale Belegung'],
    value: ({ general }) => general.maxOccupation,
  },
  {
    key: 'type',
    tab: 'general',
    label: ['Type', 'Type', 'Type', 'Typ'],
    value: text(({ general }) => general.subKind?.name),
  },
  {
    key: 'bedrooms',
    tab: 'technical',
    label: ['Slaapkamers', 'Chambres', 'Bedrooms', 'Schlafzimmer'],
    value: ({ rooms }) => rooms.bedrooms,
  },
  {
    key: 'bathrooms',
    tab: 'technical',
    label: ['Badkamers', 'Salles de bains', 'Bathrooms', 'Badezimmer'],
    value: ({ rooms }) => rooms.bathrooms,
  },
  {
    key: 'garage',
    tab: 'technical',
    label: ['Garage beschikbaar', 'Garage disponible', 'Garage available', 'Garage verfügbar'],
    // "No" is an answer a guest with a car needs (docs/decisions/046-rental-unit-rows.md).
    value: ({ general }, locale) => (general.garage == null ? '' : yesNo(general.garage, locale)),
  },
  {
    key: 'floor',
    tab: 'technical',
    label: ['Verdieping', 'Étage', 'Floor', 'Etage'],
    value: ({ general }) => general.floor,
  },
  {
    key: 'residence',
    tab: 'general',
    label: ['Residentie', 'Résidence', 'Residence', 'Residenz'],
    value: ({ general }) => general.building?.name,
  },
  {
    key: 'reference',
    tab: 'general',
    label: ['Referentie', 'Référence', 'Reference', 'Referenz'],
    value: ({ general }) => general.building?.rentalName,
  },
]

/** A holiday unit's field is shown when its value is not empty, null or 0 (spec §5). */
const isShown = (value: string | number | null | undefined) =>
  value != null && value !== 0 && String(value).trim() !== ''

/** The rows of a holiday unit with the tab each belongs to. */
export function rentalRows(unit: RentalUnit, locale: Locale): { tab: RentalTab; row: Row }[] {
  return RENTAL_FIELDS.flatMap(({ key, tab, label, value }) => {
    const found = value(unit, locale)
    if (!isShown(found)) return []
    return [{ tab, row: { key, label: labelIn(label, locale), value: String(found).trim() } }]
  })
}

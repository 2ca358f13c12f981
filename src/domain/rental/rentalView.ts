import { inEveryLanguage } from '../../contract/inEveryLanguage'
import type { Locale } from '../../contract/locales'
import type { RentalUnit } from '../../contract/rental'
import type { SiteSettings } from '../../contract/site'
import { href } from '../../routing/routes'
import { addressLine, streetLine } from '../address'
import type { LabelOverrides } from '../catalogue/labels'
import { headTitle } from '../headTitle'
import { metaDescription } from '../estate/metaDescription'
import type { PictureView, Row } from '../estate/types'
import { nameIn, textIn } from '../localized'
import { word } from '../words'
import { RENTAL_TABS, rentalRows, type RentalTab } from './rentalFields'
import { rentalPictures } from './rentalPictures'
import { rentalCity, rentalTitle } from './rentalTitle'

interface RentalSection {
  tab: RentalTab
  title: string
  rows: Row[]
}

/** All that the page of a holiday unit shows, in one language (spec §2 Rental unit page). */
export interface RentalView {
  id: number
  locale: Locale
  path: string
  alternates: Record<Locale, string>
  title: string
  addressLine: string
  city: string
  type: string
  maxOccupation?: number
  description: string
  shortDescription: string
  /** What the document is called: with its number, as several are alike. */
  headTitle: string
  metaDescription: string
  /** The first is the main one. */
  pictures: PictureView[]
  /** The labelled fields in the order of the spec. */
  rows: Row[]
  /** The same rows by tab, without the tabs that the site hides. */
  sections: RentalSection[]
  /** Raw figures for machines that read the page (JSON-LD). */
  figures: {
    zip: string
    street?: string
    bedrooms?: number
    bathrooms?: number
    floor?: number
    /** What there is besides rooms, as its rows call it. */
    amenities?: [name: string][]
  }
  /** Days before arrival until which guests may cancel by the link; only where the site lets them. */
  cancelStayDays?: number
  /** Only when the address may be shown. */
  position?: { lat: number; lon: number }
}

const pathOf = (unit: RentalUnit, locale: Locale) => href('rentalUnit', locale, { rentalUnitId: unit.id })

function sectionsOf(
  rows: readonly { tab: RentalTab; row: Row }[],
  hiddenTabs: readonly string[],
  locale: Locale,
): RentalSection[] {
  return RENTAL_TABS.flatMap((tab) => {
    const own = rows.filter((entry) => entry.tab === tab).map(({ row }) => row)
    return own.length && !hiddenTabs.includes(tab)
      ? [{ tab, title: word(`rental.tab.${tab}`, locale), rows: own }]
      : []
  })
}

function figuresOf(
  { address, rooms, general }: RentalUnit,
  locale: Locale,
  rows: readonly Row[],
): RentalView['figures'] {
  const street = streetLine(address, locale)
  const isTold = (key: string) => rows.some((row) => row.key === key)
  const garage = rows.find(({ key }) => key === 'garage')?.label
  return {
    zip: address.city.zip,
    ...(street && { street }),
    ...(rooms.bedrooms && { bedrooms: rooms.bedrooms }),
    ...(rooms.bathrooms && { bathrooms: rooms.bathrooms }),
    ...(isTold('floor') && general.floor != null && { floor: general.floor }),
    ...(general.garage && garage && { amenities: [[garage]] }),
  }
}

/** All that the page of a holiday unit shows, in one language (spec §2 Rental unit page, §5). */
export function rentalView(
  unit: RentalUnit,
  locale: Locale,
  site: Pick<SiteSettings, 'hiddenTabs' | 'cancelStayDays'>,
  labels?: LabelOverrides,
): RentalView {
  const { general, address } = unit
  const title = rentalTitle(unit, locale)
  const description = nameIn(general.description, locale)
  const shortDescription = nameIn(general.descriptionShort, locale)
  const rows = rentalRows(unit, locale, labels).filter(({ tab }) => !site.hiddenTabs.includes(tab))
  const { geoLocation } = address
  return {
    id: unit.id,
    locale,
    path: pathOf(unit, locale),
    alternates: inEveryLanguage((other) => pathOf(unit, other)),
    title,
    addressLine: addressLine(address, locale),
    city: rentalCity(unit, locale),
    type: nameIn(general.subKind?.name, locale),
    ...(general.maxOccupation && { maxOccupation: general.maxOccupation }),
    description,
    shortDescription,
    headTitle: headTitle(title, word('rental.number', locale, { number: String(unit.id) })),
    metaDescription: metaDescription(
      ...[general.descriptionShort, general.description].map((text) => textIn(text, locale) ?? ''),
      title,
    ),
    pictures: rentalPictures(unit, locale, title),
    rows: rows.map(({ row }) => row),
    sections: sectionsOf(rows, site.hiddenTabs, locale),
    figures: figuresOf(
      unit,
      locale,
      rows.map(({ row }) => row),
    ),
    ...(typeof site.cancelStayDays === 'number' && { cancelStayDays: site.cancelStayDays }),
    ...(address.visible && geoLocation && { position: { lat: geoLocation.lat, lon: geoLocation.lon } }),
  }
}

import type { Feature, Point } from 'geojson'
import type { ListingStatus } from '../../../src/contract/codes'
import type { Locale } from '../../../src/contract/locales'
import { typeOfId } from '../../../src/domain/rules/estateType'
import type { MapPin } from '../../../src/domain/search/mapPins'
import { word } from '../../../src/domain/words'
import { href } from '../../../src/routing/routes'

/** What the feed says of a listing besides where it is. */
interface Properties {
  /** Address of its page. */
  url: string
  /** What it is, in the feed's language; absent for a type that the site has no name for. */
  type?: string
  status: ListingStatus
  statusName: string
  /** What is asked; absent where it is not told. */
  price?: number
  currency?: 'EUR'
  /** Of a project: how many units it has. */
  units?: number
  /** Its address is hidden: the point is about a kilometre wide. */
  approximate?: true
}

interface Options {
  locale: Locale
  /** Of the site, without a slash at its end. */
  origin: string
  status: ListingStatus
}

/** A pin of the map as a feature of GeoJSON (RFC 7946): it tells what the map does. */
export function listingFeature(
  { id, lat, lon, price, units, kind }: MapPin,
  { locale, origin, status }: Options,
): Feature<Point, Properties> {
  const type = typeOfId(kind.type)
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: {
      url: origin + href('estateShort', locale, { estateId: id }),
      ...(type && { type: word(`type.${type}`, locale) }),
      status,
      statusName: word(`status.${status}`, locale),
      ...(price !== null && { price, currency: 'EUR' as const }),
      ...(units && { units }),
      ...(kind.approximate && { approximate: true as const }),
    },
  }
}

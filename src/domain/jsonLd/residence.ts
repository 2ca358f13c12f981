import type {
  Accommodation,
  Apartment,
  ApartmentComplex,
  House,
  Place,
  PostalAddress,
  QuantitativeValue,
  SingleFamilyResidence,
} from 'schema-dts'
import type { EstateView } from '../estate/types'
import { amenityFeatures } from './graph'

type Home = Accommodation | Apartment | House | SingleFamilyResidence | ApartmentComplex | Place
type Shown = Pick<EstateView, 'figures' | 'city' | 'position' | 'type' | 'availability' | 'title' | 'path'>

// What UN/CEFACT calls a square metre.
const squareMetres = (value: number): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode: 'MTK',
})

const count = (value: number): QuantitativeValue => ({ '@type': 'QuantitativeValue', value })

// Houses that share a wall or a roof with another household are not a single family's.
const SHARED: ReadonlySet<string> = new Set(['TWIN_HOUSE', 'MULTI_FAMILY_HOUSE', 'TERRACED_HOUSE'])

function address({ figures, city }: Shown): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(figures.street && { streetAddress: figures.street }),
    postalCode: figures.zip,
    addressLocality: city,
    addressCountry: figures.country,
  }
}

function rooms({ bedrooms, bathrooms, area, builtIn }: EstateView['figures']) {
  return {
    ...(bedrooms && { numberOfBedrooms: bedrooms }),
    ...(bathrooms && { numberOfBathroomsTotal: bathrooms }),
    ...(area && { floorSize: squareMetres(area) }),
    ...(builtIn && { yearBuilt: builtIn }),
  }
}

function kindOf({ type, subType = '' }: EstateView['figures']) {
  if (type === 'APARTMENT') return 'Apartment'
  if (type === 'HOUSE') return SHARED.has(subType) ? 'House' : 'SingleFamilyResidence'
  return 'Accommodation'
}

/** What a listing offers, as a thing of its own; place and street only where the page shows them. */
export function residence(view: Shown, id: string): Home {
  const { figures, position, type, availability, title } = view
  const place = {
    '@id': id,
    name: title,
    address: address(view),
    ...(position && {
      geo: { '@type': 'GeoCoordinates' as const, latitude: position.lat, longitude: position.lon },
    }),
    ...(figures.amenities && { amenityFeature: amenityFeatures(figures.amenities) }),
  }
  if (figures.type === 'PROJECT')
    return {
      '@type': 'ApartmentComplex',
      ...place,
      ...(availability && {
        numberOfAccommodationUnits: count(availability.total),
        numberOfAvailableAccommodationUnits: count(availability.free),
      }),
    }
  // Land, garages and shops are not lived in: a place with its surface says what they are.
  if (figures.type === 'PLOT')
    return {
      '@type': 'Place',
      ...place,
      ...(figures.land && {
        additionalProperty: {
          '@type': 'PropertyValue',
          name: 'lotSize',
          value: figures.land,
          unitCode: 'MTK',
        },
      }),
    }
  return { '@type': kindOf(figures), ...place, accommodationCategory: type, ...rooms(figures) }
}

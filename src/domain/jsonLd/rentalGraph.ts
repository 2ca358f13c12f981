import type { Thing, VacationRental } from 'schema-dts'
import type { RentalView } from '../rental/rentalView'
import type { Crumb } from '../site/crumbs'
import type { FrameView } from '../site/frameView'
import { agent } from './agent'
import { breadcrumbs } from './breadcrumbs'
import { absolute, amenityFeatures } from './graph'

/** What the page of a holiday unit tells machines. */
export function rentalGraph(view: RentalView, frame: FrameView, crumbs: readonly Crumb[]): Thing[] {
  const { origin } = frame
  const { position, figures } = view
  const url = origin + view.path
  const rental: VacationRental = {
    '@type': 'VacationRental',
    '@id': url,
    url,
    identifier: String(view.id),
    name: view.title,
    ...(view.type && { additionalType: view.type }),
    ...(view.metaDescription && { description: view.metaDescription }),
    ...(view.pictures.length && { image: view.pictures.map(({ file }) => absolute(origin, file)) }),
    address: {
      '@type': 'PostalAddress',
      ...(figures.street && { streetAddress: figures.street }),
      postalCode: figures.zip,
      addressLocality: view.city,
      addressCountry: 'BE',
    },
    ...(position && { latitude: position.lat, longitude: position.lon }),
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      ...(view.maxOccupation && {
        occupancy: { '@type': 'QuantitativeValue', value: view.maxOccupation },
      }),
      ...(figures.bedrooms && { numberOfBedrooms: figures.bedrooms }),
      ...(figures.bathrooms && { numberOfBathroomsTotal: figures.bathrooms }),
      ...(figures.floor !== undefined && { floorLevel: String(figures.floor) }),
      ...(figures.amenities && { amenityFeature: amenityFeatures(figures.amenities) }),
    },
    // Google asks for a brand; who lets it is the agency beside it.
    brand: { '@type': 'Brand', name: frame.name },
  }
  return [rental, agent(frame), breadcrumbs(crumbs, origin)]
}

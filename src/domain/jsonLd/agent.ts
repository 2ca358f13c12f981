import type { RealEstateAgent } from 'schema-dts'
import type { FrameView } from '../site/frameView'
import { absolute } from './graph'

type Frame = Pick<FrameView, 'origin' | 'agency' | 'theme' | 'locale' | 'social'>

/** By which the other parts of a page name the agency. */
export const agentId = ({ origin }: Pick<FrameView, 'origin'>) => `${origin}/#agency`

/** The agency behind the site. */
export function agent(frame: Frame): RealEstateAgent {
  const { origin, agency, theme, locale, social } = frame
  const { geoLocation } = agency
  return {
    '@type': 'RealEstateAgent',
    '@id': agentId(frame),
    name: agency.name,
    url: `${origin}/${locale}`,
    ...(agency.phone && { telephone: agency.phone }),
    email: agency.email,
    address: {
      '@type': 'PostalAddress',
      ...(agency.street && { streetAddress: agency.street }),
      ...(agency.zip && { postalCode: agency.zip }),
      ...(agency.city && { addressLocality: agency.city }),
      addressCountry: 'BE',
    },
    ...(theme.logo && { logo: absolute(origin, theme.logo) }),
    ...(agency.vat && { vatID: agency.vat }),
    ...(geoLocation && {
      geo: { '@type': 'GeoCoordinates', latitude: geoLocation.lat, longitude: geoLocation.lon },
    }),
    ...(social.length && { sameAs: social.map(({ url }) => url) }),
  }
}

import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { FavouritesScreen } from '../components/favourites/FavouritesScreen'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import { headText } from '../i18n/localeData'
import { alternatesOf } from '../routing/alternates'
import type { FrameData } from './fragments'

/** Favourites (spec §2): read from the browser, fetched live. */
export default function FavouritesTemplate({ data, location }: PageProps<FrameData>) {
  const frame = data.frame.view
  return (
    <Layout frame={frame} alternates={alternatesOf('favourites', frame.languages)}>
      <FavouritesScreen frame={frame} hash={location.hash} />
    </Layout>
  )
}

export function Head({ data }: HeadProps<FrameData>) {
  const frame = data.frame.view
  return (
    <Seo
      frame={frame}
      title={headText(data.locales, 'favourites', 'estates.favorites.heading')}
      canonical={alternatesOf('favourites', frame.languages)[frame.locale] ?? ''}
      alternates={alternatesOf('favourites', frame.languages)}
      noindex
    />
  )
}

export const query = graphql`
  query ($language: String!, $frameId: String!) {
    frame: siteFrame(id: { eq: $frameId }) {
      ...Frame
    }
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "estate", "favourites", "liveData", "stays"] }
      }
    ) {
      ...Texts
    }
  }
`

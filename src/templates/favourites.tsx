import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { FavouriteList } from '../components/estate/FavouriteList'
import { Layout } from '../components/layout/Layout'
import { PageHead } from '../components/page/PageHead'
import { Seo } from '../components/layout/Seo'
import { Stack } from '../components/ui/blocks'
import { headText } from '../i18n/localeData'
import { alternatesOf } from '../routing/alternates'
import type { FrameData } from './fragments'

/** Favourites (spec §2): read from the browser, fetched live. */
export default function FavouritesTemplate({ data }: PageProps<FrameData>) {
  const { t } = useTranslation('common')
  const frame = data.frame.view
  return (
    <Layout frame={frame} alternates={alternatesOf('favourites', frame.languages)}>
      <Stack $gap="var(--s5)">
        <PageHead view={{ title: t('favourites:estates.favorites.heading'), intro: '' }} />
        <FavouriteList frame={frame} />
      </Stack>
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
      filter: { language: { eq: $language }, ns: { in: ["common", "favourites", "liveData"] } }
    ) {
      ...Texts
    }
  }
`

import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { lazy, Suspense } from 'react'
import { useTexts } from '../i18n/useTexts'

import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import { useIsBrowser } from '../state/useIsBrowser'
import { headText } from '../i18n/localeData'
import { alternatesOf } from '../routing/alternates'
import { liveListing } from '../routing/liveListing'
import type { FrameData } from './fragments'

// The view's words and rules are only needed here: elsewhere pages bring their view ready made.
const LiveEstate = lazy(() =>
  import('../components/estate/LiveEstate').then((module) => ({ default: module.LiveEstate })),
)

/** A listing as it is right now, by ?id= (spec §2 Detail). */
export default function LiveDetailTemplate({ data, location }: PageProps<FrameData>) {
  const frame = data.frame.view
  const isBrowser = useIsBrowser()
  return (
    <Layout frame={frame} alternates={alternatesOf('liveDetail', frame.languages)}>
      {isBrowser ? (
        <Suspense fallback={<LoadingTitle />}>
          <LiveEstate id={liveListing(location.search) || undefined} frame={frame} />
        </Suspense>
      ) : (
        <LoadingTitle />
      )}
    </Layout>
  )
}

function LoadingTitle() {
  const { t } = useTexts('common')
  return (
    <>
      <h1>{t('live:live.title')}</h1>
      <p role="status">{t('liveData:loading')}</p>
    </>
  )
}

export function Head({ data }: HeadProps<FrameData>) {
  const frame = data.frame.view
  return (
    <Seo
      frame={frame}
      title={headText(data.locales, 'live', 'live.title')}
      canonical={alternatesOf('liveDetail', frame.languages)[frame.locale] ?? ''}
      alternates={alternatesOf('liveDetail', frame.languages)}
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
      filter: { language: { eq: $language }, ns: { in: ["common", "estate", "live", "liveData", "map"] } }
    ) {
      ...Texts
    }
  }
`

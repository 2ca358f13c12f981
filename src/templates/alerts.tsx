import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTexts } from '../i18n/useTexts'
import { AlertForm } from '../components/alerts/AlertForm'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import { Letter } from '../components/page/Letter'
import { Steps } from '../components/page/Steps'
import { headText } from '../i18n/localeData'
import { alternatesOf } from '../routing/alternates'
import { useIsBrowser } from '../state/useIsBrowser'
import type { FrameData } from './fragments'

/** Subscribing to alerts (spec §2). */
export default function AlertsTemplate({ data, location }: PageProps<FrameData>) {
  const { t } = useTexts('common')
  // The prebuilt page knows no search.
  const isBrowser = useIsBrowser()
  const query = isBrowser ? location.search : ''
  const frame = data.frame.view
  return (
    <Layout frame={frame} alternates={alternatesOf('alerts', frame.languages)}>
      <Letter
        title={t('alerts:alerts.heading')}
        text={t('alerts:alerts.intro')}
        aside={
          <Steps
            title={t('alerts:alerts.how')}
            steps={[t('alerts:alerts.step1'), t('alerts:alerts.step2'), t('alerts:alerts.step3')]}
          />
        }
      >
        <AlertForm key={query} frame={frame} query={query} />
      </Letter>
    </Layout>
  )
}

export function Head({ data }: HeadProps<FrameData>) {
  const frame = data.frame.view
  return (
    <Seo
      frame={frame}
      title={headText(data.locales, 'alerts', 'alerts.heading')}
      canonical={alternatesOf('alerts', frame.languages)[frame.locale] ?? ''}
      alternates={alternatesOf('alerts', frame.languages)}
    />
  )
}

export const query = graphql`
  query ($language: String!, $frameId: String!) {
    frame: siteFrame(id: { eq: $frameId }) {
      ...Frame
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "alerts", "filter", "forms"] } }
    ) {
      ...Texts
    }
  }
`

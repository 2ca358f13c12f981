import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTexts } from '../i18n/useTexts'
import { Unsubscribe } from '../components/alerts/Unsubscribe'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import { Action } from '../components/ui/blocks'
import { Letter } from '../components/page/Letter'
import { headText } from '../i18n/localeData'
import { alternatesOf } from '../routing/alternates'
import { UNKNOWN_VALUE, useAddressValue } from '../state/useAddressValue'
import type { FrameData } from './fragments'

/** Unsubscribing by the token of a mail (spec §2): showing the page changes nothing. */
export default function AlertsUnsubscribeTemplate({ data, params }: PageProps<FrameData>) {
  const { t } = useTexts('common')
  const frame = data.frame.view
  const value = useAddressValue(params['token'])
  return (
    <Layout frame={frame} alternates={alternatesOf('alertsUnsubscribe', frame.languages, { token: value })}>
      <Letter title={t('alerts:alerts.unsubscribeHeading')}>
        {value !== UNKNOWN_VALUE && <Unsubscribe key={value} token={value} frame={frame} />}
        <noscript>
          <form method="post">
            <Action type="submit">{t('alerts:alerts.end.action')}</Action>
          </form>
        </noscript>
      </Letter>
    </Layout>
  )
}

export function Head({ data }: HeadProps<FrameData>) {
  const frame = data.frame.view
  return (
    <Seo
      frame={frame}
      title={headText(data.locales, 'alerts', 'alerts.unsubscribeHeading')}
      canonical={alternatesOf('alertsUnsubscribe', frame.languages, { token: '_' })[frame.locale] ?? ''}
      alternates={alternatesOf('alertsUnsubscribe', frame.languages, { token: '_' })}
      noindex
    />
  )
}

export const query = graphql`
  query ($language: String!, $frameId: String!) {
    frame: siteFrame(id: { eq: $frameId }) {
      ...Frame
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "alerts"] } }) {
      ...Texts
    }
  }
`

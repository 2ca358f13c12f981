import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTexts } from '../i18n/useTexts'
import { MyAlerts } from '../components/alerts/MyAlerts'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import { Action } from '../components/ui/blocks'
import { Letter } from '../components/page/Letter'
import { headText } from '../i18n/localeData'
import { alternatesOf } from '../routing/alternates'
import { UNKNOWN_VALUE, useAddressValue } from '../state/useAddressValue'
import type { FrameData } from './fragments'

/** Editing alerts by the token of a mail (spec §2). */
export default function AlertsEditTemplate({ data, params }: PageProps<FrameData>) {
  const { t } = useTexts('common')
  const frame = data.frame.view
  const value = useAddressValue(params['token'])
  return (
    <Layout frame={frame} alternates={alternatesOf('alertsEdit', frame.languages, { token: value })}>
      <Letter title={t('alerts:alerts.editHeading')}>
        {value !== UNKNOWN_VALUE && <MyAlerts key={value} token={value} frame={frame} />}
        <noscript>
          <form method="post">
            <p>{t('alerts:alerts.confirm.text')}</p>
            <Action type="submit">{t('alerts:alerts.confirm.action')}</Action>
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
      title={headText(data.locales, 'alerts', 'alerts.editHeading')}
      canonical={alternatesOf('alertsEdit', frame.languages, { token: '_' })[frame.locale] ?? ''}
      alternates={alternatesOf('alertsEdit', frame.languages, { token: '_' })}
      noindex
    />
  )
}

export const query = graphql`
  query ($language: String!, $frameId: String!) {
    frame: siteFrame(id: { eq: $frameId }) {
      ...Frame
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "alerts", "filter"] } }) {
      ...Texts
    }
  }
`

import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTexts } from '../i18n/useTexts'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import { Action } from '../components/ui/blocks'
import { AppLink } from '../components/ui/AppLink'
import { Letter } from '../components/page/Letter'
import { href } from '../routing/routes'
import { headText } from '../i18n/localeData'
import { alternatesOf } from '../routing/alternates'
import { useIsBrowser } from '../state/useIsBrowser'
import type { FrameData } from './fragments'

/** After subscribing to alerts (spec §2). */
export default function AlertsSuccessTemplate({
  data,
  location,
}: PageProps<FrameData, object, { alertToken?: string } | null>) {
  const { t } = useTexts('common')
  const frame = data.frame.view
  const isBrowser = useIsBrowser()
  const token = isBrowser ? location.state?.alertToken : undefined
  return (
    <Layout frame={frame} alternates={alternatesOf('alertsSuccess', frame.languages)}>
      <Letter title={t('alerts:alerts.successHeading')} text={t('alerts:alerts.success')}>
        <Action as={AppLink} to={frame.menu.find(({ url }) => url)?.url ?? href('home', frame.locale)}>
          {t('alerts:alerts.home')}
        </Action>
        {token && (
          <AppLink to={href('alertsEdit', frame.locale, { token })}>{t('alerts:alerts.manage')}</AppLink>
        )}
      </Letter>
    </Layout>
  )
}

export function Head({ data }: HeadProps<FrameData>) {
  const frame = data.frame.view
  return (
    <Seo
      frame={frame}
      title={headText(data.locales, 'alerts', 'alerts.successHeading')}
      canonical={alternatesOf('alertsSuccess', frame.languages)[frame.locale] ?? ''}
      alternates={alternatesOf('alertsSuccess', frame.languages)}
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

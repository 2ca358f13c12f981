import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTexts } from '../i18n/useTexts'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import { Letter } from '../components/page/Letter'
import { Reservation } from '../components/rental/Reservation'
import { headText } from '../i18n/localeData'
import { alternatesOf } from '../routing/alternates'
import { UNKNOWN_VALUE, useAddressValue } from '../state/useAddressValue'
import type { FrameData } from './fragments'

/** A reserved stay by the link of a mail: what it is, and its end where the site lets its guest (docs/decisions/410-guests-cancel-stays.md). */
export default function ReservationTemplate({ data, params }: PageProps<FrameData>) {
  const { t } = useTexts('reservation')
  const frame = data.frame.view
  const value = useAddressValue(params['reservationId'])
  return (
    <Layout frame={frame} alternates={alternatesOf('reservation', frame.languages, { reservationId: value })}>
      <Letter title={t('heading')}>
        {value !== UNKNOWN_VALUE && <Reservation id={value} frame={frame} />}
      </Letter>
    </Layout>
  )
}

export function Head({ data }: HeadProps<FrameData>) {
  const frame = data.frame.view
  const alternates = alternatesOf('reservation', frame.languages, { reservationId: UNKNOWN_VALUE })
  return (
    <Seo
      frame={frame}
      title={headText(data.locales, 'reservation', 'heading')}
      canonical={alternates[frame.locale] ?? ''}
      alternates={alternates}
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
      filter: { language: { eq: $language }, ns: { in: ["common", "reservation", "rental", "liveData"] } }
    ) {
      ...Texts
    }
  }
`

import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTexts } from '../i18n/useTexts'
import { CancelAppointment } from '../components/forms/CancelAppointment'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import { Letter } from '../components/page/Letter'
import { headText } from '../i18n/localeData'
import { alternatesOf } from '../routing/alternates'
import { UNKNOWN_VALUE, useAddressValue } from '../state/useAddressValue'
import type { FrameData } from './fragments'

/** Cancelling a viewing by the id of a mail (spec §2). */
export default function CancelAppointmentTemplate({ data, params }: PageProps<FrameData>) {
  const { t } = useTexts('common')
  const frame = data.frame.view
  const value = useAddressValue(params['appointmentId'])
  return (
    <Layout
      frame={frame}
      alternates={alternatesOf('cancelAppointment', frame.languages, { appointmentId: value })}
    >
      <Letter title={t('cancel:cancel.heading')}>
        {value !== UNKNOWN_VALUE && <CancelAppointment id={value} frame={frame} />}
      </Letter>
    </Layout>
  )
}

export function Head({ data }: HeadProps<FrameData>) {
  const frame = data.frame.view
  return (
    <Seo
      frame={frame}
      title={headText(data.locales, 'cancel', 'cancel.heading')}
      canonical={
        alternatesOf('cancelAppointment', frame.languages, { appointmentId: '_' })[frame.locale] ?? ''
      }
      alternates={alternatesOf('cancelAppointment', frame.languages, { appointmentId: '_' })}
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
      filter: { language: { eq: $language }, ns: { in: ["common", "cancel", "liveData"] } }
    ) {
      ...Texts
    }
  }
`

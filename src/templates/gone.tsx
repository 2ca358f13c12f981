import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTexts } from '../i18n/useTexts'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import { Letter } from '../components/page/Letter'
import { Onward } from '../components/page/Onward'
import { headText } from '../i18n/localeData'
import { alternatesOf } from '../routing/alternates'
import type { FrameData } from './fragments'

/** A listing that is no longer on offer: says so, and leads on. */
export default function GoneTemplate({ data }: PageProps<FrameData>) {
  const { t } = useTexts('common')
  const frame = data.frame.view
  return (
    <Layout frame={frame} alternates={alternatesOf('gone', frame.languages)}>
      <Letter
        title={t('lost:gone.heading')}
        text={t('lost:gone.text')}
        aside={<Onward label={t('lost:lost.onward')} menu={frame.menu} />}
      />
    </Layout>
  )
}

export function Head({ data }: HeadProps<FrameData>) {
  const frame = data.frame.view
  return <Seo frame={frame} title={headText(data.locales, 'lost', 'gone.heading')} noindex />
}

export const query = graphql`
  query ($language: String!, $frameId: String!) {
    frame: siteFrame(id: { eq: $frameId }) {
      ...Frame
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "lost"] } }) {
      ...Texts
    }
  }
`

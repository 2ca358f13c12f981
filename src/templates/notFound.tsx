import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTexts } from '../i18n/useTexts'
import { AppLink } from '../components/ui/AppLink'
import { href } from '../routing/routes'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import { Action } from '../components/ui/blocks'
import { Letter } from '../components/page/Letter'
import { Onward } from '../components/page/Onward'
import { headText } from '../i18n/localeData'
import { alternatesOf } from '../routing/alternates'
import type { FrameData } from './fragments'

/** An address that does not exist, in the visitor’s language. */
export default function NotFoundTemplate({ data }: PageProps<FrameData>) {
  const { t } = useTexts('common')
  const frame = data.frame.view
  return (
    <Layout frame={frame} alternates={alternatesOf('notFound', frame.languages)}>
      <Letter
        title={t('lost:notFound.heading')}
        text={t('lost:notFound.text')}
        aside={<Onward label={t('lost:lost.onward')} menu={frame.menu} />}
      >
        <Action as={AppLink} to={href('home', frame.locale)}>
          {t('lost:notFound.home')}
        </Action>
      </Letter>
    </Layout>
  )
}

export function Head({ data }: HeadProps<FrameData>) {
  const frame = data.frame.view
  return <Seo frame={frame} title={headText(data.locales, 'lost', 'notFound.heading')} noindex />
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

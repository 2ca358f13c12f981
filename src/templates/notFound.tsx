import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../components/ui/AppLink'
import { href } from '../routing/routes'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import { Stack } from '../components/ui/blocks'
import { headText } from '../i18n/localeData'
import { alternatesOf } from '../routing/alternates'
import type { FrameData } from './fragments'

/** An address that does not exist, in the visitor’s language. */
export default function NotFoundTemplate({ data }: PageProps<FrameData>) {
  const { t } = useTranslation('common')
  const frame = data.frame.view
  return (
    <Layout frame={frame} alternates={alternatesOf('notFound', frame.languages)}>
      <Stack $gap="var(--s5)">
        <h1>{t('lost:notFound.heading')}</h1>
        <p>{t('lost:notFound.text')}</p>
        <p>
          <AppLink to={href('home', frame.locale)}>{t('lost:notFound.home')}</AppLink>
        </p>
      </Stack>
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

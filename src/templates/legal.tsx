import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Blocks } from '../components/page/Blocks'
import { PageHead } from '../components/page/PageHead'
import { Numbered } from '../components/page/Numbered'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import type { PageView } from '../domain/page/types'
import type { RentalCard } from '../domain/rental/rentalCard'
import { pageText } from '../domain/jsonLd/documentText'
import type { FrameData } from './fragments'

interface Data extends FrameData {
  contentPage: { view: PageView<RentalCard> }
}

/** Privacy statement and terms of use (spec §2). */
export default function LegalTemplate({ data }: PageProps<Data>) {
  const frame = data.frame.view
  const { view } = data.contentPage
  return (
    <Layout frame={frame} alternates={view.alternates}>
      <Numbered>
        <PageHead view={view} />
        <Blocks blocks={view.blocks} frame={frame} />
      </Numbered>
    </Layout>
  )
}

export function Head({ data }: HeadProps<Data>) {
  const { view } = data.contentPage
  return (
    <Seo
      frame={data.frame.view}
      title={view.title}
      description={view.metaDescription}
      canonical={view.path}
      alternates={view.alternates}
      {...(view.picture ? { picture: view.picture } : {})}
      jsonLd={pageText(view, data.frame.view)}
    />
  )
}

export const query = graphql`
  query ($language: String!, $frameId: String!, $id: String!) {
    frame: siteFrame(id: { eq: $frameId }) {
      ...Frame
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "list", "estate"] } }) {
      ...Texts
    }
    contentPage(id: { eq: $id }) {
      view(locale: $language)
    }
  }
`

import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Blocks } from '../components/page/Blocks'
import { HomeBlocks } from '../components/page/HomeBlocks'
import { PageHead } from '../components/page/PageHead'
import { Stack } from '../components/ui/blocks'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import type { PageView } from '../domain/page/types'
import type { RentalCard } from '../domain/rental/rentalCard'
import { pageText } from '../domain/jsonLd/documentText'
import { sharedPicture } from '../domain/page/sharedPicture'
import type { FrameData } from './fragments'

interface Data extends FrameData {
  contentPage: { view: PageView<RentalCard> }
}

/** Home, and any page of the site's own. */
export default function ContentTemplate({ data }: PageProps<Data>) {
  const frame = data.frame.view
  const { view } = data.contentPage
  if (view.type === 'home')
    return (
      <Layout frame={frame} alternates={view.alternates} bleed>
        <HomeBlocks title={view.title} blocks={view.blocks} frame={frame} />
      </Layout>
    )
  return (
    <Layout frame={frame} alternates={view.alternates}>
      <Stack $gap="clamp(48px, 6vw, 96px)">
        <PageHead view={view} />
        <Blocks blocks={view.blocks} frame={frame} />
      </Stack>
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
      {...sharedPicture(view)}
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

import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ListBlocks } from '../components/page/ListBlocks'
import { ListWays } from '../components/page/ListWays'
import { ListPage } from '../components/search/ListPage'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import type { PageView } from '../domain/page/types'
import type { RentalCard } from '../domain/rental/rentalCard'
import { pageText } from '../domain/jsonLd/documentText'
import { sharedPicture } from '../domain/page/sharedPicture'
import { leafHref } from '../routing/leaves'
import { pagesShown } from '../state/estateList/loads'
import type { FrameData } from './fragments'

interface Data extends FrameData {
  contentPage: { view: PageView<RentalCard> }
}

/** A list page: the first page of its results is prebuilt, searches and more come from the API. */
export default function EstateListTemplate({ data, location }: PageProps<Data>) {
  const frame = data.frame.view
  const { view } = data.contentPage
  return (
    <Layout frame={frame} alternates={view.alternates}>
      <ListPage key={view.path} view={view} frame={frame} query={location.search ?? ''} entry={location.key}>
        <ListBlocks blocks={view.blocks} frame={frame} />
        {view.ways && <ListWays ways={view.ways} />}
      </ListPage>
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
      next={pagesShown(view.list?.total ?? 0) > 1 ? leafHref(view.path, view.locale, 2) : undefined}
    />
  )
}

export const query = graphql`
  query ($language: String!, $frameId: String!, $id: String!) {
    frame: siteFrame(id: { eq: $frameId }) {
      ...Frame
    }
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "list", "liveData", "filter", "map", "mapSearch"] }
      }
    ) {
      ...Texts
    }
    contentPage(id: { eq: $id }) {
      view(locale: $language)
    }
  }
`

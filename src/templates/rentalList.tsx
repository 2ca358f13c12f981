import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ListBlocks } from '../components/page/ListBlocks'
import { RentalList } from '../components/rental/RentalList'
import { Stack } from '../components/ui/blocks'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import type { CardList, PageView } from '../domain/page/types'
import type { RentalCard } from '../domain/rental/rentalCard'
import { pageText } from '../domain/jsonLd/documentText'
import { sharedPicture } from '../domain/page/sharedPicture'
import { useKeepsList } from '../state/lastList'
import { useRentalList } from '../state/rental/useRentalList'
import { useListScroll } from '../state/useListScroll'
import { leafHref } from '../routing/leaves'
import { pagesShown } from '../state/estateList/loads'
import type { FrameData } from './fragments'

interface Data extends FrameData {
  contentPage: { view: PageView<RentalCard> }
}

const NOTHING: CardList<RentalCard> = { total: 0, cards: [] }

/** Holiday units on offer: the first page is prebuilt, what a visitor asks for comes from the API. */
export default function RentalListTemplate({ data, location }: PageProps<Data>) {
  const frame = data.frame.view
  const { view } = data.contentPage
  useKeepsList(view.alternates, location.search ?? '')
  const rentals = useRentalList({
    siteId: frame.siteId,
    locale: frame.locale,
    path: view.path,
    prebuilt: (view.list ?? NOTHING) as CardList<RentalCard>,
    query: location.search,
  })
  useListScroll(view.path + (location.search ?? ''), location.key, rentals.isShown)
  return (
    <Layout frame={frame} alternates={view.alternates}>
      <Stack $gap="var(--s6)">
        <RentalList of={rentals} siteId={frame.siteId} view={view} />
        <ListBlocks blocks={view.blocks} frame={frame} />
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
        ns: { in: ["common", "list", "filter", "liveData", "rental", "stays", "map"] }
      }
    ) {
      ...Texts
    }
    contentPage(id: { eq: $id }) {
      view(locale: $language)
    }
  }
`

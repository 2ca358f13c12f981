import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { EstateList } from '../components/estate/EstateList'
import { Blocks } from '../components/page/Blocks'
import { PageHead } from '../components/page/PageHead'
import { Stack } from '../components/ui/blocks'
import type { EstateCard } from '../domain/estate/types'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import type { CardList, PageView } from '../domain/page/pageView'
import type { RentalCard } from '../domain/rental/rentalCard'
import { pageGraph } from '../domain/jsonLd/pageGraph'
import type { FrameData } from './fragments'

interface Data extends FrameData {
  contentPage: { view: PageView<RentalCard> }
}

/** A list page: the first page of its results is prebuilt, more come from the API. */
export default function EstateListTemplate({ data }: PageProps<Data>) {
  const frame = data.frame.view
  const { view } = data.contentPage
  const { t } = useTranslation('list')
  const list = (view.list ?? { total: 0, cards: [] }) as CardList<EstateCard>
  return (
    <Layout frame={frame} alternates={view.alternates}>
      <Stack $gap="var(--s6)">
        <PageHead view={view} count={t('list.found', { count: list.total })} />
        <EstateList key={view.path} list={list} node={view.node ?? {}} siteId={frame.siteId} />
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
      {...(view.picture ? { picture: view.picture } : {})}
      things={pageGraph(view, data.frame.view)}
    />
  )
}

export const query = graphql`
  query ($language: String!, $frameId: String!, $id: String!) {
    frame: siteFrame(id: { eq: $frameId }) {
      ...Frame
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "list", "liveData"] } }) {
      ...Texts
    }
    contentPage(id: { eq: $id }) {
      view(locale: $language)
    }
  }
`

import { graphql, type HeadProps, type PageProps } from 'gatsby'
import styled from 'styled-components'
import { CARD_SIZES } from '../components/estate/EstateCard'
import { EstateGrid } from '../components/estate/EstateGrid'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import { RentalItem } from '../components/rental/RentalItem'
import { ResultGrid } from '../components/search/ResultGrid'
import { AppLink } from '../components/ui/AppLink'
import { Stack } from '../components/ui/blocks'
import { Pager } from '../components/ui/Pager'
import { leafText } from '../domain/jsonLd/documentText'
import type { LeafView } from '../domain/page/leafView'
import { useTexts } from '../i18n/useTexts'
import { EAGER_PICTURES, eagerAt } from '../components/ui/eagerPictures'
import { leafHref } from '../routing/leaves'
import type { FrameData } from './fragments'

interface Data extends FrameData {
  listLeaf: { view: LeafView }
}

/** A further page of a list, for who comes by its address or has no script: what stands on it, and the way to the others. */
export default function ListLeafTemplate({ data }: PageProps<Data>) {
  const { t } = useTexts('list')
  const { view } = data.listLeaf
  const { list, locale, leaf, leaves, groups, rentals } = view
  return (
    <Layout frame={data.frame.view} alternates={view.alternates}>
      <Stack $gap="var(--s6)">
        <LeafHead>
          <h1>
            {list.title} <Place>{view.place}</Place>
          </h1>
          <AppLink to={list.path}>{t('pager.whole')}</AppLink>
        </LeafHead>
        {groups.map(({ label, cards }, index) => (
          <Stack key={label ?? ''} $gap="var(--s5)">
            {label !== undefined && <h2>{label}</h2>}
            <EstateGrid cards={cards} eager={index === 0 ? EAGER_PICTURES : 0} />
          </Stack>
        ))}
        {rentals.length > 0 && (
          <ResultGrid beside={false}>
            {rentals.map((card, index) => (
              <li key={card.id}>
                <RentalItem card={card} sizes={CARD_SIZES.grid} eager={eagerAt(index)} />
              </li>
            ))}
          </ResultGrid>
        )}
        <Pager list={list.path} locale={locale} leaf={leaf} leaves={leaves} />
      </Stack>
    </Layout>
  )
}

const LeafHead = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--s2);
  padding-top: clamp(8px, 2vw, 32px);
  h1 {
    font-size: clamp(1.5rem, 0.8rem + 4vw, 3rem);
    overflow-wrap: anywhere;
  }
  a {
    padding-block: 9px;
  }
`

const Place = styled.span`
  color: var(--quiet);
  font-variant-numeric: tabular-nums lining-nums;
`

export function Head({ data }: HeadProps<Data>) {
  const { view } = data.listLeaf
  const { list, locale, leaf, leaves } = view
  const picture = [...view.groups.flatMap(({ cards }) => cards), ...view.rentals].find((card) => card.picture)
  return (
    <Seo
      frame={data.frame.view}
      title={view.title}
      description={view.metaDescription}
      canonical={view.path}
      alternates={view.alternates}
      picture={picture?.picture?.file}
      pictureAlt={picture?.picture?.alt}
      previous={leafHref(list.path, locale, leaf - 1)}
      next={leaf < leaves ? leafHref(list.path, locale, leaf + 1) : undefined}
      jsonLd={leafText(view, data.frame.view)}
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
    listLeaf(id: { eq: $id }) {
      view(locale: $language)
    }
  }
`

import { graphql, type HeadProps, type PageProps } from 'gatsby'
import styled from 'styled-components'
import { Crumbs } from '../components/estate/Crumbs'
import { EstateGrid } from '../components/estate/EstateGrid'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import { LandingWays } from '../components/page/LandingWays'
import { AppLink } from '../components/ui/AppLink'
import { QuietAction, Stack } from '../components/ui/blocks'
import { EAGER_PICTURES } from '../components/ui/eagerPictures'
import { landingText } from '../domain/jsonLd/documentText'
import type { LandingView } from '../domain/landing/landingView'
import { landingCrumbs } from '../domain/site/crumbs'
import type { FrameData } from './fragments'

interface Data extends FrameData {
  landing: { view: LandingView }
}

/** What a list has of a kind in a place: in words, its first listings, and the way to the others and to places nearby. */
export default function LandingTemplate({ data }: PageProps<Data>) {
  const frame = data.frame.view
  const { view } = data.landing
  return (
    <Layout frame={frame} alternates={view.alternates}>
      <Stack $gap="var(--s6)">
        <Stack>
          <Crumbs crumbs={landingCrumbs(view, frame)} />
          <Opening>
            <h1>{view.title}</h1>
            <p>{view.intro}</p>
          </Opening>
        </Stack>
        <EstateGrid cards={view.cards} eager={EAGER_PICTURES} />
        <Onward>
          <QuietAction as={AppLink} to={view.live.path}>
            {view.live.label}
          </QuietAction>
        </Onward>
        {view.ways.length > 0 && (
          <Foot>
            <LandingWays groups={view.ways} />
          </Foot>
        )}
      </Stack>
    </Layout>
  )
}

const Opening = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  h1 {
    font-size: clamp(1.75rem, 0.8rem + 4vw, 3rem);
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  p {
    max-width: 62ch;
    font-size: var(--t18);
    font-variant-numeric: tabular-nums lining-nums;
  }
`

const Onward = styled.div`
  display: grid;
  justify-items: center;
`

const Foot = styled.div`
  padding-top: var(--s6);
  border-top: 1px solid var(--line);
`

export function Head({ data }: HeadProps<Data>) {
  const frame = data.frame.view
  const { view } = data.landing
  const picture = view.cards.find((card) => card.picture)?.picture
  return (
    <Seo
      frame={frame}
      title={view.title}
      headed={view.headed}
      description={view.metaDescription}
      canonical={view.path}
      alternates={view.alternates}
      picture={picture?.file}
      pictureAlt={picture?.alt}
      jsonLd={landingText(view, frame)}
    />
  )
}

export const query = graphql`
  query ($language: String!, $frameId: String!, $id: String!) {
    frame: siteFrame(id: { eq: $frameId }) {
      ...Frame
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "list", "liveData", "estate"] } }
    ) {
      ...Texts
    }
    landing(id: { eq: $id }) {
      view(locale: $language)
    }
  }
`

import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useMemo } from 'react'
import { EstateDetail } from '../components/estate/EstateDetail'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import { type StoredView, viewOf } from '../domain/estate/storedView'
import { estateText } from '../domain/jsonLd/documentText'
import type { FrameData } from './fragments'

interface Data extends FrameData {
  estate: { view: StoredView }
}

/** Short and slug page of a project or a stand-alone property (spec §2). */
export default function EstateTemplate({ data }: PageProps<Data>) {
  const view = useMemo(() => viewOf(data.estate.view), [data])
  return (
    <Layout frame={data.frame.view} alternates={view.alternates}>
      <EstateDetail key={view.id} view={view} frame={data.frame.view} />
    </Layout>
  )
}

export function Head({ data }: HeadProps<Data>) {
  const view = viewOf(data.estate.view)
  const frame = data.frame.view
  return (
    <Seo
      frame={frame}
      title={view.title}
      headed={view.headTitle}
      description={view.metaDescription}
      canonical={view.path}
      alternates={view.alternates}
      picture={view.pictures[0]?.file}
      pictureAlt={view.pictures[0]?.alt}
      foundUntil={view.foundUntil}
      jsonLd={estateText(view, frame)}
    />
  )
}

export const query = graphql`
  query ($language: String!, $frameId: String!, $id: String!) {
    frame: siteFrame(id: { eq: $frameId }) {
      ...Frame
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "estate", "map"] } }) {
      ...Texts
    }
    estate(id: { eq: $id }) {
      view(locale: $language)
    }
  }
`

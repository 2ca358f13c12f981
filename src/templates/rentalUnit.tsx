import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Layout } from '../components/layout/Layout'
import { Seo } from '../components/layout/Seo'
import { RentalDetail } from '../components/rental/RentalDetail'
import { rentalText } from '../domain/jsonLd/documentText'
import type { RentalView } from '../domain/rental/rentalView'
import type { FrameData } from './fragments'

interface Data extends FrameData {
  rentalUnit: { view: RentalView }
}

/** A holiday unit (spec §2 Rental unit page). */
export default function RentalUnitTemplate({ data, location }: PageProps<Data>) {
  const { view } = data.rentalUnit
  return (
    <Layout frame={data.frame.view} alternates={view.alternates}>
      <RentalDetail key={view.id} view={view} frame={data.frame.view} query={location.search ?? ''} />
    </Layout>
  )
}

export function Head({ data }: HeadProps<Data>) {
  const { view } = data.rentalUnit
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
      jsonLd={rentalText(view, frame)}
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
        ns: { in: ["common", "rental", "stays", "liveData", "estate", "forms", "map"] }
      }
    ) {
      ...Texts
    }
    rentalUnit(id: { eq: $id }) {
      view(locale: $language)
    }
  }
`

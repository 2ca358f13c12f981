import { graphql } from 'gatsby'
import type { FrameView } from '../domain/site/frameView'
import type { LocaleData } from '../i18n/localeData'

/** What every template's query brings. */
export interface FrameData {
  frame: { view: FrameView }
  locales: LocaleData
}

export const frameFragment = graphql`
  fragment Frame on SiteFrame {
    view
  }
`

export const textsFragment = graphql`
  fragment Texts on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`

import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contract/locales'
import { nodeId } from '../dataLayer/nodes'

/** What every page knows of itself, kept small: it is compared at each build and shipped with each page. */
export interface PageContext {
  language: Locale
  frameId: string
  /** Node of the listing, holiday unit or page it shows. */
  id?: string
  unitId?: number
  i18n: object
}

/** A page for Gatsby to make; `template` is a file of src/templates. */
export interface PageSpec {
  path: string
  template: string
  matchPath?: string
  context: PageContext
}

/**
 * Context of a page in one language. With `i18n` ready made, gatsby-plugin-react-i18next leaves the page alone;
 * otherwise it deletes and creates every page anew and all queries run on every build.
 */
export function pageContext(
  language: Locale,
  path: string,
  more: Pick<PageContext, 'id' | 'unitId'> = {},
): PageContext {
  return {
    language,
    frameId: nodeId.frame(language),
    ...more,
    i18n: {
      language,
      languages: [...LOCALES],
      defaultLanguage: DEFAULT_LOCALE,
      generateDefaultLanguagePage: true,
      routed: true,
      originalPath: path,
      path,
    },
  }
}

import type { GatsbySSR, RenderBodyArgs } from 'gatsby'
import { type HTMLAttributes, isValidElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { keepRules } from './src/gatsby/keptRules'
import './src/gatsby/styleOrder'
import type { TemplateScripts } from './src/gatsby/templateScripts'
import { dataHash, DATA_HASH } from './src/gatsby/browser/dataHash'
import { NoScriptStyle } from './src/components/layout/NoScriptStyle'
import { HIDE_FOUND, MARK_SEARCHED } from './src/domain/search/searchedMark'
import { FONT_FILES } from './src/styles/fontFiles'
import { GLOBAL_STYLE } from './src/styles/globalStyle'

/** Given by src/gatsby/webpack.ts. */
declare const TEMPLATE_SCRIPTS: TemplateScripts

interface PageData {
  componentChunkName?: string
  result?: { data?: unknown }
}

const LIST = 'component---src-templates-estate-list-tsx'

/** `gatsby develop` writes one document for all addresses, and gives no data with it. */
const pageData = (load: RenderBodyArgs['loadPageDataSync'] | undefined, pathname: string) =>
  (load?.(pathname) ?? {}) as PageData

keepRules()

/** In one go, as nothing here is waited for: Gatsby's own way is a stream that is written, read and put together again. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement))

/**
 * The two faces are wanted by every page, so they are asked for before any style is read; then what every page looks like, and
 * the scripts of this one. The document says of which data it is, for a browser that gets newer ones.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setHtmlAttributes,
  loadPageDataSync,
  pathname,
}) => {
  const { componentChunkName = '', result } = pageData(loadPageDataSync, pathname)
  if (result?.data)
    setHtmlAttributes({ [DATA_HASH]: dataHash(result.data) } as HTMLAttributes<HTMLHtmlElement>)
  setHeadComponents([
    ...FONT_FILES.map((file) => (
      <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
    )),
    <style key="global" dangerouslySetInnerHTML={{ __html: GLOBAL_STYLE }} />,
    <NoScriptStyle key="no-script" />,
    ...(componentChunkName === LIST
      ? [
          <script key="searched" dangerouslySetInnerHTML={{ __html: MARK_SEARCHED }} />,
          <style key="hide-found" dangerouslySetInnerHTML={{ __html: HIDE_FOUND }} />,
        ]
      : []),
    ...(TEMPLATE_SCRIPTS[componentChunkName] ?? []).map((file) => (
      <link key={file} rel="preload" as="script" href={file} fetchPriority="low" />
    )),
  ])
}

/** What gatsby-plugin-image puts into every head for its component, which no page here has (docs/decisions/206-pictures-as-img.md). */
const IMAGE_COMPONENT = 'gatsby-image-style'

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) =>
  replaceHeadComponents(
    getHeadComponents().filter((part) => !(isValidElement(part) && part.key?.startsWith(IMAGE_COMPONENT))),
  )

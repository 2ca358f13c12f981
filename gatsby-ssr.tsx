import type { GatsbySSR } from 'gatsby'
import './src/build/styleOrder'
import { NoScriptStyle } from './src/components/layout/NoScriptStyle'
import { Root } from './src/components/layout/Root'
import { FONT_FILES } from './src/styles/fonts'

// Around the page, not the root: styles outside of what styled-components collects would not be in the HTML.
export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element }) => <Root>{element}</Root>

/** The two faces are wanted by every page, so they are asked for before any style is read. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) =>
  setHeadComponents([
    ...FONT_FILES.map((file) => (
      <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
    )),
    <NoScriptStyle key="no-script" />,
  ])

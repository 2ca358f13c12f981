/** All that `gatsby-plugin-styled-components` calls of styled-components in a browser (`src/gatsby/leanScripts.ts`). */
export { StyleSheetManager } from 'styled-components'

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const PLUGIN = 'gatsby-plugin-react-i18next'
const STYLES = 'gatsby-plugin-styled-components'

/**
 * Keeps what no page uses out of the scripts that every page loads (docs/decisions/102-weight-of-a-page.md): rules for webpack.
 */
export function leanScripts(siteDirectory: string) {
  const site = createRequire(join(siteDirectory, 'package.json'))
  const folder = (name: string, from = site) => dirname(from.resolve(`${name}/package.json`))
  const gatsby = createRequire(join(folder('gatsby'), 'package.json'))
  return [
    {
      // CommonJS: what it requires would come whole, and i18next twice, as it is an ES module to everybody else. So it is given the
      // same modules and of them what it calls; what it needs to redirect and to develop is left out.
      include: folder(PLUGIN),
      resolve: {
        alias: {
          i18next$: join(folder('i18next'), 'dist/esm/i18next.js'),
          'react-i18next$': join(folder('react-i18next'), 'dist/es/I18nextProvider.js'),
          gatsby$: join(folder('gatsby-link', gatsby), 'dist/index.modern.mjs'),
          'browser-lang$': false as const,
          outdent$: false as const,
        },
      },
    },
    {
      // CommonJS too: of the styles it is given what it calls, so that what makes them on a server does not come along.
      include: folder(STYLES),
      resolve: {
        alias: { 'styled-components$': join(siteDirectory, 'src/gatsby/browser/styleSheetManager.ts') },
      },
    },
    {
      // Runs while developing only.
      include: join(folder('gatsby'), 'dist/internal-plugins/partytown'),
      resolve: {
        alias: { 'gatsby-script$': false as const, './utils/inject-partytown-snippet': false as const },
      },
    },
    {
      // No plugin asks for it: the site's worker is registered by `src/state/offline`, once a page has all it needs.
      include: join(siteDirectory, '.cache/production-app.js'),
      resolve: { alias: { './register-service-worker': false as const } },
    },
    { include: folder('i18next'), use: join(siteDirectory, 'src/gatsby/withoutNotice.js') },
    // It says of itself that what is not used may go, but in a file that webpack does not read.
    { include: folder('react-i18next'), sideEffects: false },
  ] as const
}

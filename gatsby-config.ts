import type { GatsbyConfig } from 'gatsby'
import { DEFAULT_LOCALE, LOCALES } from './src/contract/common'
import { developProxy } from './src/gatsby/developProxy'
import { i18nextOptions } from './src/i18n/options'

const { SITE_API_URL, SITE_ID, PUBLIC_URL, PORT, SITE_API_PORT, LEAVE_OUT, QUARANTINE_FILE, DEVELOP_PROXY } =
  process.env
const publicUrl = PUBLIC_URL || `http://localhost:${PORT || 8000}`

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: publicUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  ...(DEVELOP_PROXY && { developMiddleware: developProxy(DEVELOP_PROXY) }),
  plugins: [
    {
      resolve: 'gatsby-source-site-api',
      options: {
        apiUrl: (SITE_API_URL || `http://127.0.0.1:${SITE_API_PORT || 8010}`).split(/\s*,\s*/),
        siteId: SITE_ID || 'demo',
        publicUrl,
        leaveOut: JSON.parse(LEAVE_OUT || '[]') as object[],
        ...(QUARANTINE_FILE && { quarantineFile: QUARANTINE_FILE }),
      },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: 'locale', path: `${__dirname}/locales` } },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: [...LOCALES],
        defaultLanguage: DEFAULT_LOCALE,
        generateDefaultLanguagePage: true,
        redirect: false,
        verbose: false,
        siteUrl: publicUrl,
        i18nextOptions,
      },
    },
    { resolve: 'gatsby-plugin-styled-components', options: { displayName: false, fileName: false } },
    'gatsby-plugin-image',
  ],
}

export default config

import { LOG_FORMATS, type LogFormat } from './http/logFormat'
import {
  parseAddresses,
  parseBase64Key,
  parseChoice,
  parsePort,
  parseList,
  parseOrigin,
  parseSiteId,
  parseToken,
  parseUrl,
} from './configParse'

/** What stands in the environment (docs/configuration.md). Secrets are '' until `withSecrets` fills them. */
export interface Settings {
  host: string
  port: number
  siteApiPort: number
  /** Processes on one database, of which the next is asked when one is away. */
  siteApiUrls: readonly string[]
  siteIds: readonly string[]
  databaseUrl: string
  dataDir: string
  /** One a site, in the order of `siteIds`. */
  publicUrls: readonly string[]
  publicApiUrl: string
  adminToken: string
  webhookSecret: string
  webhookUrl: string
  publisherPort: number
  webToken: string
  previewSecret: string
  metricsToken: string
  publisherUrls: readonly string[]
  trustedProxies: string
  mailUrl: string
  logLevel: string
  logFormat: LogFormat
}

/** The settings as one of the sites has them, the first unless told (`sitesOf`). */
export interface Config extends Settings {
  siteId: string
  publicUrl: string
  /** The first of `siteApiUrls`. */
  siteApiUrl: string
}

interface Setting<T> {
  name: string
  /** What is used when the variable is empty; a function when it follows from the others. */
  fallback: T | ((settings: Settings) => T)
  fallbackText?: string
  /** Returns the value, or throws an error whose message completes "NAME …". */
  parse: (text: string) => T
  /** Throws as `parse` does when a value does not go with what stands above it. */
  check?: (value: T, settings: Settings) => void
  meaning: string
  secret?: true
}

const text = (value: string) => value
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every environment variable there is. Order matters: a fallback may use what stands above it. */
export const SETTINGS: { [K in keyof Settings]: Setting<Settings[K]> } = {
  host: {
    name: 'HOST',
    fallback: '127.0.0.1',
    parse: text,
    meaning: 'Address the servers listen on; `0.0.0.0` for every network of the machine.',
  },
  port: { name: 'PORT', fallback: 8000, parse: parsePort, meaning: 'Port of the site (role `web`).' },
  siteApiPort: {
    name: 'SITE_API_PORT',
    fallback: 8010,
    parse: parsePort,
    meaning: 'Port of the site API (role `site-api`).',
  },
  siteApiUrls: {
    name: 'SITE_API_URL',
    fallback: (config) => [`http://127.0.0.1:${config.siteApiPort}`],
    fallbackText: 'http://127.0.0.1:<SITE_API_PORT>',
    parse: parseList(parseUrl('http', 'https')),
    meaning:
      'Where the site API is; point it at your own to build the site from that. Several of one database, with commas between: the next one is asked when one is away.',
  },
  siteIds: {
    name: 'SITE_ID',
    fallback: ['demo'],
    fallbackText: 'demo',
    parse: parseList(parseSiteId),
    meaning: 'The site that is built and served; several, with commas between, are told apart by hostname.',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    fallback: '',
    parse: parseUrl('postgres', 'postgresql'),
    meaning: 'PostgreSQL 14 or later. Empty: an embedded PostgreSQL (PGlite) under `DATA_DIR`.',
    // A connection string holds a password.
    secret: true,
  },
  dataDir: {
    name: 'DATA_DIR',
    fallback: '.data',
    parse: text,
    meaning:
      'Folder for everything the servers keep: embedded database, pictures, releases, secrets; street maps in `maps` (docs/map.md).',
  },
  publicUrls: {
    name: 'PUBLIC_URL',
    fallback: ({ siteIds, port }) =>
      siteIds.map((id, index) => `http://${index ? `${id}.` : ''}localhost:${port}`),
    fallbackText: 'http://localhost:<PORT>',
    parse: parseList(parseOrigin('http', 'https')),
    check: (urls, { siteIds }) => {
      if (urls.length !== siteIds.length)
        throw new Error(`must give an address to each site of SITE_ID, in the same order`)
    },
    meaning:
      'Address by which visitors reach the site; canonical links and mails use it. Other public names of a site are `hostnames` of its settings. Of several sites one each, with commas between, in the order of `SITE_ID`; empty: the second and later ones are at `http://<site>.localhost:<PORT>`.',
  },
  publicApiUrl: {
    name: 'PUBLIC_API_URL',
    fallback: '',
    parse: parseOrigin('http', 'https'),
    meaning:
      'Address at which browsers reach the program (role `web`) for what is live on the pages of an export, which a static host serves at `PUBLIC_URL` (docs/operate.md).',
  },
  adminToken: {
    name: 'ADMIN_TOKEN',
    fallback: '',
    fallbackText: 'made once, kept in the PostgreSQL or in `DATA_DIR/admin-token`',
    parse: parseToken,
    meaning:
      'Bearer token of the operator calls (`/sites/:siteId/admin/*`) and of the status page (`/status`).',
    secret: true,
  },
  webhookSecret: {
    name: 'WEBHOOK_SECRET',
    fallback: '',
    fallbackText: 'made once, kept in the PostgreSQL or in `DATA_DIR/webhook-secret`',
    parse: parseBase64Key,
    meaning:
      'Key by which the back office signs webhooks: `whsec_` and base64 of 24 bytes or more; while keys are changed, two with a space between.',
    secret: true,
  },
  publisherPort: {
    name: 'PUBLISHER_PORT',
    fallback: (config) => config.siteApiPort + 1,
    fallbackText: '<SITE_API_PORT> + 1',
    parse: parsePort,
    meaning:
      'Port on which role `publisher` takes webhooks and shows `/status` when role `web` is not in the same process.',
  },
  webhookUrl: {
    name: 'WEBHOOK_URL',
    fallback: (config) => (config.databaseUrl ? '' : `http://127.0.0.1:${config.port}/hooks/rebuild`),
    fallbackText: 'with `DATABASE_URL` none, else http://127.0.0.1:<PORT>/hooks/rebuild',
    parse: parseUrl('http', 'https'),
    meaning:
      'Where role `site-api` tells, signed, that an import changed something. Empty with `DATABASE_URL`: publishers that have the same one take it from there.',
  },
  webToken: {
    name: 'WEB_TOKEN',
    fallback: '',
    fallbackText: 'made once, kept in the PostgreSQL or in `DATA_DIR/web-token`',
    parse: parseToken,
    meaning:
      'Shared by the roles `web` and `site-api`: by it the site API believes whose requests the web role passes on. Both need the same: with `DATABASE_URL` they have it from there.',
    secret: true,
  },
  previewSecret: {
    name: 'PREVIEW_SECRET',
    fallback: '',
    fallbackText: 'made once, kept in the PostgreSQL or in `DATA_DIR/preview-secret`',
    parse: parseToken,
    meaning:
      'Key by which preview links are signed; another one ends them all. The roles `site-api` and `publisher` need the same: with `DATABASE_URL` they have it from there.',
    secret: true,
  },
  metricsToken: {
    name: 'METRICS_TOKEN',
    fallback: '',
    fallbackText: 'made once, kept in the PostgreSQL or in `DATA_DIR/metrics-token`',
    parse: parseToken,
    meaning:
      'Bearer token by which Prometheus reads `/metrics` of each role (docs/operate.md); it opens nothing else.',
    secret: true,
  },
  publisherUrls: {
    name: 'PUBLISHER_URL',
    fallback: (config) => [`http://127.0.0.1:${config.publisherPort}`],
    fallbackText: 'http://127.0.0.1:<PUBLISHER_PORT>',
    parse: parseList(parseUrl('http', 'https')),
    meaning:
      'Where role `web` asks role `publisher` for previews and later pages of lists when that is not in the same process; several, with commas between, as in `SITE_API_URL`.',
  },
  trustedProxies: {
    name: 'TRUSTED_PROXIES',
    fallback: '',
    parse: parseAddresses,
    meaning:
      'Addresses or networks (`10.0.0.0/8`) of the proxies before the role `web`, with commas between: what they say of the visitor’s address counts.',
  },
  mailUrl: {
    name: 'MAIL_URL',
    fallback: '',
    parse: parseUrl('smtp', 'smtps'),
    meaning: 'Mail server. Empty: mails are only kept in the outbox.',
    // The address may hold a password.
    secret: true,
  },
  logLevel: {
    name: 'LOG_LEVEL',
    fallback: 'info',
    parse: parseChoice(LEVELS),
    meaning: `How much is logged: ${LEVELS.join(', ')}. Empty, and all roles in one process: \`warn\`.`,
  },
  logFormat: {
    name: 'LOG_FORMAT',
    fallback: '',
    parse: parseChoice(LOG_FORMATS),
    meaning:
      'How the log is written: `json`, a line each, also what the program says in words else; `pretty`, for a person. Empty: `pretty` in a terminal, else JSON beside words.',
  },
}

/** The variables as an operator reads them, for docs and `--help`. */
export const settingRows = () =>
  Object.values(SETTINGS).map(({ name, fallback, fallbackText, meaning }) => ({
    name,
    fallback: fallbackText ?? String(fallback),
    meaning,
  }))

/**
 * The configuration an environment asks for.
 * Throws one error that lists every variable that is wrong, with its value unless it is a secret.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const config: Partial<Record<keyof Settings, Value>> = {}
  const mistakes: string[] = []
  for (const [key, setting] of Object.entries(SETTINGS) as [keyof Settings, Setting<Value>][]) {
    const given = env[setting.name]?.trim() ?? ''
    const soFar = config as unknown as Settings
    const { fallback } = setting
    // Also of what turns out to be wrong, as what stands below may follow from it.
    config[key] = typeof fallback === 'function' ? fallback(soFar) : fallback
    try {
      if (!given) continue
      const value = setting.parse(given)
      setting.check?.(value, soFar)
      config[key] = value
    } catch (error) {
      const shown = setting.secret ? '' : ` (it is "${given}")`
      mistakes.push(`${setting.name} ${(error as Error).message}${shown}`)
    }
  }
  if (mistakes.length) {
    throw new Error(`The configuration has ${count(mistakes)}:\n${mistakes.map((m) => `  ${m}`).join('\n')}`)
  }
  return ofSite(config as unknown as Settings, 0)
}

type Value = Settings[keyof Settings]

const ofSite = (settings: Settings, index: number): Config => ({
  ...settings,
  siteId: settings.siteIds[index] ?? '',
  publicUrl: settings.publicUrls[index] ?? '',
  siteApiUrl: settings.siteApiUrls[0] ?? '',
})

/** The configuration of each site, in their order. */
export const sitesOf = (config: Settings): Config[] =>
  config.siteIds.map((_id, index) => ofSite(config, index))

/** The configuration of one of the sites. @throws Error when it is none of them. */
export function siteConfig(config: Settings, siteId: string): Config {
  const index = config.siteIds.indexOf(siteId)
  if (index < 0) throw new Error(`There is no site ${siteId} here, only ${config.siteIds.join(', ')}`)
  return ofSite(config, index)
}

const count = (mistakes: string[]) => (mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`)

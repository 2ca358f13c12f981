import type { FastifyError, FastifyPluginAsync } from 'fastify'
import type { Addresses } from '../../src/siteApi/askInTurn'
import { hasLeft } from '../http/closedSignal'
import { addCors } from '../http/cors'
import { siteOrigins } from '../http/siteOrigins'
import type { LaterLeaves } from '../preview/laterLeaves'
import type { Previews } from '../preview/previews'
import { openReleaseStore } from '../releases/releaseStore'
import { ajax } from './ajax/ajax'
import type { OwnSiteApi } from './answerHere'
import { plain, refuse } from './errorPages'
import { outboxPage } from './outbox/outboxPage'
import { feeds } from './feeds/feeds'
import { emptyLanding } from './emptyLanding'
import { missingListing } from './missingListing'
import { pages } from './pages'
import { plainForms } from './plainForms/plainForms'
import { baseMap } from './map/baseMap'
import { streetFiles } from './map/streetFiles'
import { liveFrom, NO_OTHERS, otherSources } from './otherSources'
import { PROBES, probes, type Readiness } from '../watch/probes'
import { siteReadiness } from './readiness'
import { isServed, watchRelease } from './releaseWatch'
import { securityHeaders } from './securityHeaders'
import { siteApiProxy } from './siteApiProxy'
import { isServedAt } from './siteHosts'
import { type SiteSettingsWatch, watchSiteSettings } from './siteSettings'
import { visitorTurns } from './visitorTurns'

export interface WebOptions {
  siteId: string
  /** Holds `releases/<siteId>/`. */
  dataDir: string
  siteApiUrl: Addresses
  /** The site API where it is of this process. */
  siteApi?: OwnSiteApi | undefined
  /** The address visitors use; https turns HSTS on. */
  publicUrl: string
  /** By which the site API believes what this role says of a visitor; none: it goes by who is connected. */
  webToken?: string
  /** Origin that pages ask for what is live, where that is not their own: of an export. */
  liveUrl?: string
  /** Where the pages of an export ask this server for what is live: it is served under that name too. */
  publicApiUrl?: string
  /** Milliseconds that the site API has for its answer, 15,000 unless told. */
  siteApiTimeout?: number
  /** Hands out a way to see a release switch at once, as one is seen within a second else; and what `/readyz` says. */
  onReady?: (refresh: () => Promise<void>, ready: () => Promise<Readiness>) => void
  /** The site's settings, where somebody keeps them in mind already. */
  settings?: SiteSettingsWatch
  /** Shows drafts to whom has a link; without it such links lead nowhere. */
  previews?: Previews
  /** Renders pages of lists that are not built ahead; without it there are none. */
  laterLeaves?: LaterLeaves
}

/** The web role: the current release, this site's calls of the site API, the maps, and its probes. */
export const web: FastifyPluginAsync<WebOptions> = async (parent, options) => {
  const { siteId, dataDir, siteApiUrl, publicUrl, publicApiUrl = '', webToken = '' } = options
  const { liveUrl, siteApiTimeout } = options
  const store = openReleaseStore(dataDir, siteId)
  const releases = await watchRelease(store, (state) => {
    if (isServed(state)) parent.log.info({ release: state.id }, 'serving release')
    // Of a new site somebody is building it.
    else parent.log[state.isNew ? 'info' : 'warn']({ reason: state.reason }, 'nothing to serve')
  })
  const ready = siteReadiness(siteId, store, releases)
  options.onReady?.(releases.refresh, ready)
  const headers = securityHeaders(publicUrl)
  const settings =
    options.settings ?? watchSiteSettings({ siteId, siteApiUrl, log: (message) => parent.log.warn(message) })
  const hosted = { siteId, publicUrl, publicApiUrl, site: settings.site }

  const role: FastifyPluginAsync = async (app) => {
    app.addHook('onClose', async () => releases.stop())
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(headers)
      // Whoever watches the machine asks it by any name.
      if (PROBES.has(request.routeOptions.url ?? '') || isServedAt(hosted, request.host)) return undefined
      return refuse(request, reply, 421, 'This site is not served under this name.')
    })
    const hostnames = () => settings.site()?.hostnames ?? []
    // Pages of an export ask for what is live here (docs/decisions/416).
    addCors(app, () => siteOrigins(publicUrl, hostnames()))
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500
      if (status < 500) return plain(reply, status, `${error.message}\n`)
      // Who left before the answer was there made it fail, and hears of it no more.
      if (!hasLeft(reply)) request.log.error(error)
      return plain(reply, 500, 'Something went wrong here.\n')
    })
    await app.register(probes, { role: 'web', ready })
    const turns = visitorTurns()
    const upstream = { siteId, siteApiUrl, publicUrl, hostnames, webToken, turns, timeout: siteApiTimeout }
    await app.register(siteApiProxy, { ...upstream, siteApi: options.siteApi })
    await app.register(ajax, upstream)
    await app.register(plainForms, upstream)
    await app.register(outboxPage, { siteId, siteApiUrl })
    await app.register(baseMap)
    await app.register(streetFiles, {
      dataDir,
      named: () => settings.site()?.settings.map.pmtiles,
    })
    await app.register(feeds, { ...upstream, site: settings.site })
    app.addHook('onReady', async () => void settings.refresh())
    app.addHook('onClose', async () => settings.stop())
    const others = () => {
      const site = settings.site()
      return liveFrom(liveUrl, site ? otherSources(site) : NO_OTHERS)
    }
    const languages = () => settings.site()?.settings
    const isMissing = missingListing(upstream, languages)
    await app.register(pages, {
      others,
      releases,
      languages,
      isMissing,
      emptyLanding: emptyLanding(upstream),
      previews: options.previews,
      laterLeaves: options.laterLeaves,
      turns,
    })
  }
  await parent.register(role)
}

import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../config'
import type { Database } from '../db/tables'
import { addCors } from '../http/cors'
import { sendNotFound, sendProblem } from '../http/problem'
import { compileValidator } from '../http/validate'
import { type AnswerTurns, answerTurns } from './answerTurns'
import { startOutbox } from './outbox/startOutbox'
import { adminRoutes } from './admin/adminRoutes'
import { announceLeftovers } from './admin/announceChanges'
import type { Telling } from './admin/telling'
import { agendaRoutes } from './agenda/agendaRoutes'
import { alertRoutes } from './alerts/alertRoutes'
import { startAlerts } from './alerts/startAlerts'
import { agreementRoutes } from './agreements/agreementRoutes'
import { contactRoutes } from './contact/contactRoutes'
import { assetRoutes, shareRenditions } from './assets/assetRoutes'
import { cityRoutes } from './cities/cityRoutes'
import { entityRoutes } from './entities/entityRoutes'
import { type ListingSearch, listingSearch } from './estates/inMemory/listingSearch'
import { listingStore } from './estates/inMemory/listingStore'
import { warmListings, warmStays } from './estates/inMemory/warmListings'
import { mapRoutes } from './map/mapRoutes'
import { navigationRoutes } from './navigation/navigationRoutes'
import { estateRoutes } from './estates/estateRoutes'
import { filterRoutes } from './filters/filterRoutes'
import { openApi } from './openApi'
import { openOperator, type Operator } from './operator'
import { INTERNET, type Network } from './photos/fetching/network'
import { pageRoutes } from './pages/pageRoutes'
import { outboxRoutes } from './outbox/outboxRoutes'
import { rentalRoutes } from './rental/rentalRoutes'
import { type StayStore, stayStore } from './rental/stayStore'
import { ownOrigins } from './sites/ownOrigins'
import { siteRoutes } from './sites/siteRoutes'
import { translationRoutes } from './translations/translationRoutes'

declare module 'fastify' {
  interface FastifyInstance {
    db: Kysely<Database>
    config: Config
    telling: Telling
    listings: ListingSearch
    stays: StayStore
    turns: AnswerTurns
    operator: Operator
    network: Network
  }
}

export interface SiteApiOptions {
  db: Kysely<Database>
  config: Config
  /** Hears what every import changed, also one that broke off; the same may be told twice. */
  telling?: Telling
  /** By which photos are fetched: the internet, unless told. */
  network?: Network
  /** Hands out what works besides the calls: sending mails, and finding who must hear of a change. */
  onReady?: (workers: Pick<FastifyInstance, 'outbox' | 'alerts'>) => void
}

/** Families of calls, one plugin each. */
const FAMILIES = [
  siteRoutes,
  estateRoutes,
  filterRoutes,
  mapRoutes,
  cityRoutes,
  navigationRoutes,
  pageRoutes,
  entityRoutes,
  rentalRoutes,
  agreementRoutes,
  assetRoutes,
  agendaRoutes,
  translationRoutes,
  contactRoutes,
  alertRoutes,
  outboxRoutes,
  adminRoutes,
]

/** The site API (spec §7): every call of the contract on the given database, whose tables are up to date. */
export async function siteApi(app: FastifyInstance, options: SiteApiOptions): Promise<void> {
  const { db, config, telling, network = INTERNET, onReady } = options
  app.decorate('db', db)
  app.decorate('config', config)
  app.decorate('operator', openOperator(config))
  app.decorate('network', network)
  app.decorate('telling', {
    ...telling,
    announce: async (siteId, changed) => {
      await telling?.announce(siteId, changed)
      await app.sweepPictures(siteId, [...(changed.get('asset') ?? [])].map(String))
    },
  })
  const store = listingStore(db)
  app.decorate('listings', listingSearch(db, store))
  app.decorate('stays', stayStore(db))
  app.decorate('turns', answerTurns(config.webToken))
  warmListings(app, store)
  warmStays(app, app.stays)
  startOutbox(app)
  startAlerts(app)
  announceLeftovers(app)
  onReady?.(app)
  app.setValidatorCompiler(compileValidator)
  // Stored documents are answered whole: a response schema describes, it does not cut.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.setErrorHandler(sendProblem)
  addCors(app, ownOrigins(app))
  // Plain text is no JSON: as any other type it is 415.
  app.removeContentTypeParser('text/plain')
  app.setNotFoundHandler(sendNotFound)
  await app.register(swagger, openApi)
  app.get('/documentation/json', { schema: { hide: true } }, () => app.swagger())
  await shareRenditions(app)
  for (const family of FAMILIES) await app.register(family)
}

import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../config'
import type { Database } from '../db/tables'
import { visitorOf } from '../http/visitorAddress'
import { databaseCheck } from '../watch/databaseCheck'
import { openFigures } from '../watch/figures'
import { metricsRoute } from '../watch/metricsRoute'
import { probes } from '../watch/probes'
import { queueFigures } from '../watch/queueFigures'
import { readyFigure } from '../watch/readyFigure'
import { watchRequests } from '../watch/watchRequests'
import { feedFigures } from './feed/feedFigures'
import { outgoingFigures } from './outgoing/outgoingFigures'

interface Options {
  db: Kysely<Database>
  config: Pick<Config, 'mailUrl' | 'metricsToken' | 'siteIds' | 'webToken'>
  /** Whether publishers take their changes from this very database. */
  hasQueue: boolean
  log: (line: string) => void
}

/** What an operator watches of role `site-api`: its requests, what is to go out or to be published, its feeds, and whether its database answers. */
export function watchSiteApi({ db, config, hasQueue, log }: Options) {
  const { mailUrl, metricsToken, siteIds, webToken } = config
  const figures = openFigures(log)
  const ready = databaseCheck(db)
  figures.ask(readyFigure({ 'site-api': ready }))
  figures.ask(outgoingFigures(db, mailUrl ? ['webhook', 'mail'] : ['webhook'], siteIds))
  figures.ask(feedFigures(db))
  if (hasQueue) figures.ask(queueFigures(db, siteIds))
  return {
    /** Of the server that the role stands on. */
    hear: watchRequests({ role: 'site-api', figures, visitorOf: (request) => visitorOf(request, webToken) }),
    routes: async (app: FastifyInstance): Promise<void> => {
      await app.register(metricsRoute, { figures, token: metricsToken })
      await app.register(probes, { role: 'site-api', ready })
    },
  }
}

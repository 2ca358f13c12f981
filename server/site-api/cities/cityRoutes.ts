import type { FastifyInstance } from 'fastify'
import { DEFAULT_LOCALE } from '../../../src/contract/common'
import { route } from '../route'
import { citiesOf } from './cityRepository'
import { matchCities } from './matchCities'

const DEFAULT_LIMIT = 8

/** Where there is something to find (ours, docs/decisions/071-city-search.md). */
export async function cityRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'cities', {}, async ({ siteId, query }) => {
    const { search, locale = DEFAULT_LOCALE, limit = DEFAULT_LIMIT } = query
    return matchCities(await citiesOf(app.db, siteId), search, locale, limit)
  })
}

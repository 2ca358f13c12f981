import type { FastifyInstance } from 'fastify'
import { DEFAULT_LOCALE } from '../../../src/contract/common'
import { answerCache } from '../answerCache'
import { route } from '../route'
import { citiesOf } from './cityRepository'
import { type CountedCity, matchCities } from './matchCities'

const DEFAULT_LIMIT = 8
const KEPT_CITIES = 50_000

/** Where there is something to find (ours, docs/decisions/071-city-search.md). */
export async function cityRoutes(app: FastifyInstance): Promise<void> {
  const known = answerCache<CountedCity[]>(KEPT_CITIES, (cities) => cities.length)

  route(app, 'cities', {}, async ({ siteId, version, query }) => {
    const { search, locale = DEFAULT_LOCALE, limit = DEFAULT_LIMIT } = query
    const cities = await known.get(version, siteId, () => citiesOf(app.db, siteId))
    return matchCities(cities, search, locale, limit)
  })
}

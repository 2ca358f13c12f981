import type { FastifyInstance } from 'fastify'
import type { EstateFilters } from '../../../src/contract/search'
import { dayAhead } from '../../../src/domain/search/dayAhead'
import { answerCache } from '../answerCache'
import { route } from '../route'
import { countCountries } from './countCountries'
import { countFacets } from './countFacets'
import { countFilters } from './countFilters'
import { countPrices } from './countPrices'
import { countPriceGroups } from './countPriceGroups'
import { estateFilters } from './estateFilters'
import { type FilterNames, filterNames } from './filterNames'
import { hadIn } from './had'
import { wanted } from './wants'

const KEPT_CHARACTERS = 16_000_000
const KEPT_NAMES = 100_000

/** Values of estates that can be filtered by (spec §7). */
export async function filterRoutes(app: FastifyInstance): Promise<void> {
  const answers = answerCache<string>(KEPT_CHARACTERS, (json) => json.length)

  const names = answerCache<FilterNames>(KEPT_NAMES, ({ size }) => size)

  route(app, 'estateFilters', {}, ({ siteId, version, body: { query = {}, lists } }) => {
    const wants = wanted(lists)
    const asked = lists ? [...lists].sort().join() : '*'
    // Some counts are of days from today on.
    const now = Date.now()
    const question = `${siteId} ${dayAhead(0, now)} ${asked} ${JSON.stringify(query)}`
    return answers.get(version, question, async () => {
      const known = await names.get(version, siteId, () => filterNames(app.db, siteId))
      const found = await app.listings.find(siteId, version, query)
      const had = hadIn(found)
      const filters = {
        ...estateFilters(countFilters(found, had, wants), known),
        ...countFacets(found, had, wants, now),
        prices: countPrices(found, had, wants),
        countries: wants('countries') ? countCountries(found) : [],
        ...(wants('priceGroups') && { priceGroups: countPriceGroups(found) }),
      }
      return JSON.stringify(filters satisfies EstateFilters)
    })
  })
}

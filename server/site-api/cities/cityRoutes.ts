import type { FastifyInstance } from 'fastify'
import { DEFAULT_LOCALE } from '../../../src/contract/common'
import { answerCache } from '../answerCache'
import { belgianPlaces } from '../places/places'
import { namedPlaces } from '../places/namedPlaces'
import { route } from '../route'
import { citiesOf } from './cityRepository'
import { type Offer, offeredPlaces, offerOf, placesOfLine } from './offeredPlaces'

const DEFAULT_LIMIT = 8
const KEPT_CITIES = 50_000

/** Where one can search (ours, docs/decisions/235-suggestions.md). */
export async function cityRoutes(app: FastifyInstance): Promise<void> {
  const known = answerCache<Offer>(KEPT_CITIES, ({ byZip, strangers }) => byZip.size + strangers.length)
  // The first visitor who types does not wait for it.
  app.addHook('onListen', async () => void belgianPlaces())

  route(app, 'cities', {}, async ({ siteId, version, query }) => {
    const { search, locale = DEFAULT_LOCALE, limit = DEFAULT_LIMIT, line } = query
    const offer = await known.get(version, siteId, async () => offerOf(await citiesOf(app.db, siteId)))
    return (line ? placesOfLine : offeredPlaces)(offer, search, locale, limit)
  })

  route(app, 'places', {}, async ({ query }) => namedPlaces(query))
}

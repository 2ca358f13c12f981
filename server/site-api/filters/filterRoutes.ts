import type { FastifyInstance } from 'fastify'
import { answerCache } from '../answerCache'
import { route } from '../route'
import { countFilters } from './countFilters'
import { estateFilters } from './estateFilters'

const KEPT_CHARACTERS = 16_000_000

/** Values of estates that can be filtered by (spec §7). */
export async function filterRoutes(app: FastifyInstance): Promise<void> {
  const answers = answerCache<string>(KEPT_CHARACTERS, (json) => json.length)

  route(app, 'estateFilters', {}, ({ siteId, version, body: { query = {} } }) =>
    answers.get(version, `${siteId} ${JSON.stringify(query)}`, async () =>
      JSON.stringify(estateFilters(await countFilters(app.db, siteId, query))),
    ),
  )
}

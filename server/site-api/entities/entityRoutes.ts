import type { FastifyInstance } from 'fastify'
import { EntityName } from '../../../src/contract/page'
import { notFound } from '../../http/problem'
import { route } from '../route'
import { findEntities, findEntityItems } from './entityRepository'

/** Free content: a team, testimonials, partners (spec §7; docs/decisions/025-entities.md). */
export async function entityRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app

  route(app, 'entities', {}, ({ siteId }) => findEntities(db, siteId))

  route(app, 'entityItems', { name: EntityName }, async ({ siteId, params: { name } }) => {
    const items = await findEntityItems(db, siteId, name)
    if (!items) throw notFound(`entity ${name}`)
    return items
  })
}

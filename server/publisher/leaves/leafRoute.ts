import { Type } from '@sinclair/typebox'
import type { FastifyPluginAsync } from 'fastify'
import type { Addresses } from '../../../src/siteApi/askInTurn'
import type { LaterLeaves, LeafAnswer } from '../../preview/laterLeaves'
import { askPublisher } from '../askPublisher'

const LEAVES = '/leaves'

const Asked = Type.Object({
  siteId: Type.String({ maxLength: 63 }),
  path: Type.String({ maxLength: 2000 }),
})

/** Answers a web role that runs elsewhere: what it gives is public. */
export const leafRoute: FastifyPluginAsync<{ of: (siteId: string) => LaterLeaves }> = async (app, { of }) => {
  app.post<{ Body: { siteId: string; path: string } }>(
    LEAVES,
    { schema: { body: Asked } },
    async ({ body: { siteId, path } }): Promise<LeafAnswer> => of(siteId)(path),
  )
}

/** Asks a publisher that runs elsewhere. */
export const leavesFrom =
  (publisherUrl: Addresses, siteId: string): LaterLeaves =>
  (path) =>
    askPublisher<LeafAnswer>(publisherUrl, LEAVES, { siteId, path }, 'a page of a list')

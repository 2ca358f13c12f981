import { Type } from '@sinclair/typebox'
import type { FastifyPluginAsync } from 'fastify'
import { type Addresses, fetchInTurn, listOf } from '../../http/askInTurn'
import type { LaterLeaves, LeafAnswer } from '../../preview/laterLeaves'

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

const TIMEOUT = 15_000

/** Asks a publisher that runs elsewhere. */
export const leavesFrom =
  (publisherUrl: Addresses, siteId: string): LaterLeaves =>
  async (path) => {
    const response = await fetchInTurn(publisherUrl, { reads: true })(listOf(publisherUrl)[0] + LEAVES, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ siteId, path }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) throw new Error(`The publisher answered ${response.status} to a page of a list`)
    return (await response.json()) as LeafAnswer
  }

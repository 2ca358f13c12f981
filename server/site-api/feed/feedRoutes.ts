import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { FeedHistory, FeedRunBody } from '../../../src/contract/feedRun'
import { Problem } from '../../../src/contract/problem'
import { feedHistory, noteFeedRun } from '../../db/feedRuns'
import { checkRequest } from '../../http/checkRequest'
import { badFields, notFound } from '../../http/problem'
import { unrealTimes } from '../admin/unrealTimes'
import { SITE_PREFIX, SiteId } from '../route'
import { siteExists } from '../sites/siteRepository'

/** What the operator's syncs of a site's feed tell and ask; whoever registers it checks who asks. */
export async function feedRoutes(app: FastifyInstance): Promise<void> {
  const url = `${SITE_PREFIX}/admin/feed-runs`
  const params = Type.Object({ siteId: SiteId })
  const described = (operationId: string, summary: string) => ({
    ...{ operationId, summary, params, security: [{ operator: [] }] },
    response: { 200: FeedHistory, '4xx': Problem },
  })
  async function historyOf(siteId: string): Promise<FeedHistory> {
    if (!(await siteExists(app.db, siteId))) throw notFound(`site ${siteId}`)
    return feedHistory(app.db, siteId)
  }

  app.get<{ Params: { siteId: string } }>(
    url,
    {
      schema: described('feedRuns', 'The last syncs of the site’s feed, the newest first'),
      preValidation: (request) => checkRequest(request, {}),
    },
    ({ params: { siteId } }) => historyOf(siteId),
  )

  app.post<{ Params: { siteId: string }; Body: FeedRunBody }>(
    url,
    {
      schema: {
        ...described('noteFeedRun', 'Remember how a sync of the site’s feed ended'),
        body: FeedRunBody,
      },
      preValidation: (request) => checkRequest(request),
    },
    async ({ params: { siteId }, body }) => {
      const unreal = unrealTimes(FeedRunBody, body)
      if (unreal.length) throw badFields(unreal)
      if (!(await siteExists(app.db, siteId))) throw notFound(`site ${siteId}`)
      await noteFeedRun(app.db, siteId, body)
      return historyOf(siteId)
    },
  )
}

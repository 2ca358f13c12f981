import { Type } from '@sinclair/typebox'
import type { FastifyPluginAsync } from 'fastify'
import type { Addresses } from '../../../src/siteApi/askInTurn'
import type { PreviewAnswer, PreviewAsked, Previews } from '../../preview/previews'
import { askPublisher } from '../askPublisher'

const PREVIEWS = '/previews'

const Asked = Type.Object({
  siteId: Type.String({ maxLength: 63 }),
  token: Type.String({ maxLength: 200 }),
  path: Type.String({ maxLength: 2000 }),
})

/** Answers a web role that runs elsewhere; the token is in the body, where no log has it, and is all that is needed. */
export const previewRoute: FastifyPluginAsync<{ of: (siteId: string) => Previews }> = async (app, { of }) => {
  app.post<{ Body: PreviewAsked & { siteId: string } }>(
    PREVIEWS,
    { schema: { body: Asked } },
    async ({ body: { siteId, token, path } }): Promise<PreviewAnswer> => of(siteId)({ token, path }),
  )
}

/** Asks a publisher that runs elsewhere. */
export const previewsFrom =
  (publisherUrl: Addresses, siteId: string): Previews =>
  (asked) =>
    askPublisher<PreviewAnswer>(publisherUrl, PREVIEWS, { siteId, ...asked }, 'a preview')

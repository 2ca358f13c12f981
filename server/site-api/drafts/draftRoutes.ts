import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { Id, type Locale } from '../../../src/contract/common'
import {
  Draft,
  DraftKindSchema,
  ListedDraft,
  PreviewLink,
  PreviewLinkBody,
} from '../../../src/contract/draft'
import type { DraftKind } from '../../../src/contract/importLine'
import { Problem } from '../../../src/contract/problem'
import type { Site } from '../../../src/contract/site'
import { previewToken } from '../../preview/previewToken'
import { badField, notFound } from '../../http/problem'
import { checkRequest } from '../../http/checkRequest'
import { SITE_PREFIX, SiteId } from '../route'
import { findSite } from '../sites/siteRepository'
import { draftPath } from './draftPath'
import { findDraft, listDrafts } from './draftRepository'

const DEFAULT_HOURS = 48

interface Named {
  Params: { siteId: string; kind: DraftKind; id: number }
}

/** The operator's calls about drafts; whoever registers them checks who asks. */
export async function draftRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app
  const url = `${SITE_PREFIX}/admin/drafts`
  const security = [{ operator: [] }]
  const named = Type.Object({ siteId: SiteId, kind: DraftKindSchema, id: Id })
  const described = (operationId: string, summary: string, answer: object) => ({
    operationId,
    summary,
    security,
    response: { 200: answer, '4xx': Problem },
  })

  async function siteOf(siteId: string): Promise<Site> {
    const json = await findSite(db, siteId)
    if (json === undefined) throw notFound(`site ${siteId}`)
    return JSON.parse(json) as Site
  }

  async function draftOf({ siteId, kind, id }: Named['Params']): Promise<Draft> {
    const draft = await findDraft(db, siteId, kind, id)
    if (!draft) throw notFound(`draft of ${kind} ${id}`)
    return draft
  }

  app.get<{ Params: { siteId: string } }>(
    url,
    {
      schema: {
        ...described('drafts', 'All drafts of the site, the newest first', Type.Array(ListedDraft)),
        params: Type.Object({ siteId: SiteId }),
      },
      preValidation: (request) => checkRequest(request, {}),
    },
    async ({ params: { siteId } }) => {
      await siteOf(siteId)
      return listDrafts(db, siteId)
    },
  )

  app.get<Named>(
    `${url}/:kind/:id`,
    {
      schema: {
        ...described('draft', 'A draft as it would be answered were it public', Draft),
        params: named,
      },
      preValidation: (request) => checkRequest(request, {}),
    },
    ({ params }) => draftOf(params),
  )

  app.post<Named & { Body: PreviewLinkBody }>(
    `${url}/:kind/:id/link`,
    {
      schema: {
        ...described('previewLink', 'A link that shows a draft as its page will be', PreviewLink),
        params: named,
        body: PreviewLinkBody,
      },
      preValidation: (request) => checkRequest(request),
    },
    async ({ params, body }): Promise<PreviewLink> => {
      const { settings } = await siteOf(params.siteId)
      const locale: Locale = body.locale ?? settings.defaultLanguage
      if (!settings.languages.includes(locale)) {
        throw badField('locale', `must be a language of the site: ${settings.languages.join(', ')}`)
      }
      const path = draftPath(await draftOf(params), locale, settings)
      const expires = Math.floor(Date.now() / 1000 + (body.hours ?? DEFAULT_HOURS) * 3600)
      const token = previewToken({ ...params, locale, expires }, config.previewSecret)
      const origin = config.publicUrls[config.siteIds.indexOf(params.siteId)] ?? config.publicUrl
      return { url: `${origin}/preview/${token}${path}`, expiresAt: new Date(expires * 1000).toISOString() }
    },
  )
}

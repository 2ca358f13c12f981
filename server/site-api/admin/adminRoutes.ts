import { Readable } from 'node:stream'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { ImportReport } from '../../../src/contract/asset'
import { IMPORT_KINDS } from '../../../src/contract/importLine'
import { Problem } from '../../../src/contract/problem'
import { badField, HttpProblem, notFound } from '../../http/problem'
import { unstorable } from '../../http/storable'
import { MOST_OF_NAME, noteImport } from '../../db/importRuns'
import { checkRequest } from '../../http/checkRequest'
import { draftRoutes } from '../drafts/draftRoutes'
import { feedRoutes } from '../feed/feedRoutes'
import { photoRoutes } from '../photos/photoRoutes'
import { SITE_PREFIX, SiteId } from '../route'
import { LONGEST_IMPORT } from '../serverOptions'
import { siteExists } from '../sites/siteRepository'
import { databaseCopyRoute } from './databaseCopyRoute'
import { exportLines } from './exporter'
import type { ImportOptions } from './importChanges'
import { importLines } from './importer'

const NDJSON = 'application/x-ndjson'

/** The operator's calls: import and export of everything a site is, its drafts, its photos, the syncs of its feed, and a copy of the database. */
export async function adminRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (app.operator.asks(request)) return
    reply.header('www-authenticate', 'Bearer')
    throw new HttpProblem(401, 'This call needs the operator’s bearer token')
  })
  await app.register(importRoute)
  await app.register(exportRoute)
  await app.register(draftRoutes)
  await app.register(photoRoutes)
  await app.register(feedRoutes)
  await app.register(databaseCopyRoute)
}

const params = Type.Object({ siteId: SiteId })
const KIND = `(${Object.keys(IMPORT_KINDS).join('|')})`
/** Closed: whoever misspells `dryRun` must not import. */
const ImportQuery = Type.Object(
  {
    dryRun: Type.Optional(
      Type.Boolean({ description: 'Tells what would be done, and keeps nothing of it.' }),
    ),
    full: Type.Optional(
      Type.Boolean({
        description:
          'Of the kinds that lines hold, what they do not hold is removed: at most 30 % of each kind.',
      }),
    ),
    allowRemovals: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'How many a full import may remove, instead of 30 % of each kind.',
      }),
    ),
    changes: Type.Optional(
      Type.Boolean({
        description: 'Tells what was added, changed and left, also where it is not a full import.',
      }),
    ),
    file: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: MOST_OF_NAME,
        description:
          'Name of the file that is imported, by which the status page tells of it; it tells of none without.',
      }),
    ),
    kinds: Type.Optional(
      Type.String({
        pattern: `^${KIND}(,${KIND})*$`,
        description:
          'Kinds of which alone a full import removes what lines do not hold, with commas between.',
      }),
    ),
  },
  { additionalProperties: false },
)
const security = [{ operator: [] }]

/** Apart from the others, as none of them takes lines. */
async function importRoute(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(NDJSON, (_request, payload, done) => done(null, payload))
  app.post<{
    Params: { siteId: string }
    Querystring: ImportOptions & { file?: string }
    Body: AsyncIterable<Buffer>
  }>(
    `${SITE_PREFIX}/admin/import`,
    {
      handlerTimeout: LONGEST_IMPORT,
      schema: {
        operationId: 'import',
        summary: 'Import newline-delimited JSON, one thing a line',
        consumes: [NDJSON],
        security,
        params,
        querystring: ImportQuery,
        response: { 200: ImportReport, '4xx': Problem },
      },
      preValidation: (request) => checkRequest(request, {}),
      preHandler: async ({ body }) => {
        if (!(body instanceof Readable)) throw new HttpProblem(415, `The body must be ${NDJSON}`)
      },
    },
    async ({ params: { siteId }, query: { file, ...options }, body, raw, log }, reply) => {
      const startedAt = new Date()
      // While photos are fetched nothing goes either way.
      raw.socket.setTimeout?.(LONGEST_IMPORT)
      reply.type('application/json; charset=utf-8')
      try {
        if (file === undefined || options.dryRun)
          return await importLines(app.db, siteId, body, app.telling, app.arrivals, options)
        if (unstorable(file)) throw badField('file', 'has characters that cannot be kept')
        const counted = { ...options, changes: true }
        const report = await importLines(app.db, siteId, body, app.telling, app.arrivals, counted)
        // What is imported is: that the page does not tell of it makes nothing undone.
        await noteImport(app.db, siteId, { file, startedAt }, report).catch((error: unknown) =>
          log.warn(error, 'an import could not be written down'),
        )
        return report
      } finally {
        // Also of one that broke off: what it wrote is there.
        app.listings.follow(siteId)
        app.stays.follow(siteId)
        app.alerts.wake()
      }
    },
  )
}

async function exportRoute(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { siteId: string } }>(
    `${SITE_PREFIX}/admin/export`,
    {
      handlerTimeout: LONGEST_IMPORT,
      schema: {
        operationId: 'export',
        summary: 'Everything of the site as newline-delimited JSON',
        security,
        params,
        response: { 200: { description: 'Lines as the import takes them' }, '4xx': Problem },
      },
      preValidation: (request) => checkRequest(request, {}),
    },
    async ({ params: { siteId } }, reply) => {
      if (!(await siteExists(app.db, siteId))) throw notFound(`site ${siteId}`)
      reply.type(`${NDJSON}; charset=utf-8`)
      return Readable.from(exportLines(app.db, siteId))
    },
  )
}

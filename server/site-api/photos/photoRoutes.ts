import { Readable } from 'node:stream'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { MOST_PHOTO_BYTES, PhotoReport } from '../../../src/contract/photo'
import { Problem } from '../../../src/contract/problem'
import { checkRequest } from '../../http/checkRequest'
import { HttpProblem, notFound } from '../../http/problem'
import { unstorable } from '../../http/storable'
import { UnreadablePicture } from '../assets/renderPicture'
import { SITE_PREFIX, SiteId } from '../route'
import { LONGEST_IMPORT } from '../serverOptions'
import { siteExists } from '../sites/siteRepository'
import { asFile, incomingFolder, sweepIncoming } from './incoming'
import { tooLarge } from './preparePhoto'
import { findPhotos } from './photoStore'
import { readMultipart } from './readMultipart'
import { takePhoto } from './takePhoto'

const MULTIPART = 'multipart/form-data'
/** Photos of which a call may ask whether they are known. */
const MOST_ASKED = 50
const KnownQuery = Type.Object({
  sha256: Type.String({
    pattern: `^[0-9a-f]{64}(,[0-9a-f]{64}){0,${MOST_ASKED - 1}}$`,
    description: `SHA-256 of files, hex, with commas between; ${MOST_ASKED} at most.`,
  }),
})
/** Photos of a call. */
const MOST_FILES = 1000
/** Characters of what a file is called. */
const LONGEST_NAME = 300

/** What a file is called in answers. */
const told = (name: string | undefined) => {
  const short = (name ?? '').slice(0, LONGEST_NAME)
  return unstorable(short) ? '' : short
}

/** Which photos came before: whoever has thousands sends the others only. */
function knownRoute(app: FastifyInstance): void {
  app.get<{ Params: { siteId: string }; Querystring: { sha256: string } }>(
    `${SITE_PREFIX}/admin/photos`,
    {
      schema: {
        operationId: 'knownPhotos',
        summary: 'Which photos came before, by the SHA-256 of their files',
        security: [{ operator: [] }],
        params: Type.Object({ siteId: SiteId }),
        querystring: KnownQuery,
        response: { 200: PhotoReport, '4xx': Problem },
      },
      preValidation: (request) => checkRequest(request, {}),
    },
    async ({ params: { siteId }, query }): Promise<PhotoReport> => {
      if (!(await siteExists(app.db, siteId))) throw notFound(`site ${siteId}`)
      const photos = await findPhotos(app.db, siteId, query.sha256.split(','))
      return {
        photos: photos.map(({ digest, ...photo }) => ({ file: digest, ...photo, isKnown: true })),
        refused: [],
      }
    },
  )
}

/** Photos that the operator sends; whoever registers it checks who asks. */
export async function photoRoutes(app: FastifyInstance): Promise<void> {
  const { db, arrivals: pictures } = app
  const folder = incomingFolder(app.config.dataDir)
  await sweepIncoming(folder)
  knownRoute(app)
  app.addContentTypeParser(MULTIPART, (_request, payload, done) => done(null, payload))
  app.post<{ Params: { siteId: string }; Body: Readable }>(
    `${SITE_PREFIX}/admin/photos`,
    {
      handlerTimeout: LONGEST_IMPORT,
      schema: {
        operationId: 'sendPhotos',
        summary: 'Take in photos, each a file of a multipart form',
        description:
          'JPEG, PNG, WebP, AVIF, and HEIC where the machine decodes it, by content and not by name; 40 MB and 100 million pixels each.',
        consumes: [MULTIPART],
        security: [{ operator: [] }],
        params: Type.Object({ siteId: SiteId }),
        response: { 200: PhotoReport, '4xx': Problem },
      },
      preValidation: async (request) => {
        if (!(request.body instanceof Readable)) throw new HttpProblem(415, `The body must be ${MULTIPART}`)
        await checkRequest(request, {})
      },
    },
    async ({ params: { siteId }, headers, body }, reply) => {
      if (!(await siteExists(db, siteId))) throw notFound(`site ${siteId}`)
      const report: PhotoReport = { photos: [], refused: [] }
      const limits = { fileSize: MOST_PHOTO_BYTES, files: MOST_FILES }
      await readMultipart(headers, body, limits, async (name, stream) => {
        const file = told(name)
        try {
          const taken = await asFile(folder, stream, async (incoming) => {
            if (stream.truncated) throw tooLarge()
            return takePhoto({ db, pictures }, siteId, incoming)
          })
          report.photos.push({ file, ...taken })
        } catch (error) {
          if (!(error instanceof UnreadablePicture)) throw error
          report.refused.push({ file, reason: error.message })
        }
      })
      reply.type('application/json; charset=utf-8')
      return report
    },
  )
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables'
import { type ActName, ACTS, isActName } from './acts'
import { flashCookie } from './flash'
import type { Site } from './siteStatus'
import { questionPage } from './statusPage'

interface Options {
  db: Kysely<Database>
  sites: readonly Site[]
  push: (siteId: string) => Promise<void>
  /** Answers whoever is not the operator, and says that it did. */
  isTurnedAway: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  wantsJson: (request: FastifyRequest) => boolean
}

type Fields = Partial<Record<'act' | 'site' | 'release', string>>

const NO_SUCH = 'There is no such thing to be done'

/** `/status/act`: has done what an operator pressed, and `/status/confirm`: asks before (record 435). */
export function actRoutes(app: FastifyInstance, options: Options): void {
  const { db, sites, push, isTurnedAway, wantsJson } = options

  function asked({ act, site: siteId, release = '' }: Fields) {
    const site = sites.find((each) => each.siteId === siteId)
    const needsRelease = act === 'rollback' || act === 'accept'
    if (!isActName(act) || !site || needsRelease !== Boolean(release)) return undefined
    return { act, site, release }
  }

  /** Back to the page, which tells it once; a program is told at once. */
  function tell(request: FastifyRequest, reply: FastifyReply, said: string, status = 200) {
    if (wantsJson(request)) {
      if (status === 200) return reply.send({ said })
      const problem = { type: 'about:blank', title: said, status }
      return reply.code(status).type('application/problem+json; charset=utf-8').send(problem)
    }
    const cookie = flashCookie({ text: said, isMistake: status !== 200 }, request.protocol === 'https')
    return reply.header('set-cookie', cookie).redirect('/status', 303)
  }

  app.get<{ Querystring: Fields }>('/status/confirm', async (request, reply) => {
    if (await isTurnedAway(request, reply)) return reply
    const about = asked(request.query)
    if (!about) return tell(request, reply, NO_SUCH, 400)
    const { act, release, site } = about
    reply.type('text/html; charset=utf-8')
    return questionPage({ act, release, siteId: site.siteId })
  })

  app.post<{ Body: Fields | undefined }>('/status/act', async (request, reply) => {
    if (await isTurnedAway(request, reply)) return reply
    const about = asked(request.body ?? {})
    if (!about) return tell(request, reply, NO_SUCH, 400)
    const { act, release, site } = about
    try {
      const said = await run(act, { db, push, release, site })
      request.log.info(`operator: ${act} ${site.siteId} ${release}`.trim())
      return tell(request, reply, said)
    } catch (error) {
      return tell(request, reply, (error as Error).message, 409)
    }
  })
}

const run = (act: ActName, about: Parameters<(typeof ACTS)[ActName]['run']>[0]) => ACTS[act].run(about)

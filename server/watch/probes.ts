import type { FastifyPluginAsync } from 'fastify'

/** Whether a role can do what it is there for, and else why not, in words for an operator. What else there is to say is told with it. */
export interface Readiness {
  isReady: boolean
  reason?: string
  /** Facts that are nobody's secret. */
  facts?: Readonly<Record<string, unknown>>
}

export interface ProbesOptions {
  role: string
  ready: () => Promise<Readiness>
  /** Of a role that has no port of its own only `/readyz/<role>` is there. */
  hasPort?: boolean
}

/** Where probes are: whoever watches the machine asks for them by any name. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/readyz/web'])

/** That the process lives and answers: nothing else is looked at, so that a database that is away has nobody restarted. */
const alive = () => ({ status: 'ok', uptime: Math.round(process.uptime()) })

/** What `/readyz` answers. */
const readyAnswer = ({ isReady, reason, facts }: Readiness) => ({
  code: isReady ? 200 : 503,
  body: { status: isReady ? 'ok' : 'unavailable', ...(!isReady && { reason }), ...facts },
})

/** `GET /healthz` and `GET /readyz` of a role, for who starts and stops processes and shares out visitors (docs/decisions/404-probes.md). */
export const probes: FastifyPluginAsync<ProbesOptions> = async (app, { role, ready, hasPort = true }) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  if (hasPort) app.get('/healthz', async () => alive())
  for (const path of hasPort ? ['/readyz', `/readyz/${role}`] : [`/readyz/${role}`])
    app.get(path, async (_request, reply) => {
      const { code, body } = readyAnswer(await ready())
      return reply.code(code).send({ role, ...body })
    })
}

import fastify, { type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import { readConfig } from '../../server/config'
import type { Connection } from '../../server/db/connect'
import { siteApi } from '../../server/site-api/app'
import type { Network } from '../../server/site-api/photos/fetching/network'
import { serverOptions } from '../../server/site-api/serverOptions'
import type { ImportReport } from '../../src/contract/asset'
import { checker } from '../../src/contract/check'
import { CALLS, type Call, type CallName } from '../../src/contract/calls'
import type { ImportLine } from '../../src/contract/importLine'
import { Problem } from '../../src/contract/problem'
import { type DatabaseKind, freshDatabase } from './databases'
import { siteData } from './importLines'

export const ADMIN_TOKEN = 'operator-of-the-tests'
export const WEB_TOKEN = 'web-role-of-the-tests'

export interface Answer {
  status: number
  headers: Record<string, unknown>
  // What a test finds in a body is what it asserts about it.
  body: never
  text: string
}

/** Each request comes from somebody else, as the web role would say; tests of limits name one visitor. */
let visitors = 0
function asVisitor() {
  visitors += 1
  const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
  return { 'x-web-token': WEB_TOKEN, 'x-visitor-address': address }
}

interface Ask {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
}

/** A site API on a database of its own, asked without a port. `site` is where its demo site stands. */
export interface TestApi extends Connection {
  app: FastifyInstance
  ask(url: string, ask?: Ask): Promise<Answer>
  /** Resolves when everybody who must hear of what changed has a mail in the outbox. */
  alerts(): Promise<void>
  /** Resolves when everything in the outbox that is due was sent, or tried. */
  sendMails(): Promise<void>
  import(lines: (ImportLine | string)[], site?: string): Promise<ImportReport>
}

const parse = (text: string) => {
  try {
    return JSON.parse(text) as never
  } catch {
    return text as never
  }
}

/** Starts it with a site `demo` and the given lines. */
export async function startSiteApi(
  kind: DatabaseKind,
  lines: ImportLine[] = [],
  dataDir = '.data/none',
  env: Record<string, string> = {},
  /** Takes the log, which is silent else. */
  log?: Writable,
  /** By which photos are fetched. */
  network?: Network,
) {
  const connection = await freshDatabase(kind)
  const config = readConfig({
    ADMIN_TOKEN,
    WEB_TOKEN,
    DATA_DIR: dataDir,
    LOG_LEVEL: log ? 'info' : 'silent',
    ...env,
  })
  const app = fastify(serverOptions(config, log))
  const workers: Partial<Pick<FastifyInstance, 'outbox' | 'alerts'>> = {}
  await app.register(siteApi, {
    db: connection.db,
    config,
    ...(network && { network }),
    onReady: ({ outbox, alerts }) => Object.assign(workers, { outbox, alerts }),
  })
  await app.ready()
  const api: TestApi = {
    ...connection,
    app,
    close: async () => {
      await app.close()
      await connection.close()
    },
    ask: async (url, { method, body, headers } = {}) => {
      const answer = await app.inject({
        url,
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { ...asVisitor(), 'idempotency-key': randomUUID(), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: parse(answer.payload),
        text: answer.payload,
      }
    },
    alerts: async () => {
      if (!workers.alerts) throw new Error('The site API did not start its alerts')
      await workers.alerts.run()
    },
    sendMails: async () => {
      if (!workers.outbox) throw new Error('The site API did not start its outbox')
      await workers.outbox.drain()
    },
    import: async (of, site = 'demo') => {
      const answer = await api.ask(`/sites/${site}/admin/import`, {
        body: of.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
        headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/x-ndjson' },
      })
      if (answer.status !== 200) throw new Error(answer.text)
      return answer.body
    },
  }
  const report = await api.import([{ kind: 'site', data: siteData }, ...lines])
  if (report.rejected) throw new Error(JSON.stringify(report.errors))
  return api
}

/** The answer is a success and its body is what the contract says of the call. */
export function expectContract(name: CallName, answer: Answer): void {
  const call: Call = CALLS[name]
  expect({ status: answer.status, text: answer.status < 400 ? '' : answer.text }).toEqual({
    status: call.status ?? 200,
    text: '',
  })
  if (call.response) expect(checker(call.response)(answer.body)).toEqual([])
}

/** The answer is a problem with this status, naming these fields. */
export function expectProblem(answer: Answer, status: number, ...fields: string[]): void {
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toMatch('application/problem+json')
  expect(checker(Problem)(answer.body)).toEqual([])
  const { errors = [] } = answer.body as Problem
  expect(errors.map(({ field }) => field)).toEqual(fields)
}

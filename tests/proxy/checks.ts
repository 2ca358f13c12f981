import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { demoLines } from 'aanbod-demo/demo'
import type { Answer, Ask } from './ask'

export interface Tried {
  ask: Ask
  /** The same of a web process itself, as if its proxy had asked. */
  direct: (path: string, headers?: Record<string, string>) => Promise<Answer>
  adminToken: string
}

const WWW = 'www.example.com'
const API = 'api.example.com'
const MB = 1024 * 1024
/** Differ with the moment and with the connection. */
const OF_THE_MOMENT = new Set([
  'date',
  'connection',
  'keep-alive',
  'server',
  'transfer-encoding',
  'alt-svc',
  'via',
])

const told = ({ status, headers }: Answer) =>
  JSON.stringify([
    status,
    Object.entries(headers)
      .filter(([name]) => !OF_THE_MOMENT.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ])

/** Pages, their data, scripts, pictures and what is not there are answered with the same headers and bytes as without the proxy. */
export async function headersPass({ ask, direct }: Tried): Promise<string> {
  const { body } = await ask(WWW, '/nl')
  const found = (pattern: RegExp) => pattern.exec(body.toString())?.[1] ?? ''
  const script = found(/src="(\/[\w-]+\.js)"/)
  const picture = found(/src="(\/sites\/demo\/assets\/[^"]+)"/).replaceAll('&amp;', '&')
  assert(Boolean(script && picture), 'The home page names no script or no picture')
  const paths = [
    '/nl',
    '/nl/te-koop',
    '/page-data/nl/page-data.json',
    script,
    picture,
    '/',
    '/nl/nergens',
    '/sw.js',
  ]
  for (const path of paths)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const [by, without] = [await ask(WWW, path, { headers }), await direct(path, headers)]
      assert(told(by) === told(without), `${path} (${encoding}) differs:\n${told(by)}\n${told(without)}`)
      assert(by.body.equals(without.body), `The bytes of ${path} (${encoding}) differ`)
    }
  const { headers } = await ask(WWW, '/nl')
  const again = await ask(WWW, '/nl', { headers: { 'if-none-match': String(headers.etag) } })
  assert(again.status === 304, `A page that is known is answered ${again.status}`)
  assert('strict-transport-security' in headers, 'The program does not know that it is asked by https')
  return `${paths.length} addresses in 3 encodings as without it, 304`
}

export async function figuresStay({ ask }: Tried): Promise<string> {
  for (const name of [WWW, API])
    assert((await ask(name, '/metrics')).status === 404, `${name} tells /metrics`)
  return '/metrics is 404 by both names'
}

const operator = ({ adminToken }: Tried) => ({ authorization: `Bearer ${adminToken}` })

/** Lines of listings, again and again, as long as it takes to make so many bytes. */
async function* upload(bytes: number) {
  const lines = [...demoLines({ siteId: 'demo', estates: 50, seed: 3, now: new Date() })]
  const texts = lines.filter(({ kind }) => kind === 'estate').map((line) => `${JSON.stringify(line)}\n`)
  for (let sent = 0; sent < bytes;)
    for (const text of texts) {
      sent += text.length
      yield text
    }
}

export async function uploadPasses(tried: Tried): Promise<string> {
  const began = Date.now()
  const answer = await tried.ask(API, '/sites/demo/admin/import?dryRun=true', {
    method: 'POST',
    headers: { ...operator(tried), 'content-type': 'application/x-ndjson' },
    body: Readable.from(upload(40 * MB)),
  })
  const { imported } = JSON.parse(answer.body.toString()) as { imported?: number }
  assert(
    answer.status === 200 && Number(imported) > 1000,
    `The upload is answered ${answer.status}: ${answer.body}`,
  )
  return `40 MB of an import, ${imported} lines, ${((Date.now() - began) / 1000).toFixed(1)} s`
}

export async function streamPasses(tried: Tried): Promise<string> {
  const began = Date.now()
  const { status, headers, body } = await tried.ask(WWW, '/status/events', {
    headers: { ...operator(tried), accept: 'text/event-stream' },
    firstOnly: true,
  })
  const took = Date.now() - began
  assert(
    status === 200 && headers['content-type'] === 'text/event-stream',
    `/status/events is answered ${status}`,
  )
  assert(body.length > 0 && took < 2000, `The first of the stream comes after ${took} ms`)
  return `the first event of an open stream after ${took} ms`
}

export async function previewPasses(tried: Tried): Promise<string> {
  const [line] = [...demoLines({ siteId: 'demo', estates: 3, seed: 9, now: new Date() })].filter(
    (one) => one.kind === 'estate' && 'data' in one && !one.data.general.parentId,
  )
  if (line?.kind !== 'estate' || !('data' in line)) throw new Error('There is no listing to make a draft of')
  const id = 990_001
  const draft = {
    ...line,
    draft: true,
    data: { ...line.data, children: [], general: { ...line.data.general, id } },
  }
  const headers = { ...operator(tried), 'content-type': 'application/x-ndjson' }
  await tried.ask(API, '/sites/demo/admin/import', { method: 'POST', headers, body: JSON.stringify(draft) })
  const made = await tried.ask(API, `/sites/demo/admin/drafts/estate/${id}/link`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ locale: 'nl' }),
  })
  const { url } = JSON.parse(made.body.toString()) as { url: string }
  assert(new URL(url).host === WWW, `A preview leads to ${url}`)
  const page = await tried.ask(WWW, new URL(url).pathname)
  assert(page.status === 200, `A preview is answered ${page.status}`)
  assert(String(page.headers['cache-control']).includes('no-store'), 'A preview may be kept')
  return 'a draft by its link'
}

const SEARCH = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"pagination":{"from":0,"size":1}}',
}
const VISITORS = 6

/**
 * Six who read and search without a break, while something happens.
 * @param mayLose searches that may be answered wrong, one a visitor at most, as they were under way
 */
export async function meanwhile(
  { ask }: Tried,
  happens: () => Promise<void>,
  mayLose = false,
): Promise<string> {
  let isOver = false
  let count = 0
  let lost = 0
  const wrong = new Map<string, number>()
  const visits = [
    { does: 'page', visit: () => ask(WWW, '/nl') },
    { does: 'list', visit: () => ask(WWW, '/nl/te-koop') },
    { does: 'search', visit: () => ask(WWW, '/sites/demo/estates', SEARCH) },
  ]
  const visitor = async () => {
    while (!isOver)
      for (const { does, visit } of visits) {
        const got = await visit().then(
          ({ status }) => String(status),
          (error: Error) => error.message,
        )
        count += 1
        if (got !== '200' && does === 'search' && mayLose) lost += 1
        else if (got !== '200') wrong.set(`${does} ${got}`, (wrong.get(`${does} ${got}`) ?? 0) + 1)
        await pause(20)
      }
  }
  const visitors = Promise.all(Array.from({ length: VISITORS }, visitor))
  await happens().finally(() => (isOver = true))
  await visitors
  assert(wrong.size === 0, `Of ${count} answers wrong: ${JSON.stringify([...wrong])}`)
  assert(lost <= VISITORS, `${lost} searches were lost`)
  return `${count} answers, ${lost ? `${lost} searches lost, all others` : 'all of them'} right`
}

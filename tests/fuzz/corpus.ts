import type { TSchema } from '@sinclair/typebox'
import { Type } from '@sinclair/typebox'
import type { Rng } from 'aanbod-demo/rng'
import { HookBody, signed } from '../../server/http/webhook'
import { AJAX_ROUTES } from '../../server/web/ajax/ajax'
import { CALLS, type Call } from '../../src/contract/calls'
import { LOCALES } from '../../src/contract/common'
import { PreviewLinkBody } from '../../src/contract/draft'
import { FeedRunBody } from '../../src/contract/feedRun'
import { DRAFT_KINDS, IMPORT_KINDS, type ImportKind } from '../../src/contract/importLine'
import { pattern, ROUTES, type RouteName } from '../../src/routing/routes'
import { ADMIN_TOKEN } from '../support/siteApi'
import { fromSchema } from './fromSchema'
import { sentPhotos } from './sentPhotos'
import { spoiled } from './spoil'

export type RoleName = 'site-api' | 'web' | 'publisher'

/** A request as it is sent; with it the same answer can be had again. */
export interface Fuzzed {
  role: RoleName
  method: string
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

export const HOOK_KEY = `whsec_${Buffer.from('the key of the fuzz, 24 bytes').toString('base64')}`
const SITE = 'demo'
const JSON_TYPE = 'application/json'

/** Stands for a value of an address: what is there, what is not, and what no value is. */
const VALUES = [
  '1',
  '7',
  '8',
  '10',
  '99',
  '0',
  '-1',
  '07',
  '1e3',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'null',
  'x',
  'nl',
  'fr',
  'it',
  'main',
  'team',
  'huis.jpg',
  'te-koop',
  'nl%2Fte-koop',
  '%00',
  '%ff',
  '%zz',
  '%',
  '%2e%2e',
  '..',
  '.',
  '%2F',
  '%5c',
  '__proto__',
  'constructor',
  '%F0%9F%98%80',
  'a'.repeat(130),
  'a'.repeat(600),
  "';--",
  '<b>',
  '*',
  ';',
  '+',
  '%20',
  '%0d%0a',
] as const
const PIECES = [
  ...VALUES,
  '',
  'aanbod',
  'offre',
  'vakantie',
  'hou-me-op-de-hoogte',
  'unsubscribe',
  'index.html',
  '_',
  '404',
  'sites',
  SITE,
  'admin',
  'page-data',
  'page-data.json',
  'static',
  'map',
  'light',
  '9',
  '261',
  '171.svg',
  'names.json',
  'villages.json',
  '.well-known',
  'preview',
  'outbox',
  'healthz',
  'readyz',
  'readyz/publisher',
  'metrics',
  'documentation',
  'json',
  'ajax',
  'huis',
] as const

const valueIn = (rng: Rng) => (rng.chance(0.5) ? rng.pick(['1', '7', '8', '10']) : rng.pick(VALUES))
const filled = (rng: Rng, path: string) => path.replace(/:(\w+)/g, () => valueIn(rng))

function queryOf(rng: Rng, schema: TSchema | undefined): string {
  if (rng.chance(0.05))
    return rng.pick([
      '?',
      '?a',
      '?a=%00',
      '?a=%',
      '?__proto__=1',
      '?locale=it',
      '?locale=nl&locale=fr',
      `?a=${'x'.repeat(3000)}`,
    ])
  if (!schema) return ''
  const made = fromSchema(rng, schema) as Record<string, unknown>
  const pairs = Object.entries(made).map(([name, value]) => [
    name,
    rng.chance(0.8) ? String(value) : rng.pick(VALUES),
  ])
  return pairs.length
    ? `?${pairs.map(([name = '', value = '']) => `${name}=${rng.chance(0.9) ? encodeURIComponent(value) : value}`).join('&')}`
    : ''
}

const ODD: Readonly<Record<string, readonly string[]>> = {
  'content-type': [
    'text/plain',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'application/x-ndjson',
    'x',
    'application/json; charset=x',
    '',
  ],
  'accept-language': ['de', '*', ';;;', 'nl;q=9', 'x'.repeat(3000), 'fr-BE,nl;q=0.5'],
  'accept-encoding': ['br', 'gzip;q=0', '*', ';;', 'x'],
  accept: ['image/avif', 'application/json', ';', '*/*;q=x'],
  range: ['bytes=0-', 'bytes=5-1', 'bytes=-9999999999999999', 'bytes=x', 'bytes=0-0,1-1'],
  'if-none-match': ['*', '"x"', 'W/"', 'x'.repeat(2000)],
  'if-modified-since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT', '99999999999'],
  'x-site': [SITE, 'kust', '', 'é'],
  'sec-fetch-site': ['cross-site', 'same-site', 'none', 'x'],
  origin: ['null', 'https://else.example', 'x', 'http://localhost:8000'],
  'x-forwarded-for': ['1.2.3.4', 'x', '::1, 2'],
  'x-forwarded-host': ['else.example', '', '['],
  authorization: [`Bearer ${ADMIN_TOKEN}`, 'Bearer', 'Basic x', 'Bearer é', `Bearer ${'a'.repeat(32)}`],
  cookie: ['operator=x', 'operator=', '=;;=', 'operator=1.2.3'],
  'idempotency-key': ['', 'a', "'; --", 'k'.repeat(5000)],
  host: ['', 'else.example', '[::1', 'localhost:99999'],
}

function withOdd(rng: Rng, headers: Record<string, string>): Record<string, string> {
  const all = { ...headers }
  while (rng.chance(0.2)) {
    const name = rng.pick(Object.keys(ODD))
    all[name] = rng.pick(ODD[name] ?? [])
  }
  return all
}

const key = (rng: Rng) => `fuzz-${rng.int(0, 1e9)}-${rng.int(0, 1e9)}`
const methodOf = (rng: Rng, method: string) =>
  rng.chance(0.95) ? method : rng.pick(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])

interface Target {
  role: RoleName
  method: string
  path: string
  query?: TSchema | undefined
  body?: TSchema | undefined
  headers?: Readonly<Record<string, string>>
}

const bearer = { authorization: `Bearer ${ADMIN_TOKEN}` }
const calls = Object.values(CALLS).flatMap((call: Call): Target[] => {
  const path = call.root ? call.path : `/sites/${SITE}${call.path}`
  const { method, query, body } = call
  return (['site-api', 'web'] as const).map((role) => ({ role, method, path, query, body }))
})
const ajax = LOCALES.flatMap((locale) =>
  AJAX_ROUTES.map(({ method, path, query, body }): Target => ({
    role: 'web',
    method,
    path: `/${locale}/ajax/${path}`,
    query,
    body,
  })),
)
const pages = (Object.keys(ROUTES) as RouteName[]).flatMap((name) =>
  LOCALES.map((locale): Target => ({ role: 'web', method: 'GET', path: pattern(name, locale) })),
)
const operator: Target[] = [
  { role: 'site-api', method: 'GET', path: `/sites/${SITE}/admin/drafts`, headers: bearer },
  { role: 'site-api', method: 'GET', path: `/sites/${SITE}/admin/export`, headers: bearer },
  {
    role: 'site-api',
    method: 'GET',
    path: `/sites/${SITE}/outbox`,
    query: Type.Object({ id: Type.Optional(Type.String()) }),
  },
  { role: 'site-api', method: 'GET', path: '/documentation/json' },
  { role: 'site-api', method: 'GET', path: `/sites/${SITE}/admin/feed-runs`, headers: bearer },
  {
    role: 'site-api',
    method: 'POST',
    path: `/sites/${SITE}/admin/feed-runs`,
    body: FeedRunBody,
    headers: bearer,
  },
  {
    role: 'site-api',
    method: 'GET',
    path: `/sites/${SITE}/admin/photos`,
    query: Type.Object({ sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
    headers: bearer,
  },
  ...DRAFT_KINDS.flatMap((kind): Target[] => [
    { role: 'site-api', method: 'GET', path: `/sites/${SITE}/admin/drafts/${kind}/:id`, headers: bearer },
    {
      role: 'site-api',
      method: 'POST',
      path: `/sites/${SITE}/admin/drafts/${kind}/:id/link`,
      body: PreviewLinkBody,
      headers: bearer,
    },
  ]),
]
const publisher: Target[] = [
  { role: 'publisher', method: 'GET', path: '/status', headers: { ...bearer, accept: JSON_TYPE } },
  { role: 'publisher', method: 'POST', path: '/status/login' },
  { role: 'publisher', method: 'POST', path: '/status/logout' },
  { role: 'publisher', method: 'GET', path: '/status/live.js' },
  {
    role: 'publisher',
    method: 'POST',
    path: '/previews',
    body: Type.Object({ siteId: Type.String(), token: Type.String(), path: Type.String() }),
  },
]
const TARGETS = [...calls, ...calls, ...ajax, ...pages, ...operator, ...operator, ...publisher]

function asked(rng: Rng): Fuzzed {
  const { role, method, path, query, body, headers } = rng.pick(TARGETS)
  const own: Record<string, string> = { 'idempotency-key': key(rng), ...headers }
  if (role === 'web') own['sec-fetch-site'] = 'same-origin'
  const payload =
    body || rng.chance(0.03) ? spoiled(rng, fromSchema(rng, body ?? Type.Object({}))) : undefined
  if (payload !== undefined) own['content-type'] = JSON_TYPE
  return {
    role,
    method: methodOf(rng, method),
    url: filled(rng, path) + queryOf(rng, query),
    headers: withOdd(rng, own),
    ...(payload !== undefined && { payload }),
  }
}

function anywhere(rng: Rng): Fuzzed {
  const url = `/${Array.from({ length: rng.int(0, 7) }, () => rng.pick(PIECES)).join('/')}`
  const role = rng.pick(['web', 'web', 'web', 'site-api', 'publisher'] as const)
  return { role, method: methodOf(rng, 'GET'), url: url + queryOf(rng, undefined), headers: withOdd(rng, {}) }
}

const IMPORTS = [
  '',
  '',
  '',
  '?dryRun=true',
  '?full=true&allowRemovals=0',
  '?changes=true',
  '?full=true&kinds=page',
  '?dryRun=x',
  '?kinds=,',
]

function imported(rng: Rng): Fuzzed {
  const kinds = Object.keys(IMPORT_KINDS) as ImportKind[]
  const lines = Array.from({ length: rng.int(1, 6) }, () => {
    const kind = rng.pick(kinds)
    if (rng.chance(0.1))
      return spoiled(rng, { kind, delete: rng.pick<unknown>([1, 7, 'x', -1, null, 2 ** 40, '\u0000']) })
    // The site itself stays as it is: without its languages every other answer would be another.
    const data = fromSchema(rng, IMPORT_KINDS[kind === 'site' ? 'estate' : kind])
    return spoiled(rng, {
      kind: kind === 'site' ? 'estate' : kind,
      data,
      ...(rng.chance(0.1) && { draft: true }),
    })
  })
  const headers = { ...bearer, 'content-type': 'application/x-ndjson' }
  return {
    role: 'site-api',
    method: 'POST',
    url: `/sites/${SITE}/admin/import${rng.pick(IMPORTS)}`,
    headers,
    payload: lines.join('\n'),
  }
}

function photographed(rng: Rng): Fuzzed {
  const { type, body } = sentPhotos(rng)
  const headers = withOdd(rng, { ...bearer, 'content-type': type })
  return { role: 'site-api', method: 'POST', url: `/sites/${SITE}/admin/photos`, headers, payload: body }
}

function hook(rng: Rng): Fuzzed {
  const payload = spoiled(rng, fromSchema(rng, HookBody))
  const headers = rng.chance(0.9)
    ? signed(HOOK_KEY, key(rng), payload)
    : { 'webhook-id': 'x', 'webhook-signature': 'v1,x' }
  return { role: 'publisher', method: 'POST', url: '/hooks/rebuild', headers: withOdd(rng, headers), payload }
}

/** One request of the corpus: what the contract describes, a little or much beside it. */
export const anyRequest = (rng: Rng): Fuzzed =>
  rng.weighted([
    [asked, 74],
    [anywhere, 14],
    [imported, 6],
    [hook, 4],
    [photographed, 2],
  ] as const)(rng)

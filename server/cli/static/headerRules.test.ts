import { ALWAYS_ASK, FOREVER } from '../../web/sendFile'
import { type Headers, headerRules, hostHeaders, ruleHeaders } from './headerRules'

const page: Headers = { 'cache-control': ALWAYS_ASK, 'x-content-type-options': 'nosniff' }
const token: Headers = { ...page, 'cache-control': 'no-store' }
const frozen: Headers = { ...page, 'cache-control': FOREVER }
const rules = headerRules(
  new Map([
    ['/nl', page],
    ['/fr', page],
    ['/nl/reservatie/:token', token],
  ]),
  new Map([
    ['/static/a.woff2', frozen],
    ['/static/b.woff2', frozen],
    ['/app-0123456789abcdef.js', frozen],
    ['/sw.js', page],
  ]),
)

it('tells all, then whole folders, then single addresses, and only what they add', () => {
  expect(rules).toEqual([
    { path: '/*', headers: page },
    { path: '/app-0123456789abcdef.js', headers: { 'cache-control': FOREVER } },
    { path: '/nl/reservatie/:token', headers: { 'cache-control': 'no-store' } },
    { path: '/static/*', headers: { 'cache-control': FOREVER } },
  ])
})

it('leaves out what hosts do by themselves, which they would join with what comes after', () => {
  expect(hostHeaders(rules)).toBe(
    [
      ...['/*', '  x-content-type-options: nosniff'],
      ...['/app-0123456789abcdef.js', `  cache-control: ${FOREVER}`],
      ...[
        '/nl/reservatie/:token',
        '  cache-control: no-store',
        '/static/*',
        `  cache-control: ${FOREVER}`,
        '',
      ],
    ].join('\n'),
  )
})

it('takes of an answer what holds for the file, and of a page’s policy what only a header can say', () => {
  const answer = { etag: '"a"', 'content-type': 'text/html', 'cache-control': ALWAYS_ASK }
  const policy = "default-src 'self'; frame-ancestors 'none'"
  expect(ruleHeaders({ ...answer, 'content-security-policy': policy }, true)).toEqual({
    'cache-control': ALWAYS_ASK,
    'content-security-policy': "frame-ancestors 'none'",
  })
  expect(ruleHeaders({ 'content-security-policy': policy }, false)).toEqual({
    'content-security-policy': policy,
  })
})

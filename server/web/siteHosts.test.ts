import { type Hosted, isServedAt, siteAt } from './siteHosts'

const hosted = (siteId: string, publicUrl: string, ...hostnames: string[]): Hosted => ({
  siteId,
  publicUrl,
  site: () => (hostnames.length ? { hostnames } : undefined),
})
const SITES = [
  hosted('kust', 'https://www.kust.example', 'kust.example', 'oud.example'),
  hosted('ardennen', 'http://localhost:8001', 'ardennes.example'),
  hosted('nieuw', 'https://nieuw.example'),
]

test.each([
  ['www.kust.example', 'kust'],
  ['WWW.Kust.example.:443', 'kust'],
  ['kust.example', 'kust'],
  ['ardennes.example:8001', 'ardennen'],
  ['localhost:8001', 'ardennen'],
  ['nieuw.example', 'nieuw'],
  ['127.0.0.1:8000', 'kust'],
  ['[::1]:8000', 'kust'],
  ['other.localhost:8000', undefined],
  ['other.example', undefined],
  ['kust.example.evil.example', undefined],
  ['', undefined],
  [undefined, undefined],
])('%p asks for the site %p', (host, siteId) => expect(siteAt(SITES, host)?.siteId).toBe(siteId))

test('a site is served where the pages of its export ask for what is live', () => {
  const huis = {
    ...hosted('huis', 'https://www.huis.example', 'huis.example'),
    publicApiUrl: 'https://live.huis.example',
  }
  expect(isServedAt(huis, 'live.huis.example')).toBe(true)
  expect(isServedAt({ ...huis, publicApiUrl: '' }, 'live.huis.example')).toBe(false)
})

describe('an only site', () => {
  const huis = hosted('huis', 'https://www.huis.example', 'huis.example')

  test.each([
    // Its own names.
    ['www.huis.example', true],
    ['WWW.huis.example.:443', true],
    ['huis.example:8000', true],
    // What nobody can give it but who runs it: addresses, words, and names of networks of one's own.
    ['localhost:8000', true],
    ['127.0.0.1', true],
    ['192.168.1.20:8000', true],
    ['[::1]:8000', true],
    ['[fd00::20]:8000', true],
    ['web:8000', true],
    ['nas.local', true],
    ['huis.localhost', true],
    ['aanbod.default.svc.cluster.local', true],
    ['router.lan', true],
    ['', true],
    [undefined, true],
    // What anybody can register and lead here.
    ['else.example', false],
    ['huis.example.evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['evilhuis.example', false],
    ['local.evil.example', false],
    ['evil.example@localhost', false],
    ['<script>', false],
    ['[::1', false],
  ])('asked for as %p is served: %p', (host, isServed) => expect(isServedAt(huis, host)).toBe(isServed))

  test('is served under any name as long as its own are not known', () => {
    const named = { siteId: 'huis', publicUrl: 'https://www.huis.example' }
    for (const site of [undefined, {}])
      expect(isServedAt({ ...named, site: () => site }, 'else.example')).toBe(true)
  })
})

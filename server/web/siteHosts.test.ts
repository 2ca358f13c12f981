import { type Hosted, siteAt } from './siteHosts'

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
  ['other.example', undefined],
  ['kust.example.evil.example', undefined],
  ['', undefined],
  [undefined, undefined],
])('%p asks for the site %p', (host, siteId) => expect(siteAt(SITES, host)?.siteId).toBe(siteId))

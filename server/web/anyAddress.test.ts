import fc from 'fast-check'
import { pagesAt } from '../releases/testing/buildTree'
import { sendRaw, startWeb } from './testing/startWeb'

const piece = fc.oneof(
  fc.constantFrom(
    'nl',
    'aanbod',
    '1',
    'huis',
    '..',
    '.',
    '',
    '%2e%2e',
    '%2F',
    '%5c',
    '\\',
    '%00',
    '%',
    '%zz',
    '%ff',
  ),
  fc.constantFrom(
    'index.html',
    '_',
    '404',
    'sites',
    'demo',
    'admin',
    'hou-me-op-de-hoogte',
    '?',
    '#',
    ';',
    '*',
    '~',
  ),
  fc.constantFrom(
    'page-data',
    '.well-known',
    '%E2%80%8B',
    '\xff\xfe',
    'a'.repeat(300),
    '__proto__',
    'constructor',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }).map(encodeURIComponent),
  fc.string({ maxLength: 8 }).map((text) => text.replace(/[\s\u0000-\u001f]/g, '')),
)
const target = fc.array(piece, { maxLength: 7 }).map((pieces) => `/${pieces.join('/')}`)

let site: Awaited<ReturnType<typeof startWeb>>
beforeAll(async () => {
  site = await startWeb(pagesAt('/nl', '/nl/aanbod/1', '/nl/aanbod/1/huis', '/nl/404'))
})
afterAll(() => site.stop())

it('no address makes the server fail', async () => {
  await fc.assert(
    fc.asyncProperty(target, fc.constantFrom('GET', 'HEAD'), async (address, method) => {
      const { status, answer } = await sendRaw(site.app, address, method)
      // 502: a well-formed call of this site, and there is no site API here.
      expect([200, 301, 302, 400, 404, 502]).toContain(status)
      expect(answer).not.toMatch(/^location: (\/\/|\/\\|[a-z]+:)/im)
    }),
    { numRuns: 500 },
  )
})

import { readdir, readlink } from 'node:fs/promises'
import { estateLine } from '../../tests/support/importLines'
import { startSiteApi, type TestApi } from '../../tests/support/siteApi'
import { webWithSiteApi } from '../../tests/support/webWithSiteApi'
import { pagesAt } from '../releases/testing/buildTree'

let api: TestApi
let site: Awaited<ReturnType<typeof webWithSiteApi>>
beforeAll(async () => {
  api = await startSiteApi('PGlite')
  await api.import([
    estateLine(1),
    estateLine(2, { address: { city: { id: 75, zip: '75001', name: 'Paris' }, country: { id: 'FR' } } }),
  ])
  site = await webWithSiteApi(
    api,
    pagesAt('/nl', '/nl/te-koop', '/fr/a-vendre', '/nl/te-koop/huis-in-brugge', '/nl/404', '/fr/404'),
  )
})
afterAll(async () => {
  await site.stop()
  await api.close()
})

test.each([
  ['/nl/te-koop/huis-in-gent', '/nl/te-koop?place=gent-9000&type=1'],
  ['/fr/a-vendre/maison-a-gand', '/fr/a-vendre?place=gent-9000&type=1'],
  ['/nl/te-koop/vastgoed-in-sint-niklaas', '/nl/te-koop?place=sint-niklaas-9100'],
  ['/nl/te-koop/appartement-provincie-antwerpen', '/nl/te-koop?place=prov-antwerpen&type=3'],
  ['/fr/a-vendre/immobilier-province-anvers', '/fr/a-vendre?place=prov-antwerpen'],
  ['/nl/te-koop/huis-in-gent-9000', '/nl/te-koop?place=gent-9000&type=1'],
  ['/nl/te-koop/huis-in-paris', '/nl/te-koop?city=75&type=1'],
])('%s has no page, and leads to %s', async (path, to) => {
  const { statusCode, headers } = await site.get(path)
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, to, 'no-cache'])
})

test.each([
  '/nl/te-koop/huis-in-nergenshuizen',
  '/nl/te-koop/huis-in-gent-1234',
  '/nl/te-huur/huis-in-gent',
  '/nl/te-koop/in-de-kijker',
])('%s is not there', async (path) => expect((await site.get(path)).statusCode).toBe(404))

/** Files that this process has open, where the system tells. */
async function openFiles(): Promise<string[]> {
  const all = await readdir('/proc/self/fd').catch(() => [])
  return Promise.all(all.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
}

test('no file stays open of it', async () => {
  await site.get('/nl/te-koop/huis-in-gent')
  expect((await openFiles()).filter((path) => path.endsWith('/index.html'))).toEqual([])
})

test('one that is there is served', async () =>
  expect((await site.get('/nl/te-koop/huis-in-brugge')).statusCode).toBe(200))

import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { frontDoor } from '../../../tests/support/frontDoor'
import { estateLine } from '../../../tests/support/importLines'
import { startSiteApi, type TestApi } from '../../../tests/support/siteApi'
import { GATSBY_VERSION } from '../../../src/publish/kit'
import { getSite } from '../../../src/siteApi/content'
import { apiClient } from '../../../src/siteApi/http'
import { shownBy, writeBuiltFrom } from '../builtFrom'
import type { LeftOut } from '../leftOut'
import { offered } from '../offered'
import { createRelease } from '../release'
import { currentReleaseId, kitDir, openReleaseStore, releaseDir, readRelease } from '../releaseStore'
import { switchTo } from '../switchTo'
import { pagesAt, temporaryFolder, writeTree } from '../testing/buildTree'
import { type HotPublisher, openHotPublisher } from './hotPublisher'
import { followRelease } from './releaseView'

/** A renderer whose template cannot cope with a house number: what a mistake in a real one looks like from outside. */
const RENDERER = `
exports.default = async ({ pagePath, pageData }) => {
  const text = JSON.stringify(pageData.result.data)
  if (text.includes('Kouter 13')) throw new RangeError('Invalid time value')
  return { html: '<html><script>window.pagePath=' + JSON.stringify(pagePath) + ';</script>' + text + '</html>' }
}`
const QUERY = 'query ($id: String!, $language: String!) { estate(id: {eq: $id}) { view(locale: $language) } }'

let api: TestApi
let door: Awaited<ReturnType<typeof frontDoor>>
let at: Awaited<ReturnType<typeof temporaryFolder>>
let hot: HotPublisher
const heard: (readonly LeftOut[])[] = []

const house = (id: number, number: string, price: number) =>
  estateLine(id, { general: { price: { value: price } }, address: { number, box: '' } })
const client = () => apiClient({ baseUrl: door.url, siteId: 'demo' })
const store = () => openReleaseStore(join(at.dir, 'data'), 'demo')

async function page(path: string): Promise<string | undefined> {
  const view = (await followRelease(store(), (await currentReleaseId(store())) ?? ''))?.view()
  const file = view?.locate(`${path.slice(1)}/index.html`)
  return file && (await readFile(file, 'utf8').catch(() => undefined))
}
const publish = (...estateIds: number[]) => hot.publish({ estateIds, rentalUnitIds: [], pageIds: [] })

/** A release of nothing but its home page, with what it takes to publish onto it. */
async function release(): Promise<string> {
  await writeTree(join(at.dir, 'public'), pagesAt('/nl'))
  const { id } = await createRelease({ buildDir: join(at.dir, 'public'), store: store() })
  const template = { componentChunkName: 'page', query: QUERY, staticQueryHashes: [] }
  const facts = {
    gatsbyVersion: GATSBY_VERSION,
    templates: { estate: template, unit: template },
    nodes: [{ id: 'site-info', site: await getSite(client()) }],
    locales: [],
    code: 'a',
    format: 2,
  }
  await writeTree(kitDir(store(), id), {
    'facts.json': JSON.stringify(facts),
    'routes/render-page.js': RENDERER,
    'public/webpack.stats.json': '{"assetsByChunkName":{},"childAssetsByChunkName":{}}',
    'public/_gatsby/slices/none.html': '',
  })
  await writeBuiltFrom(releaseDir(store(), id), { code: 'a', ...(await offered(client())) })
  return id
}

beforeAll(async () => {
  api = await startSiteApi('PGlite')
  door = await frontDoor(api)
  at = await temporaryFolder()
  await switchTo(store(), await release())
  hot = openHotPublisher({
    store: store(),
    client: client(),
    projectDir: resolve(__dirname, '../../..'),
    code: 'a',
    origin: 'https://huis.example',
    log: () => undefined,
    onChange: async () => undefined,
    onLeftOut: async (_looked, leftOut) => void heard.push(leftOut),
  })
})

afterAll(async () => {
  await hot.close()
  await door.close()
  await api.close()
  await at.remove()
})

test('a listing whose page throws stays as it was, is named with what it threw, and holds up no other', async () => {
  await api.import([house(7, '12', 300_000), house(8, '20', 400_000)])
  await publish(7, 8)
  const before = '/nl/aanbod/7/villa-te-koop-in-kouter-12-9000-gent'
  expect(await page(before)).toContain('300.000')

  await api.import([house(7, '13', 310_000), house(8, '20', 410_000)])
  await publish(7, 8)
  for (const path of [before, '/nl/aanbod/7', '/fr/offre/7']) expect(await page(path)).toContain('300.000')
  expect(await page('/nl/aanbod/7/villa-te-koop-in-kouter-13-9000-gent')).toBeUndefined()
  expect(await page('/nl/aanbod/8')).toContain('410.000')
  expect(heard.at(-1)).toEqual([
    {
      kind: 'estate',
      id: 7,
      reason: expect.stringMatching(/^\/\w\w\/.*7.* cannot be rendered: Invalid time/),
    },
  ])
  // Whoever compares what is shown with what there is finds it, as the next start does.
  const shown = await shownBy(store(), '000001')
  expect([shown?.estates['7'], typeof shown?.estates['8']]).toEqual([undefined, 'string'])

  await api.import([house(7, '14', 320_000)])
  await publish(7)
  expect(await page('/nl/aanbod/7/villa-te-koop-in-kouter-14-9000-gent')).toContain('320.000')
  expect(await page(before)).toBeUndefined()
  expect(heard.at(-1)).toEqual([])
})

test('a release that was built without a listing has its pages of before, and gone is none of them', async () => {
  await api.import([house(9, '30', 500_000), house(10, '31', 600_000)])
  await publish(9, 10)
  const before = await page('/fr/offre/9')
  await api.import([house(9, '13', 510_000)])
  const since = await hot.moment()
  const id = await release()
  expect((await readRelease(store(), id))?.gone).toContain('/nl/aanbod/9')
  const unrendered = { kind: 'estate' as const, id: 9, path: '/nl/aanbod/9', reason: 'it throws' }
  await hot.adopt(id, since, async () => void (await switchTo(store(), id)), [unrendered])
  expect(await currentReleaseId(store())).toBe(id)
  expect(await page('/fr/offre/9')).toBe(before)
  expect(before).toContain('500.000')
  const gone = [...((await followRelease(store(), id))?.view().gone ?? [])]
  expect(gone).toContain('/nl/aanbod/10')
  expect(gone.filter((address) => address.includes('/9'))).toEqual([])

  await api.import([house(9, '32', 520_000)])
  await publish(9)
  expect(await page('/fr/offre/9')).toContain('520.000')
})

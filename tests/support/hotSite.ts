import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { frontDoor } from './frontDoor'
import { estateLine } from './importLines'
import { startSiteApi } from './siteApi'
import { GATSBY_VERSION } from '../../src/publish/kit'
import { getSite } from '../../src/siteApi/content'
import { apiClient } from '../../src/siteApi/http'
import { writeBuiltFrom } from '../../server/publisher/builtFrom'
import { openHotPublisher } from '../../server/publisher/hot/hotPublisher'
import { followRelease } from '../../server/publisher/hot/releaseView'
import type { LeftOut } from '../../server/publisher/leftOut'
import { offered } from '../../server/publisher/offered'
import { createRelease } from '../../server/publisher/release'
import { currentReleaseId, kitDir, openReleaseStore, releaseDir } from '../../server/publisher/releaseStore'
import { switchTo } from '../../server/publisher/switchTo'
import { pagesAt, temporaryFolder, writeTree } from '../../server/publisher/testing/buildTree'

/** A renderer whose template cannot cope with a house number: what a mistake in a real one looks like from outside. */
const RENDERER = `
exports.default = async ({ pagePath, pageData }) => {
  const text = JSON.stringify(pageData.result.data)
  if (text.includes('Kouter 13')) throw new RangeError('Invalid time value')
  return { html: '<html><script>window.pagePath=' + JSON.stringify(pagePath) + ';</script>' + text + '</html>' }
}`
const QUERY = 'query ($id: String!, $language: String!) { estate(id: {eq: $id}) { view(locale: $language) } }'

/** A villa in the Kouter, whose number of the house is in its address. */
export const house = (id: number, number: string, price: number) =>
  estateLine(id, { general: { price: { value: price } }, address: { number, box: '' } })

/** A release of nothing but its home page, beside a real site API, and a publisher of single changes onto it. */
export async function hotSite() {
  const api = await startSiteApi('PGlite')
  const door = await frontDoor(api)
  const at = await temporaryFolder()
  const store = openReleaseStore(join(at.dir, 'data'), 'demo')
  const client = apiClient({ baseUrl: door.url, siteId: 'demo' })
  const leftOut: (readonly LeftOut[])[] = []
  let afterChange = async () => {}

  /** A release with what it takes to publish onto it. */
  async function release(): Promise<string> {
    await writeTree(join(at.dir, 'public'), pagesAt('/nl'))
    const { id } = await createRelease({ buildDir: join(at.dir, 'public'), store })
    const template = { componentChunkName: 'page', query: QUERY, staticQueryHashes: [] }
    const facts = {
      gatsbyVersion: GATSBY_VERSION,
      templates: { estate: template, unit: template },
      nodes: [{ id: 'site-info', site: await getSite(client) }],
      locales: [],
      code: 'a',
      format: 3,
      ownPaths: [],
    }
    await writeTree(kitDir(store, id), {
      'facts.json': JSON.stringify(facts),
      'routes/render-page.js': RENDERER,
      'public/webpack.stats.json': '{"assetsByChunkName":{},"childAssetsByChunkName":{}}',
      'public/_gatsby/slices/none.html': '',
    })
    await writeBuiltFrom(releaseDir(store, id), { code: 'a', ...(await offered(client)) })
    return id
  }

  async function file(name: string): Promise<string | undefined> {
    const view = (await followRelease(store, (await currentReleaseId(store)) ?? ''))?.view()
    const path = view?.locate(name)
    return path && (await readFile(path, 'utf8').catch(() => undefined))
  }

  await switchTo(store, await release())
  const hot = openHotPublisher({
    store,
    client,
    projectDir: resolve(__dirname, '../..'),
    code: 'a',
    origin: 'https://huis.example',
    log: () => undefined,
    onChange: () => afterChange(),
    onLeftOut: async (_looked, left) => void leftOut.push(left),
  })
  return {
    api,
    store,
    hot,
    /** What each change left out. */
    leftOut,
    release,
    /** A file as it is served now. */
    file,
    page: (path: string) => file(`${path.slice(1)}/index.html`),
    publish: (...estateIds: number[]) => hot.publish({ estateIds, rentalUnitIds: [], pageIds: [] }),
    /** Has the publisher go wrong at the next moment at which files have changed, once they have. */
    failNext() {
      afterChange = async () => {
        afterChange = async () => {}
        throw new Error('stopped')
      }
    },
    async stop() {
      await hot.close()
      await door.close()
      await api.close()
      await at.remove()
    },
  }
}

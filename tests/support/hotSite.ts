import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { GATSBY_VERSION } from '../../src/publish/renderBundle'
import { getNavigation, getSite } from '../../src/siteApi/content'
import { apiClient } from '../../src/siteApi/http'
import { frameView } from '../../src/domain/site/frameView'
import { nodeId } from '../../src/dataLayer/nodes'
import { writeSourceSnapshot } from '../../server/releases/sourceSnapshot'
import { openHotPublisher } from '../../server/publisher/hot/hotPublisher'
import { followRelease } from '../../server/releases/releaseView'
import type { Quarantined } from '../../src/contract/quarantine'
import { sourceVersions } from '../../server/publisher/build/sourceVersions'
import { createRelease } from '../../server/releases/release'
import {
  currentReleaseId,
  renderBundleDir,
  openReleaseStore,
  releaseDir,
} from '../../server/releases/releaseStore'
import { switchTo } from '../../server/releases/switchTo'
import { pagesAt, temporaryFolder, writeTree } from '../../server/releases/testing/buildTree'
import { frontDoor } from './frontDoor'
import { estateLine } from './importLines'
import { startSiteApi } from './siteApi'

/** A renderer whose template cannot cope with some house numbers: what mistakes in a real one look like from outside. */
const RENDERER = `
exports.default = async ({ pagePath, pageData }) => {
  const text = JSON.stringify(pageData.result.data)
  if (text.includes('Kouter 13')) throw new RangeError('Invalid time value')
  if (text.includes('Kouter 66')) process.kill(process.pid, 'SIGKILL')
  while (text.includes('Kouter 99'));
  return { html: '<html><script>window.pagePath=' + JSON.stringify(pagePath) + ';</script>' + text + '</html>' }
}`
const queryOf = (type: string) =>
  `query ($id: String!, $language: String!) { ${type}(id: {eq: $id}) { view(locale: $language) } }`
const ORIGIN = 'https://huis.example'

/** A villa in the Kouter, whose number of the house is in its address. */
export const house = (id: number, number: string, price: number) =>
  estateLine(id, { general: { price: { value: price } }, address: { number, box: '' } })

/** A release of nothing but its home page, beside a real site API, and a publisher of single changes onto it. */
export async function hotSite() {
  const api = await startSiteApi('PGlite')
  const door = await frontDoor(api)
  const at = await temporaryFolder()
  const store = openReleaseStore(join(at.dir, 'data'), 'demo')
  const client = apiClient({ baseUrl: door.url, siteId: 'demo', log: () => undefined })
  const quarantined: (readonly Quarantined[])[] = []
  let afterChange = async () => {}

  /** A release with what it takes to publish onto it. */
  async function release(): Promise<string> {
    await writeTree(join(at.dir, 'public'), pagesAt('/nl'))
    const { id } = await createRelease({ buildDir: join(at.dir, 'public'), store })
    const template = (type: string) => ({
      componentChunkName: 'page',
      query: queryOf(type),
      staticQueryHashes: [],
    })
    const [listing, content] = [template('estate'), template('contentPage')]
    const info = await getSite(client)
    const frames = info.settings.languages.map(async (locale) => ({
      id: nodeId.frame(locale),
      view: frameView(info, locale, await getNavigation(client, locale), ORIGIN),
    }))
    const facts = {
      gatsbyVersion: GATSBY_VERSION,
      templates: {
        estate: listing,
        unit: listing,
        content,
        estateList: content,
        listLeaf: template('listLeaf'),
        landing: template('landing'),
        legal: content,
      },
      nodes: [{ id: 'site-info', site: info, publicUrl: ORIGIN }, ...(await Promise.all(frames))],
      locales: [],
      code: 'a',
      format: 3,
      ownPaths: [],
    }
    await writeTree(renderBundleDir(store, id), {
      'facts.json': JSON.stringify(facts),
      'routes/render-page.js': RENDERER,
      'public/webpack.stats.json': '{"assetsByChunkName":{},"childAssetsByChunkName":{}}',
      'public/_gatsby/slices/none.html': '',
    })
    await writeSourceSnapshot(releaseDir(store, id), { code: 'a', ...(await sourceVersions(client)) })
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
    origin: ORIGIN,
    log: () => undefined,
    onChange: () => afterChange(),
    mostForPage: 1500,
    onQuarantined: async (_looked, left) => void quarantined.push(left),
  })
  return {
    api,
    /** Where the site API is asked. */
    apiUrl: door.url,
    store,
    hot,
    /** What each change left out. */
    quarantined,
    release,
    /** A file as it is served now. */
    file,
    page: (path: string) => file(`${path.slice(1)}/index.html`),
    publish: (...estateIds: number[]) => hot.publish({ estateIds, rentalUnitIds: [], pageIds: [] }),
    publishPages: (...pageIds: number[]) => hot.publish({ estateIds: [], rentalUnitIds: [], pageIds }),
    /** Publishes listings with a publisher that goes wrong at every moment at which files have changed, once they have. */
    async publishAndStop(...estateIds: number[]) {
      afterChange = async () => {
        throw new Error('stopped')
      }
      try {
        return await hot.publish({ estateIds, rentalUnitIds: [], pageIds: [] })
      } finally {
        afterChange = async () => {}
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

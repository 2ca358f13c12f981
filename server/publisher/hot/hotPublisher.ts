import { digestOf, type RenderJob } from '../../../src/publish/renderJob'
import { contentJob, listingJob, rentalUnitJob, rentalUnitsNamed } from '../../../src/publish/listingJob'
import { readFacts } from '../../../src/publish/kit'
import { openRenderer, type Renderer } from '../../../src/publish/renderer'
import { getPages, getSite } from '../../../src/siteApi/content'
import type { ApiClient } from '../../../src/siteApi/http'
import { fetchEstates, listNamed } from '../../../src/siteApi/pull'
import { LOCALES } from '../../../src/contract/common'
import { href } from '../../../src/routing/routes'
import { currentReleaseId, kitDir, type ReleaseStore } from '../releaseStore'
import { type Committed, commitChange, type FileChange } from './commitChange'
import { filesOf, putOf, standingPageData } from './pageFiles'
import { followRelease, type ReleaseFollower } from './releaseView'
import { changedSitemaps } from './sitemapChange'
import { projectOf, standingPages } from './standingListing'

/** What changed at the agency: numbers of listings or units, holiday units and pages. */
export interface Changes {
  estateIds: readonly number[]
  rentalUnitIds: readonly number[]
  pageIds: readonly number[]
}

export interface HotPublisherOptions {
  store: ReleaseStore
  client: ApiClient
  projectDir: string
  /** State of the program; a release that was made by another one is not published onto. */
  code: string
  /** Public origin of the site, for sitemaps. */
  origin: string
  log: (line: string) => void
  /** Called at every moment at which files have changed. */
  onChange: () => Promise<void>
}

/** What hot publishing cannot do; a full build does it. */
export class NeedsBuild extends Error {}

export interface HotPublisher {
  /**
   * Publishes changed listings and holiday units at one moment, then the lists that show them, then sitemaps.
   * Gives the number of pages written. @throws NeedsBuild when only a full build can do it.
   */
  publish(changes: Changes): Promise<number>
  /** Starts the render process of the current release ahead of the first change. */
  warm(): Promise<void>
  close(): Promise<void>
}

interface Open {
  id: string
  follower: ReleaseFollower
  renderer: Renderer
}

const together = (jobs: readonly RenderJob[]): RenderJob => ({
  nodes: jobs.flatMap(({ nodes }) => nodes),
  pages: jobs.flatMap(({ pages }) => pages),
})

/** Publishes single changes onto the release that is served. One call at a time. */
export function openHotPublisher(options: HotPublisherOptions): HotPublisher {
  const { store, client, projectDir, origin, log, onChange } = options
  let open: Open | undefined
  let turn: Promise<unknown> = Promise.resolve()

  /** One after the other: a warm-up and a first change that come together share one render process. */
  function current(): Promise<Open> {
    const opened = turn.then(openCurrent, openCurrent)
    turn = opened
    return opened
  }

  async function openCurrent(): Promise<Open> {
    const id = await currentReleaseId(store)
    if (open && open.id === id) return open
    await open?.renderer.close()
    open = undefined
    const follower = id === undefined ? undefined : await followRelease(store, id)
    if (id === undefined || !follower) throw new NeedsBuild('There is no release yet to publish onto')
    const kit = kitDir(store, id)
    const facts = await readFacts(kit).catch(() => undefined)
    if (facts?.code !== options.code)
      throw new NeedsBuild('The release was made by another state of the program')
    return (open = { id, follower, renderer: openRenderer({ kit, projectDir, log }) })
  }

  async function commit({ follower }: Open, change: FileChange): Promise<Committed | undefined> {
    if (change.put.size === 0 && change.removed.length === 0) return undefined
    const committed = await commitChange(store, follower, change)
    await onChange()
    return committed
  }

  /** Listings asked for, with the projects of units: what the API has of them, and which are no more. */
  async function listings({ follower }: Open, asked: readonly number[]) {
    const projects = await Promise.all(asked.map((id) => projectOf(follower.view(), id)))
    const ids = [...new Set([...asked, ...projects.filter((id) => id !== undefined)])]
    const there = ids.length ? (await listNamed(client, ids)).map(({ id }) => id) : []
    const estates = []
    for await (const some of fetchEstates(client, there)) estates.push(...some)
    return { ids: [...new Set([...ids, ...there])], estates }
  }

  /** Changed listings and holiday units, all files of them at one moment. */
  async function publishThings(now: Open, { estateIds, rentalUnitIds }: Changes) {
    const site = await getSite(client)
    const { ids, estates } = await listings(now, estateIds)
    const units = rentalUnitIds.length ? await rentalUnitsNamed(client, rentalUnitIds) : []
    const job = together([
      ...estates.map((estate) => listingJob(estate, site)),
      ...units.map((unit) => rentalUnitJob(unit, site)),
    ])
    const rendering = job.pages.length ? now.renderer.render(job) : Promise.resolve([])
    const wanted = new Set(job.pages.map(({ path }) => path))
    const standing = (await Promise.all(ids.map((id) => standingPages(now.follower.view(), id)))).flat()
    const gone = rentalUnitIds.flatMap((rentalUnitId) =>
      LOCALES.map((locale) => href('rentalUnit', locale, { rentalUnitId })),
    )
    const removed = [...new Set([...standing, ...gone])].filter((path) => !wanted.has(path))
    const pages = await rendering
    const committed = await commit(now, { put: putOf(pages), removed: removed.flatMap(filesOf) })
    return { pages: pages.length, committed, sitemap: { site, estates, units, removed } }
  }

  /** The site's own pages whose lists or blocks show something else now, and those that were named. */
  async function publishContent(now: Open, named: readonly number[]) {
    const [site, all] = [await getSite(client), await getPages(client)]
    const missing = named.find((id) => !all.some((page) => page.id === id))
    if (missing) throw new NeedsBuild(`Page ${missing} is gone`)
    const job = await contentJob(client, site, all, all)
    const view = now.follower.view()
    const standing: Record<string, string> = {}
    for (const { path } of job.pages) {
      const text = await standingPageData(view, path)
      if (text === undefined) throw new NeedsBuild(`${path} is a new page`)
      standing[path] = digestOf(text)
    }
    const pages = await now.renderer.render({ ...job, standing })
    const committed = await commit(now, { put: putOf(pages), removed: [] })
    return { pages: pages.length, committed }
  }

  return {
    async publish(changes) {
      const now = await current()
      const things = await publishThings(now, changes)
      await things.committed?.compress()
      const content = await publishContent(now, changes.pageIds)
      await content.committed?.compress()
      const sitemaps = await changedSitemaps(now.follower.view(), origin, things.sitemap)
      await (await commit(now, sitemaps))?.compress()
      return things.pages + content.pages
    },
    warm: async () => (await current()).renderer.warm(),
    async close() {
      await turn.catch(() => undefined)
      await open?.renderer.close()
    },
  }
}

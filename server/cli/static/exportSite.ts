import { OWN_NAMES, OWN_VILLAGES } from '../../../src/domain/map/ownTiles'
import { href } from '../../../src/routing/routes'
import { releaseFiles } from '../../releases/releaseFiles'
import { currentReleaseId, openReleaseStore } from '../../releases/releaseStore'
import { followRelease } from '../../releases/releaseView'
import { addressOfFile, exportedName } from './addresses'
import { type AskedConfig, type AskedSite, openAskedSite } from './askedSite'
import { redirectPage } from './exportedHtml'
import { openExportFolder, type Written } from './exportFolder'
import { leavesAfter } from './exportLeaves'
import { exportRoutes } from './exportRoutes'
import { type HeaderRule, headerRules, hostHeaders } from './headerRules'
import { hostRedirects, type Routes } from './hostRedirects'
import { tilesOf } from './mapTiles'
import { nginxConf } from './nginxConf'
import type { ProgressOutput } from './progressAfter'
import { Changed, takeAnswers, takePictures } from './takeAnswers'
import { takeFiles } from './takeFiles'

/** Times that an export begins anew because something was published meanwhile. */
const TURNS = 5

/** What an export holds, and what of the site it does not. */
export interface Exported extends Written {
  release: string
  /** The release and the last change of it. */
  moment: string
  routes: Routes
  rules: readonly HeaderRule[]
  /** Pictures that pages name and nobody can be shown. */
  missing: readonly string[]
  /** Lists whose pages after the twentieth are not in it. */
  withoutLeaves: readonly string[]
  /** Whether a web server that serves it has to read its configuration anew. */
  isConfChanged: boolean
}

export interface ExportOptions {
  config: AskedConfig
  dir: string
  /** Origin at which pages ask for what is live. */
  liveUrl: string
  /** Where the folder will stand, for the web server's configuration. */
  root: string
  output: ProgressOutput
}

/** Pages say where the site stands, from when they were built. @throws Error in words when that is elsewhere */
async function assertBuiltFor(site: AskedSite, publicUrl: string, release: string): Promise<void> {
  const robots = (await site.ask('/robots.txt')).body.toString('utf8')
  const [, builtFor] = /^Sitemap: (https?:\/\/[^/\s]+)/m.exec(robots) ?? []
  if (builtFor !== undefined && builtFor !== new URL(publicUrl).origin)
    throw new Error(
      `The pages of release ${release} were built for ${builtFor}, and PUBLIC_URL is ${publicUrl}: start the program with that setting (npm start), which builds them anew, or set the other one here`,
    )
}

async function exportOnce(
  site: AskedSite,
  { config, dir, liveUrl, root, output }: ExportOptions,
): Promise<Exported> {
  const { siteId, dataDir, publicUrl } = config
  const store = openReleaseStore(dataDir, siteId)
  const id = await currentReleaseId(store)
  const follower = id === undefined ? undefined : await followRelease(store, id)
  if (id === undefined || !follower) throw new Error(`There is no release in ${store.dir} to export`)
  const view = follower.view()
  const names = await releaseFiles(store, id)
  await assertBuiltFor(site, publicUrl, id)
  const folder = await openExportFolder(dir, siteId)
  const taking = takeFiles(folder, site, liveUrl)
  const { take, taken } = taking

  const { languages, defaultLanguage } = site.site.settings
  const told = [
    ...languages.map((locale) => `/${locale}/listings.geojson`),
    ...['/llms.txt', OWN_NAMES, OWN_VILLAGES],
    ...(await tilesOf(site)),
  ]
  const leaves = await leavesAfter(site, names)
  const files = [
    ...names.map((name) => ({ name: exportedName(name), address: addressOfFile(name) })),
    ...told.map((address) => ({ name: address.replace(/^\/|\?.*$/g, ''), address })),
    ...leaves.files,
  ]
  // Of the release it has scripts, which lead away from the address that is not there.
  const others = files.filter(({ name }) => name !== '404.html')
  await takeAnswers(site, others, taking, output)
  await take('404.html', await site.ask(href('notFound', defaultLanguage)))
  const missing = await takePictures(site, folder, taking, output)

  const known = { id, names, gone: view.gone, languages: { languages, defaultLanguage } }
  const routes = await exportRoutes(site, store, known)
  const rules = headerRules(taken.pages, taken.files)
  const text = { type: 'text/plain; charset=utf-8', cacheControl: 'no-cache' }
  const home = Buffer.from(redirectPage(href('home', defaultLanguage)))
  await folder.put('index.html', home, { ...text, type: 'text/html; charset=utf-8' })
  await folder.put('_redirects', Buffer.from(hostRedirects(routes)), text)
  await folder.put('_headers', Buffer.from(hostHeaders(rules)), text)
  const { hostname } = new URL(publicUrl)

  const now = await follower.catchUp()
  if ((await currentReleaseId(store)) !== id || now.version !== view.version) throw new Changed('a publish')
  // Not before: a turn that begins anew would take what this one wrote for what stood there.
  const isConfChanged = await folder.note(
    'nginx.conf',
    nginxConf({ routes, rules, types: taken.types, hostname, root }),
  )
  const redirects = Object.fromEntries(routes.moved.map(({ from, to }) => [from, to]))
  const moment = `${id}.${view.version}`
  const written = await folder.finish({ siteId, release: moment, redirects })
  return {
    ...written,
    release: id,
    moment,
    routes,
    rules,
    missing,
    withoutLeaves: leaves.without,
    isConfChanged,
  }
}

/**
 * Writes the published release as a folder that a static host serves. Whatever goes wrong, the folder stays as it was.
 * @throws Error in words when there is no release, the site API is away, or the folder is somebody else's
 */
export async function exportSite(options: ExportOptions): Promise<Exported> {
  const site = await openAskedSite(options.config, options.liveUrl)
  try {
    for (let turn = 1; ; turn++) {
      try {
        return await exportOnce(site, options)
      } catch (error) {
        if (!(error instanceof Changed)) throw error
        if (turn === TURNS)
          throw new Error(`The site changes faster than it can be exported (${error.message})`, {
            cause: error,
          })
      }
    }
  } finally {
    await site.close()
  }
}

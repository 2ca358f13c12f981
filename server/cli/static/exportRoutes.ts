import { readJournal } from '../../releases/journal'
import { listingAddress } from '../../releases/listingAddresses'
import { isPage } from '../../releases/publishable'
import { releaseFiles } from '../../releases/releaseFiles'
import { releaseDir, releaseIds, type ReleaseStore } from '../../releases/releaseStore'
import type { Languages } from '../../web/preferredLocale'
import { addressOfFile, exportedAddress, exportedName } from './addresses'
import type { AskedSite } from './askedSite'
import type { Moved, Routes } from './hostRedirects'

/** Pages that were on the site, as far as the releases on disk know, and are not among those of now. */
async function pagesOfBefore(store: ReleaseStore, id: string, now: ReadonlySet<string>): Promise<string[]> {
  const found = new Set<string>()
  for (const each of await releaseIds(store)) {
    if (each !== id) for (const name of await releaseFiles(store, each)) found.add(name)
    for (const { put, removed } of (await readJournal(releaseDir(store, each))).changes)
      for (const name of [...put, ...removed]) found.add(name)
  }
  return [...found].filter((name) => isPage(name) && !now.has(name)).sort()
}

const isShell = (name: string) => name.endsWith('/_/index.html')
const keptAddress = (name: string) => exportedAddress(exportedName(name))

/** Each listing that has a page below its number, and where any slug of it leads: as the web role says. */
async function listingsOf(site: AskedSite, names: readonly string[]): Promise<Routes['listings']> {
  const listings = new Set(
    names.flatMap((name) => {
      const parts = name.split('/')
      const short = listingAddress([...parts.slice(0, 3), 'index.html'].join('/'))
      return short && isPage(name) && parts.length === 5 ? [short] : []
    }),
  )
  const found: [string, string][] = []
  for (const listing of listings) {
    const { status, headers } = await site.ask(`${listing}/-`)
    if (status === 301) found.push([listing, String(headers['location'])])
  }
  return found
}

interface Known {
  /** The release, and the names of its files. */
  id: string
  names: readonly string[]
  gone: ReadonlySet<string>
  languages: Languages
}

/**
 * What a host does besides serving files, as the web role does it: addresses of before lead to today's or are gone, whichever slug of a
 * listing leads to its page, and a page for a token answers for every one.
 */
export async function exportRoutes(
  site: AskedSite,
  store: ReleaseStore,
  { id, names, gone, languages }: Known,
): Promise<Routes> {
  const moved: Moved[] = []
  const allGone = new Set(gone)
  for (const name of await pagesOfBefore(store, id, new Set(names))) {
    const from = addressOfFile(name)
    const { status, headers } = await site.ask(from)
    if (status === 301 || status === 302) moved.push({ from, to: String(headers['location']), status })
    if (status === 410) allGone.add(from)
  }
  const shells = names.filter(isShell).map(keptAddress)
  const folders = new Set(shells.map((shell) => shell.replace(/_$/, '')))
  const pages = names.filter((name) => isPage(name) && !isShell(name)).map(keptAddress)
  const beside = pages.filter((page) => folders.has(page.replace(/[^/]+$/, '')))
  const listings = await listingsOf(site, names)
  return { moved, shells, beside, gone: [...allGone].sort(), listings, languages }
}

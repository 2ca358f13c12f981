import { getPages, getSite } from '../../../src/siteApi/content'
import type { ApiClient } from '../../../src/siteApi/http'
import { byNumber, type OwnAddress, ownAddresses } from '../../../src/domain/page/ownAddresses'
import type { Page } from '../../../src/contract/page'
import { estatesWith } from '../../../src/siteApi/pull'
import { parseLanding } from '../../../src/routing/landings'
import { parseLeaf } from '../../../src/routing/leaves'
import { parse } from '../../../src/routing/routes'
import type { Ref, Unrendered } from '../../../src/contract/quarantine'
import { failedPageIn } from './report/failedPage'

interface Options {
  client: ApiClient
  log: (line: string) => void
  /** Builds without some things; hears Gatsby's report. */
  build: (leaveOut: readonly Unrendered[], onLine: (line: string) => void) => Promise<unknown>
}

/** With more than that at once it is the program that is at fault. */
const MOST = 5
/** Where the site's own pages stand, each in every language that it has. */
async function ownPages(client: ApiClient): Promise<OwnAddress<Page>[]> {
  const { languages } = (await getSite(client)).settings
  return ownAddresses(byNumber(await getPages(client)), languages).kept
}

/** Addresses that lead nowhere on a site that is built without some things, as menus and texts still name its pages. */
export async function leadingNowhere(
  client: ApiClient,
  unrendered: readonly Unrendered[],
): Promise<ReadonlySet<string>> {
  const ids = new Set(unrendered.flatMap(({ kind, id }) => (kind === 'page' ? [id] : [])))
  if (!ids.size) return new Set()
  return new Set((await ownPages(client)).flatMap(({ page, path }) => (ids.has(page.id) ? [path] : [])))
}

/** The page of the site's own that stands at an address; without its home page a site is none. */
async function ownPageAt(client: ApiClient, path: string): Promise<Ref | undefined> {
  const all = await ownPages(client)
  const at = [path, parseLeaf(path)?.list, parseLanding(path)?.list]
  const page = at.flatMap((one) => all.find((own) => own.path === one) ?? [])[0]?.page
  return page && page.type !== 'home' ? { kind: 'page', id: page.id } : undefined
}

/** The listing, the project of a unit, the holiday unit, or the page of the site's own that a page shows. */
async function shownAt(client: ApiClient, path: string): Promise<Ref | undefined> {
  const { name, params } = parse(path) ?? {}
  if (name === 'rentalUnit') return { kind: 'rentalUnit', id: Number(params?.['rentalUnitId']) }
  if (name !== 'estate' && name !== 'estateShort' && name !== 'estateUnit') return ownPageAt(client, path)
  const id = Number(params?.['estateId'])
  const [project] = name === 'estateShort' ? await estatesWith(client, 'children.general.id', [id]) : []
  return { kind: 'estate', id: project?.general.id ?? id }
}

/**
 * Builds the site, and when a page of a listing, a holiday unit or the site's own throws, once more without it; gives what it was built
 * without in the end. Gatsby names one page at a time, hence a few builds at most.
 * @param known what is left out from the start
 * @throws Error what the build threw, when it failed for another reason or too many cannot be rendered
 */
export async function buildWithout(
  known: readonly Unrendered[],
  { client, log, build }: Options,
): Promise<Unrendered[]> {
  for (const left = [...known]; ;) {
    const lines: string[] = []
    try {
      await build(left, (line) => lines.push(line))
      return left
    } catch (error) {
      const page = failedPageIn(lines)
      const thing = page && (await shownAt(client, page.path))
      const isNew = thing && !left.some(({ kind, id }) => kind === thing.kind && id === thing.id)
      if (!page || !isNew || left.length >= MOST) throw error
      left.push({ ...thing, ...page })
      log(`${page.path} cannot be rendered: ${page.reason}; the site is built without it`)
    }
  }
}

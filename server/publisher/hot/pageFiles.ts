import { readFile } from 'node:fs/promises'
import { LOCALES } from '../../../src/contract/common'
import { digestOf, type RenderedPage } from '../../../src/publish/renderJob'
import { href } from '../../../src/routing/routes'
import { WORDS } from '../../../src/routing/words'
import { isPage } from '../../releases/publishable'
import type { ReleaseView } from '../../releases/releaseView'

export const htmlFile = (path: string) => `${path.slice(1)}/index.html`
/** Path of the page that an HTML file is of. */
export const pathOfHtml = (name: string) => `/${name.slice(0, -'/index.html'.length)}`
export const pageDataFile = (path: string) => `page-data${path}/page-data.json`
export const filesOf = (path: string) => [htmlFile(path), pageDataFile(path)]

/** The files of rendered pages by name. */
export function putOf(pages: readonly RenderedPage[]): Map<string, string> {
  return new Map(
    pages.flatMap(({ path, html, pageData }) => [
      [htmlFile(path), html],
      [pageDataFile(path), pageData],
    ]),
  )
}

/** A file as it is served now; undefined when there is none. */
export async function publishedFile(view: ReleaseView, name: string): Promise<string | undefined> {
  const path = view.locate(name)
  return path === undefined ? undefined : readFile(path, 'utf8').catch(() => undefined)
}

/** Page data as it is served now; undefined when there is no such page. */
const publishedPageData = (view: ReleaseView, path: string) => publishedFile(view, pageDataFile(path))

/** Digest of the data of each page that stands already, by path. */
export async function publishedDigests(
  view: ReleaseView,
  pages: readonly { path: string }[],
): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  await Promise.all(
    pages.map(async ({ path }) => {
      const text = await publishedPageData(view, path)
      if (text !== undefined) found[path] = digestOf(text)
    }),
  )
  return found
}

/** Node of the data layer that a page shows now; undefined when there is no such page. */
export async function ownerOf(view: ReleaseView, path: string): Promise<string | undefined> {
  const text = await publishedPageData(view, path)
  return text && (JSON.parse(text) as { result: { pageContext: { id?: string } } }).result.pageContext.id
}

const listingFolder = (id: number, locale: (typeof LOCALES)[number]) =>
  `${locale}/${WORDS.offer[locale]}/${id}`

/** Paths of the pages that stand below a listing's address, in all languages. */
export async function pagesBelow(view: ReleaseView, id: number): Promise<string[]> {
  const files = await Promise.all(LOCALES.map((locale) => view.filesBelow(listingFolder(id, locale))))
  return files.flat().filter(isPage).map(pathOfHtml)
}

/** Paths of a holiday unit's page, in all languages. */
export const rentalUnitPaths = (rentalUnitId: number) =>
  LOCALES.map((locale) => href('rentalUnit', locale, { rentalUnitId }))

export const shortPaths = (id: number) => LOCALES.map((locale) => `/${listingFolder(id, locale)}`)

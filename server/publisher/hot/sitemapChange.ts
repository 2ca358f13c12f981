import { readFile } from 'node:fs/promises'
import { LOCALES } from '../../../src/contract/locales'
import {
  changedLines,
  type SitemapChange,
  sitemapFile,
  sitemapIndex,
  withLines,
} from '../../../src/publish/sitemapLines'
import { parseLeaf } from '../../../src/routing/leaves'
import { isPage } from '../../releases/publishable'
import type { ReleaseView } from '../../releases/releaseView'
import { pathOfHtml } from './pageFiles'

async function bodiesOf(view: ReleaseView, nameOf: (part: number) => string): Promise<string[]> {
  const bodies: string[] = []
  for (let part = 0; ; part++) {
    const path = view.locate(nameOf(part))
    const body = path && (await readFile(path, 'utf8').catch(() => undefined))
    if (!body) return bodies
    bodies.push(body)
  }
}

/**
 * The sitemaps that are others after a change, by name; more of them need another index too.
 * @param view in which the change's pages hold already
 */
export async function changedSitemaps(
  view: ReleaseView,
  origin: string,
  change: SitemapChange,
): Promise<{ put: Map<string, string>; removed: string[] }> {
  const lines = changedLines(change, origin)
  const removedPaths = new Set(
    view.unlisted
      .filter(isPage)
      .map(pathOfHtml)
      .filter((path) => !parseLeaf(path)),
  )
  const put = new Map<string, string>()
  const removed: string[] = []
  const names: string[] = []
  let moved = false
  for (const locale of LOCALES.filter((each) => change.site.settings.languages.includes(each))) {
    const nameOf = (part: number) => sitemapFile(locale, part)
    const before = await bodiesOf(view, nameOf)
    const after = withLines(locale, before, origin, lines.get(locale) ?? new Map(), removedPaths)
    ;[...after].forEach(([name, body], part) => {
      names.push(name)
      if (before[part] !== body) put.set(name, body)
    })
    moved ||= after.size !== before.length
    for (let part = after.size; part < before.length; part++) removed.push(nameOf(part))
  }
  if (moved) put.set('sitemap.xml', sitemapIndex(names, origin))
  return { put, removed }
}

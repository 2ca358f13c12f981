import { sitemapEntries } from '../build/onPostBuild'
import {
  entryXml,
  ENTRIES_A_FILE,
  pathOfLine,
  sitemapBody,
  sitemapFile,
  sitemapIndex,
} from '../build/sitemap'
import type { Locale } from '../contract/common'
import type { Estate } from '../contract/estate'
import type { Page } from '../contract/page'
import type { RentalUnit } from '../contract/rental'
import type { Site } from '../contract/site'

/** What changed, as sitemaps see it. */
export interface SitemapChange {
  site: Site
  estates: readonly Estate[]
  units: readonly RentalUnit[]
  /** The site's own. */
  pages: readonly Page[]
  /** Landing pages, each where it stands in every language. */
  landings: readonly Partial<Record<Locale, string>>[]
}

/** The line of every page of what changed, by path. */
export function changedLines({ site, estates, units, pages, landings }: SitemapChange, origin: string) {
  const entries = sitemapEntries(site, {
    pages: [...pages],
    estates: [...estates],
    rentalUnits: [...units],
    landings,
  })
  const lines = new Map<Locale, Map<string, string>>()
  for (const entry of entries) {
    const own = lines.get(entry.locale) ?? new Map<string, string>()
    lines.set(entry.locale, own.set(entry.path, entryXml(entry, origin, site.settings.defaultLanguage)))
  }
  return lines
}

/** Bodies with lines instead of those of the same address; undefined when one has none yet, so that others have to move. */
function inPlace(bodies: readonly string[], lines: Iterable<string>): string[] | undefined {
  const after = [...bodies]
  for (const line of lines) {
    const start = `\n${line.slice(0, line.indexOf('</loc>'))}</loc>`
    const part = after.findIndex((body) => body.includes(start))
    const body = after[part]
    if (body === undefined) return undefined
    const from = body.indexOf(start) + 1
    after[part] = body.slice(0, from) + line + body.slice(body.indexOf('\n', from))
  }
  return after
}

/** The sitemaps of one language with lines put in their places and others taken out. */
export function withLines(
  locale: Locale,
  bodies: readonly string[],
  origin: string,
  put: ReadonlyMap<string, string>,
  removed: ReadonlySet<string>,
): Map<string, string> {
  // Most changes move nothing: sorting the ten thousands of lines of a large site anew takes a quarter of a second.
  const same = removed.size === 0 ? inPlace(bodies, put.values()) : undefined
  if (same) return new Map(same.map((body, part) => [sitemapFile(locale, part), body]))
  const lines = new Map<string, string>()
  for (const line of bodies.flatMap((body) => body.split('\n'))) {
    const path = pathOfLine(line, origin)
    if (path !== undefined && !removed.has(path)) lines.set(path, line)
  }
  for (const [path, line] of put) lines.set(path, line)
  const sorted = [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
  const files = new Map<string, string>()
  for (let start = 0; start < sorted.length; start += ENTRIES_A_FILE) {
    files.set(
      sitemapFile(locale, start / ENTRIES_A_FILE),
      sitemapBody(sorted.slice(start, start + ENTRIES_A_FILE)),
    )
  }
  return files
}

export { sitemapFile, sitemapIndex }

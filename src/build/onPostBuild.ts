import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { version as gatsbyVersion } from 'gatsby/package.json'
import type { Locale } from '../contract/common'
import type { Page } from '../contract/page'
import type { RentalUnit } from '../contract/rental'
import type { Site } from '../contract/site'
import { nodeId, type SiteInfoNode } from '../dataLayer/nodes'
import type { EstateEntry } from '../domain/estateEntry'
import { estatePath } from '../domain/estatePath'
import { isShown } from '../domain/rules/shown'
import { pageAlternates } from '../domain/page/pageView'
import { href } from '../routing/routes'
import { writeOfflineFiles } from './offlineFiles'
import { RENDER_FACTS, renderFacts } from '../gatsby/renderFacts'
import { type SitemapEntry, sitemapFiles, writeSitemaps } from './sitemap'

type Alternates = Partial<Record<Locale, string>>

/** One entry a language of a page; a listing has its slug page only, the short one points to it. */
function entriesOf(alternates: Alternates, updatedAt: string | null | undefined): SitemapEntry[] {
  return Object.entries(alternates).map(([locale, path]) => ({
    locale: locale as Locale,
    path,
    alternates,
    updatedAt: updatedAt ?? undefined,
  }))
}

/** Every page search engines should know of, from the data the build was made of. */
export function sitemapEntries(
  site: Site,
  content: { pages: Page[]; estates: Iterable<EstateEntry>; rentalUnits: RentalUnit[] },
): SitemapEntry[] {
  const { settings } = site
  const { languages } = settings
  const inEach = (path: (locale: Locale) => string): Alternates =>
    Object.fromEntries(languages.map((locale) => [locale, path(locale)]))
  const entries = content.pages.flatMap((page) => entriesOf(pageAlternates(page, languages), page.updatedAt))
  for (const estate of content.estates) {
    if (!isShown(estate, settings)) continue
    const { updatedAt } = estate.general
    entries.push(
      ...entriesOf(
        inEach((locale) => estatePath(estate, locale)),
        updatedAt,
      ),
    )
    for (const unit of estate.children ?? []) {
      if (!isShown(unit, settings)) continue
      const changed = unit.general.updatedAt ?? updatedAt
      entries.push(
        ...entriesOf(
          inEach((locale) => estatePath(unit, locale, estate)),
          changed,
        ),
      )
    }
  }
  for (const { id, updatedAt } of content.rentalUnits) {
    entries.push(
      ...entriesOf(
        inEach((locale) => href('rentalUnit', locale, { rentalUnitId: id })),
        updatedAt,
      ),
    )
  }
  return entries
}

/** Sitemaps, and the facts by which single pages are rendered once the build has ended. */
export async function onPostBuild(args: BuildArgs) {
  const { getNode, getNodesByType, store, reporter } = args
  const { directory } = store.getState().program
  const info = getNode(nodeId.site) as unknown as SiteInfoNode
  const activity = reporter.activityTimer('Write sitemaps')
  activity.start()
  const entries = sitemapEntries(info.site, {
    pages: getNodesByType('ContentPage').map((node) => node['page'] as Page),
    estates: getNodesByType('EstateEntry').map((node) => node['entry'] as EstateEntry),
    rentalUnits: getNodesByType('RentalUnit').map((node) => node['doc'] as RentalUnit),
  })
  const origin = info.publicUrl.replace(/\/+$/, '')
  const files = sitemapFiles(entries, origin, info.site.settings.defaultLanguage)
  await writeSitemaps(join(directory, 'public'), files)
  await writeOfflineFiles(directory, info.site)
  activity.setStatus(`${entries.length} entries`)
  activity.end()
  await writeFile(join(directory, RENDER_FACTS), JSON.stringify(renderFacts(args, gatsbyVersion)))
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { version as gatsbyVersion } from 'gatsby/package.json'
import type { Locale } from '../contract/common'
import type { Page } from '../contract/page'
import type { RentalUnit } from '../contract/rental'
import type { Site } from '../contract/site'
import { type LandingNode, nodeId, type SiteInfoNode } from '../dataLayer/nodes'
import { picturesOfKind } from '../domain/estate/picturesOfKind'
import { type EstateEntry, MOST_MAPPED } from '../domain/estateEntry'
import { estatePath } from '../domain/estatePath'
import { isShown } from '../domain/rules/shown'
import { rentalPhotos } from '../domain/rental/rentalPictures'
import { byNumber, ownAddresses } from '../domain/page/ownAddresses'
import { pageAlternates } from '../domain/page/pagePlace'
import { href } from '../routing/routes'
import { writeOfflineFiles } from './offlineFiles'
import type { PageSpec } from '../gatsby/pageContext'
import { RENDER_FACTS, renderFacts } from '../gatsby/renderFacts'
import { landingPages } from './pages'
import { type SitemapEntry, sitemapFiles, writeSitemaps } from './sitemap'

type Alternates = Partial<Record<Locale, string>>

/** The same page in each language. */
export const alternatesOfPages = (pages: readonly PageSpec[]): Alternates =>
  Object.fromEntries(pages.map(({ path, context }) => [context.language, path]))

/** One entry a language of a page; a listing has its slug page only, the short one points to it. */
function entriesOf(
  alternates: Alternates,
  updatedAt: string | null | undefined,
  pictures: readonly string[],
): SitemapEntry[] {
  const shown = [...new Set(pictures)].slice(0, MOST_MAPPED)
  return Object.entries(alternates).map(([locale, path]) => ({
    locale: locale as Locale,
    path,
    alternates,
    updatedAt: updatedAt ?? undefined,
    ...(shown.length && { pictures: shown }),
  }))
}

/** Pictures that a page has by itself: those of its lists are other pages'. */
const picturesOfPage = ({ picture, blocks }: Page): string[] => [
  ...(picture ? [picture] : []),
  ...blocks.flatMap((block) => {
    if (block.kind === 'picture') return [block.file]
    return block.kind === 'search' && block.picture ? [block.picture] : []
  }),
]

const photosOf = ({ pictures }: Pick<EstateEntry, 'pictures'>) =>
  picturesOfKind(pictures, 'photo').map(({ file }) => file)

/** Every page search engines should know of, from the data the build was made of. */
export function sitemapEntries(
  site: Site,
  content: {
    pages: Page[]
    estates: Iterable<EstateEntry>
    rentalUnits: RentalUnit[]
    /** Of each landing page where it stands. */
    landings?: readonly Alternates[]
  },
): SitemapEntry[] {
  const { settings } = site
  const { languages } = settings
  const inEach = (path: (locale: Locale) => string): Alternates =>
    Object.fromEntries(languages.map((locale) => [locale, path(locale)]))
  const entries = content.pages.flatMap((page) =>
    entriesOf(pageAlternates(page, languages), page.updatedAt, picturesOfPage(page)),
  )
  for (const landing of content.landings ?? []) entries.push(...entriesOf(landing, undefined, []))
  for (const estate of content.estates) {
    if (!isShown(estate, settings)) continue
    const { updatedAt } = estate.general
    entries.push(
      ...entriesOf(
        inEach((locale) => estatePath(estate, locale)),
        updatedAt,
        photosOf(estate),
      ),
    )
    for (const unit of estate.children ?? []) {
      if (!isShown(unit, settings)) continue
      const changed = unit.general.updatedAt ?? updatedAt
      entries.push(
        ...entriesOf(
          inEach((locale) => estatePath(unit, locale, estate)),
          changed,
          photosOf(unit),
        ),
      )
    }
  }
  for (const { id, updatedAt, photos } of content.rentalUnits) {
    entries.push(
      ...entriesOf(
        inEach((locale) => href('rentalUnit', locale, { rentalUnitId: id })),
        updatedAt,
        rentalPhotos(photos).map(({ file }) => file),
      ),
    )
  }
  return entries
}

/** What Gatsby still has for who started it is its table of pages, of which it would copy every one: a second memory of a large site. */
function hangUp(): void {
  if (!process.send) return
  process.disconnect()
  delete process.send
}

/** Sitemaps, and the facts by which single pages are rendered once the build has ended. */
export async function onPostBuild(args: BuildArgs) {
  const { getNode, getNodesByType, store, reporter } = args
  const { directory } = store.getState().program
  const info = getNode(nodeId.site) as unknown as SiteInfoNode
  const activity = reporter.activityTimer('Write sitemaps')
  activity.start()
  const pages = getNodesByType('ContentPage').map((node) => node['page'] as Page)
  const landings = getNodesByType('Landing') as unknown as (LandingNode & { id: string })[]
  const { kept } = ownAddresses(byNumber(pages), info.site.settings.languages)
  const entries = sitemapEntries(info.site, {
    pages,
    landings: [...landingPages(landings, kept).values()].map(alternatesOfPages),
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
  hangUp()
}

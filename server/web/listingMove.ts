import { readFile, stat } from 'node:fs/promises'
import type { ParsedRoute } from '../../src/routing/routes'
import { addressOf } from './target'
import type { Served } from './releaseWatch'

/** Where a listing's address that has no page leads. */
export type ListingMove = { to: string } | 'gone' | undefined

async function pageTime({ locate }: Served, name: string): Promise<number | undefined> {
  const path = locate(name)
  return path === undefined ? undefined : (await stat(path).catch(() => undefined))?.mtimeMs
}

/** The listing's slug of today: its only folder with a page, or the newest should there be more. */
async function slugOf(served: Served, listing: string): Promise<string | undefined> {
  const depth = listing.split('/').length
  const pages = (await served.filesBelow(listing)).filter((name) => name.endsWith('/index.html'))
  const slugs = pages.map((name) => name.split('/')).filter((parts) => parts.length === depth + 2)
  const dated = await Promise.all(
    slugs.map(async (parts) => ({ slug: parts[depth], time: await pageTime(served, parts.join('/')) })),
  )
  return dated.sort((a, b) => (b.time ?? 0) - (a.time ?? 0))[0]?.slug
}

/** The address that the page of a bare number says is its own: of a unit that is below its project. */
async function ownAddressOf({ locate }: Served, listing: string): Promise<string | undefined> {
  const path = locate(`${listing}/index.html`)
  const html = path === undefined ? undefined : await readFile(path, 'utf8').catch(() => undefined)
  const canonical = /<link [^>]*rel="canonical"[^>]*>/.exec(html ?? '')?.[0]
  const href = /href="([^"]+)"/.exec(canonical ?? '')?.[1]
  return href !== undefined && URL.canParse(href) ? new URL(href).pathname : undefined
}

/**
 * What became of a listing whose page is not at this address: today's address when only its slug has changed
 * (a unit's, or its project's when the unit is not there any more) or a unit is asked for by its own number, 'gone' for a listing that was on the site
 * once, undefined when this is no listing's address or nobody ever had it.
 */
export async function listingMove(
  served: Served,
  segments: readonly string[],
  route: ParsedRoute | undefined,
): Promise<ListingMove> {
  const { gone } = served
  if (!route || !['estateShort', 'estate', 'estateUnit'].includes(route.name)) return undefined
  const listing = segments.slice(0, 3)
  const [slug, unit] = segments.slice(3)
  const folder = listing.join('/')
  const today = slug === undefined ? undefined : await slugOf(served, folder)
  if (today !== undefined) {
    const unitPage = `${folder}/${today}/${unit}/index.html`
    const unitIsThere = unit !== undefined && (await pageTime(served, unitPage)) !== undefined
    if (unitIsThere) return { to: addressOf([...listing, today, unit]) }
    if (slug !== today) return { to: addressOf([...listing, today]) }
  }
  const own = slug === undefined || today !== undefined ? undefined : await ownAddressOf(served, folder)
  if (own !== undefined && own !== addressOf(segments)) return { to: own }
  const isGone = gone.has(addressOf(listing)) || gone.has(addressOf(segments))
  return isGone ? 'gone' : undefined
}

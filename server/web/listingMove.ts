import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from '../../src/routing/routes'
import { addressOf } from './target'
import type { Served } from './releaseWatch'

/** Where a listing's address that has no page leads. */
export type ListingMove = { to: string } | 'gone' | undefined

async function pageTime(folder: string): Promise<number | undefined> {
  return (await stat(join(folder, 'index.html')).catch(() => undefined))?.mtimeMs
}

/** The listing's slug of today: its only folder with a page, or the newest should there be more. */
async function slugOf(listing: string): Promise<string | undefined> {
  const entries = await readdir(listing, { withFileTypes: true }).catch(() => [])
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const times = await Promise.all(folders.map((slug) => pageTime(join(listing, slug))))
  const slugs = folders.map((slug, index) => ({ slug, time: times[index] }))
  slugs.sort((a, b) => (b.time ?? 0) - (a.time ?? 0))
  return slugs.find(({ time }) => time !== undefined)?.slug
}

/**
 * What became of a listing whose page is not at this address: today's address when only its slug has changed
 * (a unit's, or its project's when the unit is not there any more), 'gone' for a listing that was on the site
 * once, undefined when this is no listing's address or nobody ever had it.
 */
export async function listingMove({ root, gone }: Served, segments: readonly string[]): Promise<ListingMove> {
  const route = parse(addressOf(segments))
  if (!route || !['estateShort', 'estate', 'estateUnit'].includes(route.name)) return undefined
  const listing = segments.slice(0, 3)
  const [slug, unit] = segments.slice(3)
  const folder = join(root, ...listing)
  const today = slug === undefined ? undefined : await slugOf(folder)
  if (today !== undefined) {
    const unitIsThere = unit !== undefined && (await pageTime(join(folder, today, unit))) !== undefined
    if (unitIsThere) return { to: addressOf([...listing, today, unit]) }
    if (slug !== today) return { to: addressOf([...listing, today]) }
  }
  const isGone = gone.has(addressOf(listing)) || gone.has(addressOf(segments))
  return isGone ? 'gone' : undefined
}

import { exportedAddress, inPhases, isLongLived, PHASES, phaseOf } from './addresses'
import { redirectPage } from './exportedHtml'
import { type ExportedFile, hashOf, type Manifest } from './manifest'

/** What a store holds of a site, kept in the store itself; its files by key. */
export interface Stored extends Manifest {
  /** Moment at which a file was of no use to any page any more, ISO 8601; it is still there. */
  retired: Readonly<Record<string, string>>
}

/** An object as it has to be: a file of an export, or a page that leads elsewhere. */
export type Wanted = ExportedFile & { name?: string; to?: string }

const DAY_MS = 24 * 60 * 60 * 1000
/** Days for which scripts, styles and pictures of before stay, for pages that are open or kept by somebody. */
const KEPT_DAYS = 7

/** Files that only hosts of folders read. */
const isForHosts = (name: string) => name === '_headers' || name === '_redirects'

/**
 * Key of an exported file in a store, which serves what is asked for and nothing else: a page has its address.
 * @example keyOf('nl/te-koop.html') // 'nl/te-koop'
 */
export const keyOf = (name: string): string =>
  /^(index|404)\.html$|^_gatsby\//.test(name) || !name.endsWith('.html')
    ? name
    : exportedAddress(name).slice(1)

const REDIRECT = { type: 'text/html; charset=utf-8', cacheControl: 'no-cache' }

/** What a store has to hold of an export, by key, with a page for each redirect, as no store has a table of them. */
export function objectsOf({ files, redirects }: Manifest): Map<string, Wanted> {
  const objects = new Map<string, Wanted>()
  for (const [from, to] of Object.entries(redirects)) {
    const page = Buffer.from(redirectPage(to))
    objects.set(decodeURI(from.slice(1)), { ...REDIRECT, hash: hashOf(page), size: page.length, to })
  }
  for (const [name, file] of Object.entries(files))
    if (!isForHosts(name)) objects.set(keyOf(name), { ...file, name })
  return objects
}

interface PushPlan {
  /** Keys to put, in steps of which each begins when the one before is done. */
  steps: string[][]
  /** Keys to take away after all. */
  remove: string[]
  /** What stays though no page names it, and since when. */
  retired: Record<string, string>
}

/** What a push does: puts what changed, parts before pages, and takes away what is gone, of which parts stay some days. */
export function pushPlan(
  before: Pick<Stored, 'files' | 'retired'> | undefined,
  now: ReadonlyMap<string, Wanted>,
  at: Date,
): PushPlan {
  const changed = [...now].filter(([key, { hash, type, cacheControl }]) => {
    const known = before?.files[key]
    return known?.hash !== hash || known.type !== type || known.cacheControl !== cacheControl
  })
  // A redirect is a page too.
  const steps = PHASES.map((phase) =>
    changed.flatMap(([key, { name = 'redirect.html' }]) => (phaseOf(name) === phase ? [key] : [])).sort(),
  )
  const gone = inPhases(Object.keys(before?.files ?? {}).filter((key) => !now.has(key)))
  const sinceOf = (key: string) => before?.retired[key] ?? at.toISOString()
  const stays = (key: string) =>
    isLongLived(key) && at.getTime() - Date.parse(sinceOf(key)) < KEPT_DAYS * DAY_MS
  return {
    steps: steps.filter((step) => step.length),
    remove: gone.filter((key) => !stays(key)),
    retired: Object.fromEntries(gone.filter(stays).map((key) => [key, sinceOf(key)])),
  }
}

/** Address of an object, as a cache before the store knows it. */
export const pathOfKey = (key: string): string => (key === 'index.html' ? '/' : `/${encodeURI(key)}`)

import { createHash } from 'node:crypto'
import {
  getAgreements,
  getEntities,
  getEntityItems,
  getNavigation,
  getPages,
  getSite,
  getTranslations,
} from '../../src/siteApi/content'
import type { ApiClient } from '../../src/siteApi/http'
import { allRentalUnits, listEstates } from '../../src/siteApi/pull'

/** State of each thing by its number; null when the API does not tell one state from another. */
export type Versions = Record<string, string | null>

/** What the site API offers at a moment, as far as pages are made of it. */
export interface Offered {
  /** One value for what every page shows: settings, menus, texts, agreements, lists of people and the like. */
  site: string
  estates: Versions
  rentalUnits: Versions
  pages: Versions
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)

/** Whole things by their number, each with the digest of what it says. */
export const digestsOf = (things: readonly { id: number }[]): Versions =>
  Object.fromEntries(things.map((thing) => [thing.id, digest(thing)]))

export const versionsOf = (
  listed: readonly { id: number; version?: string | null | undefined }[],
): Versions => Object.fromEntries(listed.map(({ id, version }) => [id, version ?? null]))

/** Asks the API for all of it, one call after the other: nobody waits for this, and visitors' calls come first. */
export async function offered(client: ApiClient): Promise<Offered> {
  const site = await getSite(client)
  const all: unknown[] = [site]
  for (const locale of site.settings.languages) {
    all.push(await getNavigation(client, locale), await getTranslations(client, locale))
    all.push(await getAgreements(client, locale))
  }
  for (const { name } of await getEntities(client)) all.push(await getEntityItems(client, name))
  return {
    site: digest(all),
    estates: versionsOf(await listEstates(client)),
    rentalUnits: digestsOf(await allRentalUnits(client)),
    pages: digestsOf(await getPages(client)),
  }
}

/** Numbers of the things that are new, gone or in another state. */
export const changedIn = (before: Versions, now: Versions): number[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((id) => before[id] !== now[id])
    .map(Number)

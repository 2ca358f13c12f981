import type { Estate } from '../contract/estate'
import type { NamedPlace } from '../contract/estateMap'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contract/locales'
import type { ListNode, Page } from '../contract/page'
import { MAX_PAGE_SIZE } from '../contract/searchLimits'
import type { SiteSettings } from '../contract/site'
import { CARD_FIELDS } from '../domain/estate/cardFields'
import { fromApi } from '../domain/estate/fromApi'
import { LEAST_LISTINGS } from '../domain/landing/landingGroups'
import { codesAbove, landingPlaces } from '../domain/landing/landingPlaces'
import { landingRow, type LandingRow } from '../domain/landing/landingRow'
import { landings } from '../domain/landing/landings'
import type { LandingOffer } from '../domain/landing/landingText'
import { nodeQuery } from '../domain/search/listBody'
import { searchTargets } from '../domain/search/searchTargets'
import { statusOfId } from '../domain/search/statusIds'
import { getPlaces, postEstateFilters, postEstates } from '../siteApi/estates'
import { type ApiClient, isHttpError } from '../siteApi/http'
import { chunks } from '../siteApi/pull'
import { findEstates } from './lists'
import type { LandingNode } from './nodes'

/** What was asked before and still holds, for who asks again after each change. */
export interface LandingSources {
  /** By the number of the listing; null of one that the site does not show. `card` is another when its card may be. */
  rows: Map<number, (LandingRow & { card: string }) | null>
  /** By code. */
  places: Map<string, NamedPlace>
}

export const landingSources = (): LandingSources => ({ rows: new Map(), places: new Map() })

const ROWS_AT_ONCE = 100
/** Codes of places in one address. */
const CODES_AT_ONCE = 100
const ROW_FIELDS = [...CARD_FIELDS, 'listing.financial.price_per_square_meter']

type Hiding = Pick<SiteSettings, 'hiddenStatus'>

/** All that a list lists, in its order, in each language where that differs. */
async function allOf(client: ApiClient, node: ListNode, hiddenStatus: readonly number[]) {
  const ids: number[] = []
  const byLanguage = Object.fromEntries(LOCALES.map((locale) => [locale, [] as number[]])) as Record<
    Locale,
    number[]
  >
  let differs = false
  // By what is answered: an API of another maker may give fewer at once.
  for (let total = 1, isMore = true; isMore && ids.length < total;) {
    const found = await findEstates(client, node, { from: ids.length, size: MAX_PAGE_SIZE }, hiddenStatus)
    const own = found.byLanguage?.[DEFAULT_LOCALE] ?? found.ids
    total = found.total
    isMore = own.length > 0
    differs ||= found.byLanguage !== undefined
    for (const locale of LOCALES) byLanguage[locale].push(...(found.byLanguage?.[locale] ?? []))
    ids.push(...own)
  }
  return { ids, ...(differs && { byLanguage }) }
}

/** What cannot be read is on no page, and keeps nothing else from being there. */
function rowOf(estate: Estate, settings: Hiding): LandingRow | undefined {
  try {
    const own = fromApi(estate, settings)
    return own && landingRow(own)
  } catch {
    return undefined
  }
}

async function learnRows(
  client: ApiClient,
  ids: readonly number[],
  { rows }: LandingSources,
  settings: Hiding,
  digest: (content: object) => string,
): Promise<void> {
  const unknown = ids.filter((id) => !rows.has(id))
  for (const chunk of chunks(unknown, ROWS_AT_ONCE)) {
    const asked = { query: { terms: { 'general.id': chunk } }, fields: ROW_FIELDS }
    const { results } = await postEstates(client, { ...asked, pagination: { from: 0, size: ROWS_AT_ONCE } })
    for (const estate of results) {
      const row = rowOf(estate, settings)
      rows.set(estate.general.id, row ? { ...row, card: digest(estate) } : null)
    }
  }
}

async function learnPlaces(client: ApiClient, codes: readonly string[], { places }: LandingSources) {
  const unknown = codes.filter((code) => !places.has(code))
  try {
    for (const chunk of chunks(unknown, CODES_AT_ONCE))
      for (const place of await getPlaces(client, { codes: chunk })) places.set(place.code, place)
  } catch (error) {
    // An API of another maker that has codes, and none who tells what they are.
    if (!isHttpError(error) || error.status !== 404) throw error
  }
}

/** The towns and provinces that a list's listings lie in. */
async function placesOf(
  client: ApiClient,
  node: ListNode,
  hiddenStatus: readonly number[],
  sources: LandingSources,
) {
  const { locations } = await postEstateFilters(client, nodeQuery(node, hiddenStatus), {
    lists: ['locations'],
  })
  const codes = [...new Set(locations.flatMap(({ place }) => place ?? []))]
  await learnPlaces(client, codes, sources)
  await learnPlaces(client, codesAbove(codes.flatMap((code) => sources.places.get(code) ?? [])), sources)
  return landingPlaces(locations, sources.places)
}

/** What the landing pages of each page of the site offer: the list to buy from and the one to rent from. */
export function landedOn(pages: Iterable<Page>): Map<number, LandingOffer> {
  const offers = searchTargets(pages).flatMap(({ status, page }) => {
    const code = statusOfId(status)
    return code === 'FOR_SALE' || code === 'TO_RENT' ? [[page.id, code] as const] : []
  })
  return new Map(offers)
}

/**
 * The landing pages of a list as they are right now. What is asked is what a list page asks, so that any site API that has lists has them.
 * @param sources what is known already; what is learnt is put there
 * @param digest of a listing, by which its card is another
 */
export async function listLandings(
  client: ApiClient,
  page: Page,
  offer: LandingOffer,
  settings: Hiding,
  sources: LandingSources,
  digest: (content: object) => string,
): Promise<LandingNode[]> {
  const { id, type, url, title, node } = page
  const found = await allOf(client, node ?? {}, settings.hiddenStatus)
  if (found.ids.length < LEAST_LISTINGS) return []
  await learnRows(client, found.ids, sources, settings, digest)
  const places = await placesOf(client, node ?? {}, settings.hiddenStatus, sources)
  const rows = new Map(
    found.ids.flatMap((one) => {
      const row = sources.rows.get(one)
      return row ? [[one, row] as const] : []
    }),
  )
  const listed = { id, type, url, title, ...(node && { node }) }
  return landings(found, rows, places).map((landing) => ({ pageId: id, listed, offer, landing }))
}

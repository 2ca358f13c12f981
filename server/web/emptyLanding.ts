import type { FastifyRequest } from 'fastify'
import type { FoundCity } from '../../src/contract/estateMap'
import type { Locale } from '../../src/contract/locales'
import { landingQuery } from '../../src/domain/landing/landingView'
import { slugify } from '../../src/domain/slug'
import { type LandingAddress, parseLanding } from '../../src/routing/landings'
import { findCities } from '../../src/siteApi/estates'
import type { Addresses } from '../../src/siteApi/askInTurn'
import { siteApiClient } from '../../src/siteApi/siteApiClient'
import { hasFile } from './findFile'
import type { Served } from './releaseWatch'
import { inTurn, type VisitorTurns } from './visitorTurns'

/** Longest time that a visitor waits for the answer. */
const PATIENCE_MS = 2000
const MOST_FOUND = 20

/**
 * Where a landing page's address leads that has no page: to its list, filtered alike. It may have one again tomorrow. Undefined for
 * every other address, and for one of a place that there is not.
 */
export type EmptyLanding = (
  served: Pick<Served, 'locate'>,
  path: string,
  request: Pick<FastifyRequest, 'ip'>,
) => Promise<string | undefined>

const partsOf = (slug: string) => {
  const [, words = slug, zip] = /^(.*[a-z].*)-(\d{4})$/.exec(slug) ?? []
  return { words, zip }
}

/** Of the places found the one that is meant: larger before smaller, as a municipality has its parts. */
function meant(found: readonly FoundCity[], { isProvince, slug }: LandingAddress, locale: Locale) {
  const { words, zip } = partsOf(slug)
  const fitting = found.filter(
    ({ name, kind, zip: own }) =>
      slugify(name, locale) === words && (kind === 'province') === isProvince && (!zip || own.includes(zip)),
  )
  return fitting.find(({ kind }) => kind === 'municipality') ?? fitting[0]
}

/** Asks the site API which place an address names. While that says nothing, the list is as near as one comes. */
export function emptyLanding({
  siteApiUrl,
  siteId,
  turns,
}: {
  siteApiUrl: Addresses
  siteId: string
  turns: VisitorTurns
}): EmptyLanding {
  const client = siteApiClient({ siteApiUrl, siteId })
  return async ({ locate }, path, request) => {
    const at = parseLanding(path)
    if (!at || !(await hasFile(locate, at.list.split('/').filter(Boolean)))) return undefined
    const locale = path.split('/')[1] as Locale
    const asked = partsOf(at.slug).words.replaceAll('-', ' ')
    try {
      const ask = () =>
        findCities(client, asked, { locale, limit: MOST_FOUND, signal: AbortSignal.timeout(PATIENCE_MS) })
      const found = meant(await inTurn(turns, request, ask), at, locale)
      const [city] = found?.ids ?? []
      if (found?.place)
        return `${at.list}?${landingQuery({ kind: at.kind, asked: { place: found.place } }, null)}`
      return city === undefined
        ? undefined
        : `${at.list}?${landingQuery({ kind: at.kind, asked: { city } }, null)}`
    } catch {
      return at.list
    }
  }
}

import type { Locale } from '../../contract/common'
import type { ListNode } from '../../contract/page'
import type { EstateFilters, Query } from '../../contract/search'
import type { FilterOptions } from '../../domain/search/filterNames'
import { fromApi } from '../../domain/estate/fromApi'
import { asFound } from '../../domain/search/asFound'
import { listedCard, type ListedCard } from '../../domain/search/listedCard'
import { narrowed } from '../../domain/search/narrowed'
import { newFrom } from '../../domain/search/newFrom'
import { conditionsOf } from '../../domain/search/relaxations'
import { NO_FILTER, type SearchFilter } from '../../domain/search/searchFilter'
import { filteredQuery, searchQuery } from '../../domain/search/searchQuery'
import type { SearchedSite } from '../../domain/site/frameView'
import { orThrow, postEstateFilters, postEstates, searchEstates } from '../../siteApi/estates'
import type { LoadedPage, Pagination } from '../estateList/loads'
import { liveClient } from '../liveSite'
import { mergedOptions, optionSearches } from './optionSearches'
import { placeNames } from './placeNames'
import { isBare, offeredAlso } from './wishedOptions'

/** What a list page asks of the API. Each throws HttpError, or what fetch throws when there is no answer. */
export interface SearchCalls {
  page: (filter: SearchFilter, part: Pagination, signal: AbortSignal) => Promise<LoadedPage<ListedCard>>
  /** How many listings a search finds. */
  count: (filter: SearchFilter, signal: AbortSignal) => Promise<number>
  /** How many of them came on the site from a day on and can still be had. */
  newSince: (filter: SearchFilter, day: string, signal: AbortSignal) => Promise<number>
  /** Values to filter by; the count of each is what choosing it finds. */
  options: (filter: SearchFilter, signal: AbortSignal) => Promise<FilterOptions>
}

interface CallsOptions {
  /** Nobody looks at a map: an area is called by its nearest town. */
  isWithoutMap?: boolean
}

/** The calls of one list page. */
export function searchCalls(
  site: SearchedSite,
  locale: Locale,
  node: ListNode,
  { isWithoutMap = false }: CallsOptions = {},
): SearchCalls {
  const named = ({ place, geoRange, area }: SearchFilter) => [
    { place, geoRange, ...(isWithoutMap && { area }) },
  ]
  const client = liveClient(site.siteId, locale)
  const queryOf = (filter: SearchFilter) => filteredQuery(filter, node, site.hiddenStatus)

  async function total(query: Query, signal: AbortSignal) {
    const body = { query, pagination: { from: 0, size: 0 }, fields: ['general.id'] }
    return (await postEstates(client, body, { signal })).total.value
  }

  /** Chosen towns where the search finds nothing, and perhaps the page neither: the whole offer knows their names. */
  async function unfound(filter: SearchFilter, { locations }: EstateFilters, signal: AbortSignal) {
    const missing = (filter.city ?? []).filter((id) => !locations.some((known) => known.id === id))
    if (!missing.length) return []
    const whole = filteredQuery(NO_FILTER, {}, site.hiddenStatus)
    const all = await postEstateFilters(client, whole, { lists: ['locations'], signal })
    return all.locations.filter(({ id }) => missing.includes(id)).map((city) => ({ ...city, count: 0 }))
  }

  /** What is found has no bedrooms, as garages, or nothing is found: types and prices alone are counted without themselves. */
  async function isDeadEnd(filter: SearchFilter, options: EstateFilters, signal: AbortSignal) {
    if (!conditionsOf(filter).length) return false
    return isBare(options) || (!options.bedrooms.length && !(await total(queryOf(filter), signal)))
  }

  return {
    async page(filter, part, signal) {
      const body = searchQuery(filter, node, site.hiddenStatus, locale, part)
      const { total, results } = orThrow(await searchEstates(client, body, { signal }))
      const cards = results.flatMap(({ fitting, ...estate }) => {
        const shown = fromApi(estate, site)
        return shown ? [listedCard(asFound(shown, fitting), locale, node)] : []
      })
      return { total, results: cards }
    },

    count: (filter, signal) => total(queryOf(filter), signal),

    newSince: (filter, day, signal) => total(narrowed(queryOf(filter), newFrom(day)), signal),

    async options(filter, signal) {
      const searches = optionSearches(filter)
      const [places, ...answers] = await Promise.all([
        placeNames(client, named(filter), signal),
        ...searches.map(({ filter: asked, lists }) =>
          postEstateFilters(client, queryOf(asked), { lists, signal }),
        ),
      ])
      const options = mergedOptions(searches, answers)
      const whole = (await isDeadEnd(filter, options, signal))
        ? await postEstateFilters(client, queryOf(NO_FILTER), { signal })
        : undefined
      const locations = [...options.locations, ...(await unfound(filter, options, signal))]
      return { ...(whole ? offeredAlso(options, whole) : options), locations, places }
    },
  }
}

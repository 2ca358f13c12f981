import type { FoundCity } from '../../contract/estateMap'
import type { Locale } from '../../contract/common'
import type { EstateFilters } from '../../contract/search'
import { cityName } from '../../domain/address'
import type { ApiClient } from '../../siteApi/http'

/** A municipality to choose, with what choosing it finds; or a city whole, which has several postal codes. */
export interface CitySuggestion {
  ids: readonly number[]
  /** Its postal code, or all of them. */
  zip: string
  name: string
  /** The name by which it was found when that is another one: Liège for who types Luik. */
  match: string | null
  count: number
}

type Counted = EstateFilters['locations'][number]

const MOST = 12

const suggestion = (city: Counted, locale: Locale): CitySuggestion => ({
  ids: [city.id],
  zip: city.zip,
  name: cityName(city, locale),
  match: null,
  count: city.count,
})

/** The municipalities with most listings: what is offered before anything is typed. */
export const fullestCities = (counted: readonly Counted[], locale: Locale): CitySuggestion[] =>
  [...counted]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map((city) => suggestion(city, locale))

/** Municipalities found by postal code or a name in any language (`/{locale}/ajax/search-city`); throws HttpError. */
export function askCities(client: ApiClient, text: string, locale: Locale, signal?: AbortSignal) {
  return client.get<FoundCity[]>(`/${locale}/ajax/search-city?${new URLSearchParams({ q: text })}`, {
    signal,
  })
}

/** Those of the found municipalities where the search as it stands finds something, with how many. */
export function countedCities(found: readonly FoundCity[], counted: readonly Counted[]): CitySuggestion[] {
  const counts = new Map(counted.map(({ id, count }) => [id, count]))
  return found
    .map(({ id, ...city }) => ({ ...city, ids: [id], count: counts.get(id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, MOST)
}

/**
 * The same with every city whole before its parts, where several of them bear one name.
 * @example withWholeCities([antwerp2000, antwerp2018]) // 'Antwerpen 2000, 2018' before the two
 */
export function withWholeCities(suggestions: readonly CitySuggestion[]): CitySuggestion[] {
  return suggestions.flatMap((city, at) => {
    const parts = suggestions.filter(({ name }) => name === city.name)
    const isFirst = suggestions.findIndex(({ name }) => name === city.name) === at
    if (parts.length < 2 || !isFirst) return [city]
    const whole = {
      ...city,
      ids: parts.flatMap(({ ids }) => ids),
      zip: parts.map(({ zip }) => zip).join(', '),
      count: parts.reduce((sum, { count }) => sum + count, 0),
    }
    return [whole, city]
  })
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/**
 * The municipalities that are meant by what was typed, of those found for it: the only one, or all that are called so or have that
 * postal code, as a city has several; none while it may be one or another.
 * @example meantCities('antwerpen', [antwerp2000, antwerp2018, antwerpSouth]) // the first two
 */
export function meantCities(typed: string, found: readonly FoundCity[]): readonly FoundCity[] {
  const wanted = plain(typed.trim())
  const called = found.filter(({ name, zip, match }) =>
    [name, zip, `${zip} ${name}`, match ?? name].some((one) => plain(one) === wanted),
  )
  if (called.length) return called
  return found.length === 1 ? found : []
}

/** Of the counted municipalities those that begin like this: for when the search for places does not answer. */
export function knownCities(text: string, counted: readonly Counted[], locale: Locale): CitySuggestion[] {
  const start = plain(text)
  return counted
    .filter((city) =>
      [city.zip, city.name, ...Object.values(city.alias ?? {})].some((name) =>
        plain(name ?? '').startsWith(start),
      ),
    )
    .slice(0, MOST)
    .map((city) => suggestion(city, locale))
}

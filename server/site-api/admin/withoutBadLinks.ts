import { isWebLink } from '../../../src/domain/webLink'

/** Fields that pages lead to, show or load, wherever they stand in what is imported. */
const LINKS = /^(url|uri|link|file|thumbnail|original|medium|picture|logo|tileUrl|.*_url|(?:nl|fr|en|de))$/
/** Words in a language are links only where these are. */
const LOCAL_LINKS = new Set(['url', 'uri'])
/** Lists of which one is nothing without its link. */
const OF_LINKS = new Set(['videos', 'social', 'pictures', 'photos'])

const isBad = (value: unknown) => typeof value === 'string' && !isWebLink(value)
const isLanguage = (key: string) => key.length === 2

/**
 * What is imported without the links that would run something where they are followed (docs/decisions/177-links-that-run.md): a video,
 * picture or social address goes whole, of all else the link alone. The same value when there is nothing to drop.
 */
export function withoutBadLinks<T>(data: T, under = ''): T {
  if (Array.isArray(data)) {
    const isOne = (item: unknown) =>
      !OF_LINKS.has(under) ||
      typeof item !== 'object' ||
      item === null ||
      !Object.entries(item).some(([key, value]) => LINKS.test(key) && !isLanguage(key) && isBad(value))
    const items = data as unknown[]
    const kept = items.filter(isOne).map((item) => withoutBadLinks(item, under))
    return (kept.length === items.length && kept.every((item, at) => item === items[at]) ? data : kept) as T
  }
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data)
  const kept = entries.map(([key, value]: [string, unknown]) => {
    const isLink = LINKS.test(key) && (!isLanguage(key) || LOCAL_LINKS.has(under))
    return [key, isLink && isBad(value) ? null : withoutBadLinks(value, key)] as const
  })
  return kept.every(([, value], at) => value === entries[at]?.[1]) ? data : (Object.fromEntries(kept) as T)
}

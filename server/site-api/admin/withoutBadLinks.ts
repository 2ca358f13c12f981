import { LOCALES } from '../../../src/contract/locales'
import { isWebLink } from '../../../src/domain/webLink'
import { type LinkRule, withoutLinks } from './withoutLinks'

/** Fields that pages lead to, show or load, wherever they stand in what is imported. */
const LINKS = /^(url|uri|link|file|thumbnail|original|medium|picture|logo|tileUrl|.*_url)$/
const LANGUAGES = new Set<string>(LOCALES)
/** Words in a language are links only where these are. */
const LOCAL_LINKS = new Set(['url', 'uri'])
/** Lists of which one is nothing without its link. */
const OF_LINKS = new Set(['videos', 'social', 'pictures', 'photos'])

/** Whether what stands under a name is a link; `under` is what the name itself stands under. */
export const isLinkField = (name: string, under: string): boolean =>
  LINKS.test(name) || (LANGUAGES.has(name) && LOCAL_LINKS.has(under))

const RULE: LinkRule = {
  isLink: isLinkField,
  takesItem: (list, name) => OF_LINKS.has(list) && LINKS.test(name),
  isBad: (link) => !isWebLink(link),
}

/**
 * What is imported without the links that would run something where they are followed (docs/decisions/177-links-that-run.md): a video,
 * picture or social address goes whole, of all else the link alone. The same value when there is nothing to drop.
 */
export const withoutBadLinks = <T>(data: T): T => withoutLinks(data, RULE)

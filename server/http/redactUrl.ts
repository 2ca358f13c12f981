import { WORDS } from '../../src/routing/words'

const alternatives = (words: Readonly<Record<string, string>>) => Object.values(words).join('|')

/** A token, an appointment or a reservation in the path opens somebody's subscription or booking, or what is not public yet. */
const SECRET_PATHS = [
  new RegExp(
    `^(/\\w+/(?:${alternatives(WORDS.alerts)})/(?:unsubscribe/)?)(?!success(?:/|$)|unsubscribe(?:/|$))[^/]+`,
    'i',
  ),
  ...[WORDS.cancel, WORDS.reservation].map(
    (words) => new RegExp(`^(/\\w+/(?:${alternatives(words)})/)[^/]+`, 'i'),
  ),
  /^((?:\/page-data)?\/preview\/)[^/]+/i,
  /^(\/sites\/[^/]+\/(?:live-agenda|rental-units)\/reservation\/)[^/]+/i,
]

/**
 * An address as it may stand in a log: names of query parameters without their values, and no tokens.
 * @example redactUrl('/nl/detail?id=7') // '/nl/detail?id=…'
 */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s)
  const shown = SECRET_PATHS.reduce((address, secret) => address.replace(secret, '$1…'), path)
  if (query === undefined) return shown
  const names = query.split('&').map((pair) => (pair.includes('=') ? `${pair.split('=')[0]}=…` : '…'))
  return `${shown}?${names.join('&')}`
}

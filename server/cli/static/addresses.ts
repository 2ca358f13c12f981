import { isHashedAsset, isPage } from '../../releases/publishable'

/** Address that a file of a release is asked for at. @example addressOfFile('nl/te-koop/index.html') // '/nl/te-koop' */
export const addressOfFile = (name: string): string =>
  `/${isPage(name) ? name.replace(/\/?index\.html$/, '') : name}`.split('/').map(encodeURIComponent).join('/')

/**
 * Name under which an export keeps a file of a release. A page is no folder: hosts send readers of `/nl/te-koop` to `/nl/te-koop/` where it
 * is one, and find `nl/te-koop.html` at its own address.
 * @example exportedName('nl/te-koop/index.html') // 'nl/te-koop.html'
 */
export const exportedName = (name: string): string =>
  isPage(name) && name !== 'index.html' ? name.replace(/\/index\.html$/, '.html') : name

/** Address of an exported file. @example exportedAddress('nl/te-koop.html') // '/nl/te-koop' */
export const exportedAddress = (name: string): string =>
  `/${name.replace(/\.html$/, '')}`.replace(/^\/index$/, '/')

/** In which order files are put, so that no reader meets a page without what it is made of; what is gone is taken away after all. */
export const PHASES = ['parts', 'data', 'pages', 'sitemaps'] as const
export type Phase = (typeof PHASES)[number]

/** When an exported file is put. */
export function phaseOf(name: string): Phase {
  if (/^sitemap[^/]*\.xml$/.test(name) || /^(robots\.txt|_headers|_redirects)$/.test(name)) return 'sitemaps'
  if (/^(page-data|slice-data)\//.test(name) || /\.(geojson|json)$/.test(name)) return 'data'
  return name.endsWith('.html') && !name.startsWith('_gatsby/') ? 'pages' : 'parts'
}

/** Names in the order in which they are put. */
export const inPhases = (names: Iterable<string>): string[] =>
  [...names].sort(
    (a, b) => PHASES.indexOf(phaseOf(a)) - PHASES.indexOf(phaseOf(b)) || (a < b ? -1 : a > b ? 1 : 0),
  )

/** Whether a page opened before may still ask for it: it stays a while after no page names it. */
export const isLongLived = (name: string): boolean => name.startsWith('pictures/') || isHashedAsset(name)

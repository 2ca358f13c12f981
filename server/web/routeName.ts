import { isLocale } from '../../src/routing/words'

/** Folders of a release that are not pages. */
const FOLDERS: ReadonlySet<string> = new Set(['page-data', 'slice-data', 'static', 'assets'])

/**
 * What a request is counted as: the pattern that answered it, which of a release is one for all; there it is its first folder, if it is
 * one of those that there are.
 * @example routeName('/*', '/nl/te-koop') // '/:locale/*'
 */
export function routeName(pattern: string | undefined, url: string): string {
  if (pattern !== '/*' && pattern !== undefined) return pattern
  const first = url.slice(1).split(/[/?]/, 1)[0]
  if (first === '') return '/'
  if (isLocale(first)) return '/:locale/*'
  return first !== undefined && FOLDERS.has(first) ? `/${first}/*` : '/*'
}

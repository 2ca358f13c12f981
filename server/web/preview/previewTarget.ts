import { isPreviewToken } from '../../preview/previewToken'

/** A page of a draft, or its data, as asked for. */
export interface PreviewTarget {
  token: string
  /** Address that the page will have, '' when it was not said. */
  path: string
  wants: 'page' | 'data'
}

const pathOf = (segments: readonly string[]) =>
  segments
    .filter(Boolean)
    .map((segment) => `/${segment}`)
    .join('')

/**
 * What is asked for below `/preview/`; undefined for every other address.
 * @example previewTarget(['page-data', 'preview', token, 'nl', 'page-data.json']) // { token, path: '/nl', wants: 'data' }
 */
export function previewTarget(segments: readonly string[]): PreviewTarget | undefined {
  const isData = segments[0] === 'page-data' && segments.at(-1) === 'page-data.json'
  const [first, token = '', ...rest] = isData ? segments.slice(1, -1) : segments
  if (first !== 'preview' || !isPreviewToken(token)) return undefined
  return { token, path: pathOf(rest), wants: isData ? 'data' : 'page' }
}

import { type LeafAddress, parseLeaf } from '../../../src/routing/leaves'

/** A further page of a list, or its data, as asked for. */
export interface LeafTarget extends LeafAddress {
  path: string
  wants: 'page' | 'data'
}

/**
 * What is asked for of a further page of a list; undefined for every other address.
 * @example leafTarget(['page-data', 'nl', 'te-koop', 'pagina-21', 'page-data.json']) // { list: '/nl/te-koop', leaf: 21, wants: 'data', … }
 */
export function leafTarget(segments: readonly string[]): LeafTarget | undefined {
  const isData = segments[0] === 'page-data' && segments.at(-1) === 'page-data.json'
  const path = `/${(isData ? segments.slice(1, -1) : segments).join('/')}`
  const at = parseLeaf(path)
  return at && { ...at, path, wants: isData ? 'data' : 'page' }
}

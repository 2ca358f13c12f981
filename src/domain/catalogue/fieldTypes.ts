import type { CodeList } from '../../contract/codes'
import { CATALOGUE } from './catalogue'

const LISTING = 'listing.'

/** The field-type map writes one name its own way (spec §3). */
const OTHER_NAMES: Readonly<Record<string, string>> = { subType: 'sub_type' }

/**
 * Dotted name of a field of the listing catalogue → the reference list of its values (spec §3).
 * @example FIELD_TYPES['other.available'] // 'FreeOn'
 */
export const FIELD_TYPES: Readonly<Record<string, CodeList>> = Object.fromEntries(
  CATALOGUE.flatMap(({ path, codes }) => {
    if (!codes || !path.startsWith(LISTING)) return []
    const name = path.slice(LISTING.length)
    return [[OTHER_NAMES[name] ?? name, codes]]
  }),
)

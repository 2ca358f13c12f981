import type { Locale } from '../../contract/common'
import { addressCase } from '../address'
import { word } from '../words'
import { isClosedStatus } from './closedStatus'
import type { DomainEstate } from './fromApi'
import { isSold, listingStatus } from './status'

/** Parts of the units of a project that tell which of them can be had: what a list of projects asks for besides its cards' (spec §7). */
export const UNIT_FIELDS: readonly string[] = [
  'children.general.id',
  'children.general.parentId',
  'children.general.transaction',
  'children.guid',
  'children.status',
  'children.isSold',
  'children.address',
  'children.listing.status',
  'children.listing.archived',
]

/**
 * How many units of a project can be had; '' of what has none, or is sold itself.
 * @example freeUnitsText(project, 'en') // '4 of 12 units free'
 */
export function freeUnitsText(project: DomainEstate, locale: Locale): string {
  const total = project.children.length
  if (!total || addressCase(project) !== 'project' || isSold(project)) return ''
  const free = project.children.filter((unit) => !isSold(unit) && !isClosedStatus(listingStatus(unit))).length
  return word(total === 1 ? 'units.free.one' : 'units.free', locale, { free, total })
}

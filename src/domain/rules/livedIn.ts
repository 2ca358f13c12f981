import type { DomainEstate } from '../estate/fromApi'
import { estateType } from './estateType'

const NOT_LIVED_IN: ReadonlySet<string> = new Set(['GARAGE', 'COMMERCIAL', 'PLOT'])
const LIVING_AREAS: ReadonlySet<string> = new Set([
  'dimensions.areaBuild',
  'listing.construction.living_area_surface',
])

/** Whether people live in it: the area of a garage or a shop is no living area. */
export const isLivedIn = (estate: DomainEstate) => !NOT_LIVED_IN.has(estateType(estate) ?? '')

const GARDENS: ReadonlySet<string> = new Set([
  'technical.directionGarden',
  'listing.other.garden_orientation',
])

/** The label of a field on this listing's page, by its path: a garage has no living area, a plot no garden but a side to the sun. */
export function labelPath(path: string, estate: DomainEstate): string {
  if (LIVING_AREAS.has(path) && !isLivedIn(estate)) return 'word.area'
  return GARDENS.has(path) && estateType(estate) === 'PLOT' ? 'word.orientation' : path
}

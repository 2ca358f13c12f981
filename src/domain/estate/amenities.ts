import type { Locale } from '../../contract/common'
import { yesNo } from '../format/yesNo'
import type { Figures, Section } from './types'

/** Fields that say whether a home has something. */
const HAD: ReadonlySet<string> = new Set([
  'technical.elevator',
  'technical.furniture',
  'technical.petsAllowed',
  'general.petsAllowed',
  ...[
    'furnished',
    'pets_allowed',
    'lift',
    'wheelchair_accessible',
    'swimming_pool',
    'sauna',
    'fireplace',
    'air_conditioning',
    'alarm',
    'intercom',
    'internet',
    'television',
    'heat_pump',
    'solar_panels',
    'solar_boiler',
  ].map((name) => `listing.comfort.${name}`),
  'listing.other.garden',
  'listing.other.sea_view',
])

/** Fields that say how many or how much there is of something. */
const COUNTED: ReadonlySet<string> = new Set(
  ['garages_count', 'carports_count', 'parking_spaces_count', 'garden_surface', 'terrace_surface'].map(
    (name) => `listing.other.${name}`,
  ),
)

/** What the rows of a page say there is, under the names that they have there; what is not there is left out. */
export function amenitiesIn(sections: readonly Section[], locale: Locale): NonNullable<Figures['amenities']> {
  const yes = yesNo(true, locale)
  return sections
    .flatMap(({ rows }) => rows)
    .flatMap(({ key, label, value }): NonNullable<Figures['amenities']> => {
      if (COUNTED.has(key)) return [[label, value]]
      return HAD.has(key) && value === yes ? [[label]] : []
    })
}

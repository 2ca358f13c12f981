import type { NamedPlace } from '../../contract/estateMap'
import type { EstateFilters } from '../../contract/search'
import type { Values } from '../filledIn'
import type { TownRow } from '../map/ownTiles'

/** Names of what can be filtered by. More towns may be given than were counted: those found by the town search. */
export type FilterNames = Pick<EstateFilters, 'headTypes' | 'locations' | 'choices'> & {
  /** Places of the search, and the town in the middle of its circle. */
  places?: readonly NamedPlace[]
  /** Of the base map, by which the middle of a circle is named. */
  towns?: readonly TownRow[]
  /** Names are on their way: a municipality that has none yet is not called by its number meanwhile. */
  areComing?: boolean
}

/** Looks a text of the filter up, `{{name}}` filled in (`locales/…/filter.json`). */
export type Say = (key: string, values?: Values) => string

/** Values to choose from, with what the places of the search are called. */
export type FilterOptions = EstateFilters &
  Pick<FilterNames, 'places'> & {
    /** What finds nothing now is offered too, as one may wish for it. */
    offersAll?: true
    /** One wishes for what may come: nothing is left out for having nothing now. */
    isWish?: true
    /** Values by list that were offered before, and stay though they find nothing now. */
    kept?: Readonly<Record<string, readonly string[]>>
  }

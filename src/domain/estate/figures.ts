import type { DomainEstate } from './fromApi'
import { positive } from './positive'
import { roomCount, terraceSurface } from './rooms'

// The same fact can come from the property's own parts, from its catalogue fields or from its rooms: in that order.

export const bedroomsOf = ({ general, listing, ...rest }: DomainEstate) =>
  positive(
    general.bedroomCount,
    listing?.construction?.bedrooms_count,
    roomCount({ general, listing, ...rest }, 'bedroom'),
  )

export const bathroomsOf = ({ general, listing, ...rest }: DomainEstate) =>
  positive(
    general.bathroomCount,
    listing?.construction?.bathrooms_count,
    roomCount({ general, listing, ...rest }, 'bathroom'),
  )

/** m² that can be lived in. */
export const builtArea = ({ dimensions, listing }: DomainEstate) =>
  positive(
    dimensions?.areaBuild,
    listing?.construction?.living_area_surface,
    listing?.construction?.built_surface,
  )

/** m² of land. */
export const groundArea = ({ dimensions, listing }: DomainEstate) =>
  positive(dimensions?.areaGround, listing?.construction?.land_surface)

/** Whether there is a garden; what is told of one says so too. Undefined where nobody says. */
export const hasGarden = ({ listing }: DomainEstate): boolean | undefined => {
  const { garden, garden_type, garden_surface } = listing?.other ?? {}
  const isTold = Boolean(garden_type) || (positive(garden_surface) ?? 0) > 0
  return garden ?? (isTold || undefined)
}

/** m² of terraces. */
export const terraceArea = (estate: DomainEstate) =>
  positive(estate.listing?.other?.terrace_surface, terraceSurface(estate))

/** Places to park: garages, carports and parking spaces together. */
export const parkingPlaces = (estate: DomainEstate) => {
  const other = estate.listing?.other
  const listed =
    (other?.garages_count ?? 0) + (other?.carports_count ?? 0) + (other?.parking_spaces_count ?? 0)
  return positive(listed, roomCount(estate, 'garage') + roomCount(estate, 'parking'))
}

export const constructionYearOf = ({ technical, listing }: DomainEstate) =>
  positive(technical?.constructionYear, listing?.construction?.construction_year)

export const facadesOf = ({ listing }: DomainEstate) => positive(listing?.construction?.facades_count)

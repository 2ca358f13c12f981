import type { SiteSettings } from '../../contract/site'
import type { DomainEstate } from '../../domain/estate/fromApi'

/** A favourite listing as it was fetched; words and cards are made of it in the language it is looked at in. */
export interface FavouriteEstate {
  id: number
  estate: DomainEstate
  /** Of a unit: it tells the unit's address and title. */
  project?: DomainEstate
  site: Pick<SiteSettings, 'hiddenTabs'>
}

type Found = Omit<FavouriteEstate, 'site'>

function find(id: number, found: readonly DomainEstate[]): Found | undefined {
  const own = found.find(({ general }) => general.id === id)
  if (own) return { id, estate: own }
  for (const project of found) {
    const unit = project.children.find(({ general }) => general.id === id)
    if (unit) return { id, estate: unit, project }
  }
  return undefined
}

/**
 * The listings of these ids among what a search on children.general.id found, in the order of the ids. That search
 * answers a project for its units (docs/decisions/013-search-fields-and-children.md): the unit is taken from it.
 */
export const pickEstates = (ids: readonly number[], found: readonly DomainEstate[]): Found[] =>
  ids.flatMap((id) => find(id, found) ?? [])

import type { City, Localized } from '../../../src/contract/common'
import type { EstateFilters } from '../../../src/contract/search'
import type { Db } from '../admin/writer'
import type { NamedKind } from '../estates/searchNames'
import { placeOfCity } from '../places/placeOfCity'

/** What things are called, by kind and number: an object with `id` and `name`, of a city all of it. */
export type FilterNames = ReadonlyMap<string, object>

export const nameKey = (kind: NamedKind, id: number) => `${kind} ${id}`

const readNames = (db: Db, siteId: string) =>
  db.selectFrom('search_name').select(['kind', 'id', 'name']).where('site_id', '=', siteId).execute()

/** The names of everything a site's estates can be filtered by. */
export async function filterNames(db: Db, siteId: string): Promise<FilterNames> {
  const rows = await readNames(db, siteId)
  return new Map(
    rows.map(({ kind, id, name }) => {
      const thing = name as unknown as object
      return [nameKey(kind, id), kind === 'city' ? placed(thing as City) : thing]
    }),
  )
}

/** A municipality of listings with its code and its middle in the gazetteer, where that knows them. */
function placed(city: City): object {
  const place = placeOfCity(city)
  return place ? { ...city, place: place.code, ...(place.middle && { at: place.middle }) } : city
}

/** The same as a visitor's filter has them, not counted. */
export async function uncountedNames(
  db: Db,
  siteId: string,
): Promise<Pick<EstateFilters, 'headTypes' | 'locations'>> {
  const rows = await readNames(db, siteId)
  const of = <T>(kind: NamedKind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, name }) => ({ ...(name as unknown as T), id, count: 0 }))
  // A subtype is found by its number alone, whichever type it stands with.
  const subTypes = of<{ name: Localized }>('subType')
  return {
    headTypes: of<{ name: Localized }>('headType').map((type) => ({ ...type, subTypes })),
    locations: of<EstateFilters['locations'][number]>('city'),
  }
}

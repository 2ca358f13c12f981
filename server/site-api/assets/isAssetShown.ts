import { type RawBuilder, sql } from 'kysely'
import { isShown } from '../estates/inMemory/isShown'
import { namedAssets } from './namedAssets'

/** As documents name it: the last words of its address (migration 015). */
const named = (siteId: string, name: string) => `${siteId}/assets/${name}`

/**
 * Whether visitors of a site are shown a picture: a listing that they see names it in what it tells, or something else that anybody
 * may read (docs/decisions/208-pictures-that-are-shown.md).
 */
export const isAssetShown = (siteId: string, name: string): RawBuilder<boolean> => sql<boolean>`(
  exists (
    select from estate e join listing_index l on l.site_id = e.site_id and l.id = e.id
    where e.site_id = ${siteId} and e.assets @> array[${named(siteId, name)}::text] and ${isShown(siteId)}
  ) or is_named_openly(${siteId}, ${named(siteId, name)})
)`

/** Whether something that is not public yet, as JSON text, names a picture. */
export const namesAsset = (siteId: string, name: string, json: string): boolean =>
  namedAssets(json).includes(named(siteId, name))

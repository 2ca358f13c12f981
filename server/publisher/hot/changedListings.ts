import type { Estate } from '../../../src/contract/estate'
import type { ApiClient } from '../../../src/siteApi/http'
import { estatesWith } from '../../../src/siteApi/pull'
import type { ReleaseView } from '../../releases/releaseView'
import { projectOf } from './publishedListing'

export interface ChangedListings {
  /** Every listing that may have pages now or did before. */
  ids: number[]
  /** Those that the API still has. */
  estates: Estate[]
}

/** Its own number and its units'. */
export const idsOf = ({ general, children }: Estate) => [
  general.id,
  ...(children ?? []).map((unit) => unit.general.id),
]

/**
 * The listings behind some numbers: a unit's is its project, the one it is in now and the one below which it stands.
 * A stand-alone property counts as its own child, so that one question finds most of them.
 */
export async function changedListings(
  client: ApiClient,
  view: ReleaseView,
  asked: readonly number[],
): Promise<ChangedListings> {
  const [found, projects] = await Promise.all([
    estatesWith(client, 'children.general.id', asked),
    Promise.all(asked.map((id) => projectOf(view, id))),
  ])
  const known = new Set(found.flatMap(idsOf))
  const former = projects.filter((id) => id !== undefined)
  const missing = [...new Set([...asked, ...former])].filter((id) => !known.has(id))
  const estates = [...found, ...(await estatesWith(client, 'general.id', missing))]
  const ids = [...asked, ...former, ...estates.map(({ general }) => general.id)]
  return {
    ids: [...new Set(ids)],
    estates: [...new Map(estates.map((one) => [one.general.id, one])).values()],
  }
}

import { OWN_TOWNS, type TownRow } from '../../domain/map/ownTiles'
import { useLoad } from '../useLoad'

const NONE: readonly TownRow[] = []

/** Towns of the base map, once they are needed; none before they have come, and none when they cannot be had. */
export function useTowns(isNeeded: boolean): readonly TownRow[] {
  const { result } = useLoad(isNeeded ? OWN_TOWNS : undefined, async (signal) => {
    const answer = await fetch(OWN_TOWNS, { signal })
    if (!answer.ok) throw new Error(`${answer.status} for the towns of the map`)
    return (await answer.json()) as readonly TownRow[]
  })
  return result.state === 'ready' ? result.value : NONE
}

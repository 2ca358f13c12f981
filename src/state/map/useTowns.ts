import { useMemo } from 'react'
import { OWN_NAMES, OWN_VILLAGES, type OwnNames, type TownRow } from '../../domain/map/ownTiles'
import { useLoad } from '../useLoad'

const NO_TOWNS: readonly TownRow[] = []
const NO_NAMES: OwnNames = { towns: NO_TOWNS, regions: [] }

function useTold<T>(address: string, isNeeded: boolean, none: T): T {
  const { result } = useLoad(isNeeded ? address : undefined, async (signal) => {
    const answer = await fetch(address, { signal })
    if (!answer.ok) throw new Error(`${answer.status} for the names of the map`)
    return (await answer.json()) as T
  })
  return result.state === 'ready' ? result.value : none
}

/** Names of the base map, once they are needed; none before they have come, and none when they cannot be had. */
export const useOwnNames = (isNeeded: boolean): OwnNames => useTold(OWN_NAMES, isNeeded, NO_NAMES)

/** The villages and quarters that are named from near, in the same way. */
export const useVillages = (isNeeded: boolean): readonly TownRow[] =>
  useTold(OWN_VILLAGES, isNeeded, NO_TOWNS)

/** Towns of the base map. */
export const useTowns = (isNeeded: boolean): readonly TownRow[] => useOwnNames(isNeeded).towns

/** All of the base map that is called something: towns, villages, quarters. */
export function useTownsAndVillages(isNeeded: boolean): readonly TownRow[] {
  const towns = useTowns(isNeeded)
  const villages = useVillages(isNeeded)
  return useMemo(() => [...towns, ...villages], [towns, villages])
}

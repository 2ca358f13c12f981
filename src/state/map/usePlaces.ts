import { useMemo } from 'react'
import type { EstateMap } from '../../contract/estateMap'
import { NO_PLACES, placeIndexSteps } from '../../domain/map/placeIndex'
import { inSlices } from '../inSlices'
import { useLoad } from '../useLoad'

/** Everything a search finds, as places on a map; asked anew when its key changes. */
export function usePlaces(key: string, ask: (signal: AbortSignal) => Promise<EstateMap>) {
  const { result, retry } = useLoad(key, async (signal) =>
    inSlices(placeIndexSteps(await ask(signal)), signal),
  )
  const index = result.state === 'ready' ? result.value : undefined
  return useMemo(
    () => ({
      key,
      retry,
      hasFailed: result.state === 'failed',
      isReady: index !== undefined,
      index: index ?? NO_PLACES,
    }),
    [key, retry, index, result.state],
  )
}

export type PlaceFeed = ReturnType<typeof usePlaces>

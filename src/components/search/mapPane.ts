import { lazy } from 'react'

/** The map beside the list, loaded when it is switched on; it reads all it shows from the search store. */
export const MapPane = lazy(async () => ({ default: (await import('../map/SearchMap')).SearchMap }))

import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import type { EstateMap } from '../../contract/estateMap'
import type { Query } from '../../contract/search'
import { mapPins } from '../../domain/search/mapPins'
import { postEstateMap } from '../../siteApi/estates'
import type { ApiClient, CallOptions } from '../../siteApi/http'
import { postRentalMap } from '../../siteApi/rental'
import { liveClient } from '../../state/liveSite'
import { useLoad } from '../../state/useLoad'
import { MapWaiting, MapWord } from '../ui/MapWaiting'
import { MapFailed } from './MapFailed'
import { MapGate } from './MapGate'
import { PlaceMapSheet } from './PlaceMapSheet'

/** How the map feed of each kind is asked for one of them. */
const FEEDS = {
  estate: { post: postEstateMap, field: 'general.id' },
  rentalUnit: { post: postRentalMap, field: 'id' },
} satisfies Record<
  string,
  {
    post: (client: ApiClient, query: Query, call?: CallOptions) => Promise<EstateMap>
    field: string
  }
>

interface Props {
  of: keyof typeof FEEDS
  siteId: string
  id: number
  /** Absent when the address is hidden: then the API tells about where it is, and the map draws a circle. */
  position: { lat: number; lon: number } | undefined
  /** What stands there. */
  text: string
}

/** Where one listing is, on a map that is loaded with this. */
export function PlaceMap({ of, siteId, id, position, text }: Props) {
  const { t } = useTexts('map')
  const locale = useLocale()
  const { result, retry } = useLoad(position ? undefined : String(id), async (signal) => {
    const { post, field } = FEEDS[of]
    return mapPins(await post(liveClient(siteId, locale), { terms: { [field]: [id] } }, { signal }))[0]
  })
  const about = result.state === 'ready' ? result.value : undefined
  const place = position ?? about
  if (result.state === 'failed') return <MapFailed onRetry={retry} />
  if (!place) return result.state === 'loading' ? <MapWaiting /> : <MapWord>{t('map.nowhere')}</MapWord>
  return (
    <MapGate siteId={siteId}>
      {(tiles) => (
        <PlaceMapSheet tiles={tiles} lat={place.lat} lon={place.lon} isExact={!!position} text={text} />
      )}
    </MapGate>
  )
}

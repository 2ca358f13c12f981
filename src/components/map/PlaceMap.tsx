import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import { mapPins } from '../../domain/search/mapPins'
import { postEstateMap } from '../../siteApi/estates'
import { liveClient } from '../../state/liveSite'
import { useLoad } from '../../state/useLoad'
import { MapGate } from './MapGate'
import { PlaceMapSheet } from './PlaceMapSheet'

interface Props {
  siteId: string
  id: number
  /** Absent when the address is hidden: then the API tells about where it is, and the map draws a circle. */
  position: { lat: number; lon: number } | undefined
  /** What stands there. */
  text: string
}

/** Where one listing is, on a map that is loaded with this. */
export function PlaceMap({ siteId, id, position, text }: Props) {
  const { t } = useTexts('map')
  const locale = useLocale()
  const { result } = useLoad(position ? undefined : String(id), async (signal) => {
    const query = { terms: { 'general.id': [id] } }
    return mapPins(await postEstateMap(liveClient(siteId, locale), query, { signal }))[0]
  })
  const about = result.state === 'ready' ? result.value : undefined
  const place = position ?? about
  if (!place) return <p role="status">{result.state === 'loading' ? '' : t('map.nowhere')}</p>
  return (
    <MapGate siteId={siteId}>
      {(tiles) => (
        <PlaceMapSheet tiles={tiles} lat={place.lat} lon={place.lon} isExact={!!position} text={text} />
      )}
    </MapGate>
  )
}

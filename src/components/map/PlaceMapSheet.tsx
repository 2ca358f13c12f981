import { divIcon } from 'leaflet'
import { useEffect, useMemo } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { Circle, Marker, useMap } from 'react-leaflet'
import { pinBox } from '../../domain/map/pinBox'
import type { BaseTiles } from '../../state/map/useBaseTiles'
import { MapFrame } from './MapFrame'
import { PinStyle } from './PinLayer.styles'
import { takeRoom } from './roomTaken'

/** Near enough to tell the village, far enough to see which towns lie around; with streets the street, or where it is about. */
const ZOOM = { towns: 12, street: 15, about: 14 }
/** As far as a hidden address may lie from where it is said to be. */
const ABOUT_METRES = 700

interface Props {
  tiles: BaseTiles
  lat: number
  lon: number
  isExact: boolean
  text: string
}

/** One place: a pin, or a circle where the address is hidden. */
export function PlaceMapSheet({ tiles, lat, lon, isExact, text }: Props) {
  const { t } = useTexts('map')
  const zoom = tiles.streets ? (isExact ? ZOOM.street : ZOOM.about) : ZOOM.towns
  const icon = useMemo(() => {
    const mark = document.createElement('span')
    mark.className = 'pin price'
    mark.textContent = text
    return divIcon({ html: mark, iconSize: [0, 0], className: '' })
  }, [text])
  return (
    <MapFrame tiles={tiles} label={t('map.of', { name: text })} center={[lat, lon]} zoom={zoom} isInText>
      <PinStyle />
      {isExact ? (
        <>
          <Marker position={[lat, lon]} interactive={false} keyboard={false} icon={icon} />
          <PinRoom lat={lat} lon={lon} text={text} />
        </>
      ) : (
        <Circle center={[lat, lon]} radius={ABOUT_METRES} interactive={false} className="about" />
      )}
    </MapFrame>
  )
}

/** Keeps names from under the pin. */
function PinRoom({ lat, lon, text }: { lat: number; lon: number; text: string }) {
  const map = useMap()
  useEffect(() => {
    const take = () => takeRoom(map, [pinBox(text, 'price', map.project([lat, lon]))])
    take()
    map.on('zoomend', take)
    return () => void map.off('zoomend', take)
  }, [map, lat, lon, text])
  return null
}

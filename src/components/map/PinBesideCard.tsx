import type { PointExpression } from 'leaflet'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'
import type { MapPlace } from '../../domain/map/mapPlaces'
import { useIsCalm } from '../../state/useIsCalm'
import { moveByItself } from './visitorMoves'

/** Room for a pin beside or above the card, in px. */
const ROOM = 56

/** Moves the map no further than needed for the open pin to stand beside its card, or above it where the card is as wide as the map. */
export function PinBesideCard({ place }: { place: MapPlace | undefined }) {
  const map = useMap()
  const calm = useIsCalm()
  useEffect(() => {
    const container = map.getContainer()
    const card = place && container.parentElement?.querySelector('[role=dialog]')?.getBoundingClientRect()
    if (!card) return
    const box = container.getBoundingClientRect()
    const pin = map.latLngToContainerPoint([place.lat, place.lon])
    const right = card.right - box.left + ROOM
    const top = card.top - box.top - ROOM / 2
    if (pin.x > right || pin.y < top) return
    const isRoomBeside = right < box.width - ROOM
    const by: PointExpression = isRoomBeside ? [pin.x - right, 0] : [0, pin.y - top]
    moveByItself(map, () => map.panBy(by, { animate: !calm }))
  }, [map, place, calm])
  return null
}

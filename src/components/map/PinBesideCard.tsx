import { useEffectEvent, useLayoutEffect } from 'react'
import { useMap } from 'react-leaflet'
import { besideCard, CARD_SIDES, type CardSide } from '../../domain/map/cardSide'
import type { MapPlace } from '../../domain/map/mapPlaces'
import { useIsCalm } from '../../state/useIsCalm'
import { isVisitors, moveByItself } from './visitorMoves'

/** Puts the card of the open pin where the pin is in sight beside it, and moves the map no further than that needs. */
export function PinBesideCard({ place }: { place: MapPlace | undefined }) {
  const map = useMap()
  const calm = useIsCalm()
  const key = place?.key

  const stand = useEffectEvent((card: Element, sides: readonly CardSide[]) => {
    if (!place) return sides
    const container = map.getContainer()
    const [box, own] = [container.getBoundingClientRect(), card.getBoundingClientRect()]
    const margin = Math.min(own.left - box.left, box.right - own.right)
    const { side, by } = besideCard({
      pin: map.latLngToContainerPoint([place.lat, place.lon]),
      mapWidth: box.width,
      card: { width: own.width + margin, top: own.top - box.top },
      sides,
    })
    container.parentElement?.style.setProperty('--card-side', side)
    if (by.some(Boolean)) moveByItself(map, () => map.panBy(by, { animate: !calm }))
    return [side]
  })

  useLayoutEffect(() => {
    const card = map.getContainer().parentElement?.querySelector('[role=dialog]')
    if (key === undefined || !card) return
    // The press that opened it is not the visitor's move.
    moveByItself(map, () => undefined)
    let sides = stand(card, CARD_SIDES)
    // It grows when what it shows has come; a map that the visitor moved since stays.
    const watch = new ResizeObserver(() => {
      if (!isVisitors(map)) sides = stand(card, sides)
    })
    watch.observe(card)
    return () => watch.disconnect()
  }, [map, key])
  return null
}

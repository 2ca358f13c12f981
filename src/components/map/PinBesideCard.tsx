import type { Map as LeafletMap } from 'leaflet'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { aboveSheet, cardSpot, movedSpot, type Side } from '../../domain/map/cardSpot'
import type { Box } from '../../domain/map/box'
import type { MapPlace } from '../../domain/map/mapPlaces'
import { useIsCalm } from '../../state/useIsCalm'
import { isDesktop } from '../../styles/media'
import { isVisitors, moveByItself } from './visitorMoves'

/** Between a card and the edges of what is seen of the map, px. */
const MARGIN = 12

/** Where a card may stand on a map, in px of it: not over the buttons that zoom, by which who reads it may look closer. */
function wholePart(map: LeafletMap): Box {
  const frame = map.getContainer()
  const box = frame.getBoundingClientRect()
  const zoom = frame.querySelector('.leaflet-control-zoom')?.getBoundingClientRect()
  const right = zoom ? zoom.left - box.left : box.width
  return { left: MARGIN, top: MARGIN, right: right - MARGIN, bottom: box.height - MARGIN }
}

/** What the window shows of that. */
function seenPart(map: LeafletMap): Box {
  const { top, height } = map.getContainer().getBoundingClientRect()
  return {
    ...wholePart(map),
    top: Math.max(0, -top) + MARGIN,
    bottom: Math.min(height, window.innerHeight - top) - MARGIN,
  }
}

/**
 * Puts the card of the open pin at the pin, or on a phone the whole pin in the map, above the sheet at the foot; moves the map no
 * further than that needs.
 */
export function PinBesideCard({ place }: { place: MapPlace | undefined }) {
  const map = useMap()
  const calm = useIsCalm()
  const key = place?.key
  const side = useRef<Side>(undefined)
  /** Where the card stands, from its pin. */
  const off = useRef({ left: 0, top: 0 })

  const pinNow = useEffectEvent(() => map.latLngToContainerPoint([place?.lat ?? 0, place?.lon ?? 0]))
  const put = (card: HTMLElement, { left, top }: { left: number; top: number }) =>
    Object.assign(card.style, { left: `${Math.round(left)}px`, top: `${Math.round(top)}px` })
  const pan = (by: [number, number]) => {
    if (by.some(Boolean)) moveByItself(map, () => map.panBy(by, { animate: !calm }))
  }

  const stand = useEffectEvent((card: HTMLElement) => {
    const box = map.getContainer().getBoundingClientRect()
    const own = card.getBoundingClientRect()
    const pin = pinNow()
    if (!isDesktop()) {
      Object.assign(card.style, { left: '', top: '' })
      return pan(aboveSheet(pin, box.width, own.top - box.top))
    }
    const spot = cardSpot({ pin, card: own, room: seenPart(map), side: side.current })
    side.current = spot.side
    off.current = { left: spot.left - pin.x + spot.by[0], top: spot.top - pin.y + spot.by[1] }
    put(card, spot)
    pan(spot.by)
  })

  const follow = useEffectEvent((card: HTMLElement) => {
    if (!isDesktop()) return
    const { x, y } = pinNow()
    const { left, top } = off.current
    put(card, movedSpot({ left: x + left, top: y + top }, card.getBoundingClientRect(), wholePart(map)))
  })

  useLayoutEffect(() => {
    // Beside the map's box, or in the sheet at its foot.
    const whole = map.getContainer().parentElement?.parentElement
    const card = whole?.querySelector<HTMLElement>('[role=dialog]')
    if (key === undefined || !card) return
    // The press that opened it is not the visitor's move.
    moveByItself(map, () => undefined)
    side.current = undefined
    stand(card)
    // It grows when what it shows has come; a map that the visitor moved since stays.
    const watch = new ResizeObserver(() => {
      if (!isVisitors(map)) stand(card)
    })
    watch.observe(card)
    const onMove = () => follow(card)
    map.on('move zoomend', onMove)
    return () => {
      watch.disconnect()
      map.off('move zoomend', onMove)
    }
  }, [map, key])
  return null
}

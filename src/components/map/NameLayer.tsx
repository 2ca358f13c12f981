import { DomUtil, type Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useMap } from 'react-leaflet'
import { levelOf } from '../../domain/map/clusters'
import { namesAt, VILLAGE_ZOOM, type MapName } from '../../domain/map/mapNames'
import { placeNames, type NameWish } from '../../domain/map/placeNames'
import { useLocale } from '../../i18n/useLocale'
import { useOwnNames, useVillages } from '../../state/map/useTowns'
import { NameLines, type StandingName } from './nameLines'
import { NameStyles } from './NameLayer.styles'
import { ROOM_TAKEN, roomTaken } from './roomTaken'
import { textMeter } from './textMeter'

const PANE = 'names'
/** How far beyond the window names are placed, px: one that comes in sight is there already. */
const MARGIN = 160
/** How much higher than its letters a line is. */
const LINE = 1.25

/** The box that names stand in: over the tiles and what is drawn, under the pins. */
function paneOf(map: LeafletMap): HTMLElement {
  const pane = map.getPane(PANE) ?? map.createPane(PANE)
  pane.setAttribute('aria-hidden', 'true')
  return pane
}

/** Names that may come in sight. */
function near(map: LeafletMap, names: readonly MapName[]): MapName[] {
  const bounds = map.getPixelBounds()
  const margin = { x: MARGIN, y: MARGIN }
  const [min, max] = [bounds.min?.subtract([margin.x, margin.y]), bounds.max?.add([margin.x, margin.y])]
  if (!min || !max) return []
  const [northWest, southEast] = [map.unproject(min), map.unproject(max)]
  return names.filter(
    ({ lat, lon }) =>
      lat <= northWest.lat && lat >= southEast.lat && lon >= northWest.lng && lon <= southEast.lng,
  )
}

/** Names of places in the language of the page, where they cover neither a pin nor each other. */
export function NameLayer() {
  const map = useMap()
  const locale = useLocale()
  const [isNear, setNear] = useState(false)
  const names = useOwnNames(true)
  const villages = useVillages(isNear)
  const lines = useMemo(() => new NameLines(), [])
  const known = useRef<{ of: unknown; zoom: number; names: MapName[] }>(undefined)

  function namesOf(zoom: number): MapName[] {
    if (known.current?.of !== villages || known.current.zoom !== zoom || !known.current.names.length)
      known.current = { of: villages, zoom, names: namesAt(names, villages, locale, zoom) }
    return known.current.names
  }

  const draw = useEffectEvent(() => {
    const pane = paneOf(map)
    const measure = textMeter(map.getContainer())
    const origin = map.getPixelOrigin()
    const wishes = near(map, namesOf(levelOf(map.getZoom()))).map((name): NameWish & MapName => {
      const { x, y } = map.project([name.lat, name.lon])
      return { ...name, x, y, width: measure(name), height: name.size * LINE }
    })
    const placed = new Map(placeNames(wishes, roomTaken(map)).map((place) => [place.key, place]))
    const standing = wishes.flatMap(({ key, text, tone, size, spacing, hasDot, x, y }): StandingName[] => {
      const place = placed.get(key)
      if (!place) return []
      const at = [place.left - origin.x, place.top - origin.y] as const
      return [{ key, text, tone, size, spacing, hasDot, at, dotAt: [x - origin.x, y - origin.y] }]
    })
    lines.show(pane, standing)
    DomUtil.removeClass(pane, 'changing')
  })

  useEffect(() => {
    const pane = paneOf(map)
    const away = () => DomUtil.addClass(pane, 'changing')
    let frame = 0
    // Once for all that a move changes, and in a frame after that of the pins, so that neither takes long.
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => draw())))
    }
    const onMove = () => {
      setNear((is) => is || map.getZoom() >= VILLAGE_ZOOM)
      later()
    }
    const heard = {
      zoomstart: away,
      // Everything is counted from elsewhere now.
      viewreset: () => {
        away()
        later()
      },
      moveend: onMove,
      [ROOM_TAKEN]: later,
    }
    map.on(heard)
    onMove()
    return () => {
      cancelAnimationFrame(frame)
      map.off(heard)
      lines.clear()
    }
  }, [map, lines])

  useEffect(() => draw(), [names, villages, locale])
  return <NameStyles />
}

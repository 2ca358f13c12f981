import type { LatLng } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { edgesOf, isViewArea, viewArea, type Edges } from '../../domain/map/viewArea'
import type { Area } from '../../domain/search/area'
import type { GeoRange } from '../../domain/search/geoRange'
import type { SearchFilter } from '../../domain/search/searchFilter'
import type { PlaceFeed } from '../../state/map/usePlaces'
import { keepView, keptView } from '../../state/map/keptView'
import { fitPlaces } from './fitPlaces'

const KM_PER_DEGREE = 111.32
/** A map that is given another size may be off its middle by as much. */
const MOVED_PX = 2

/** Two corners of the box around a circle. */
function circleEdges({ km, lat, lon }: GeoRange) {
  const up = km / KM_PER_DEGREE
  const side = up / Math.cos((lat * Math.PI) / 180)
  return [
    [lat - up, lon - side],
    [lat + up, lon + side],
  ] as const
}

const cornersOf = (edges: Edges | undefined) =>
  edges
    ? ([
        [edges.south, edges.west],
        [edges.north, edges.east],
      ] as const)
    : []

interface Props {
  feed: PlaceFeed
  /** Where the search itself says to look. */
  filter: Pick<SearchFilter, 'area' | 'geoRange'>
  /** The visitor moved the map; a move of the map's own says nothing. */
  onMoved: (view: Area) => void
}

/** Shows what a search finds when it changes, and tells when the visitor looks elsewhere. */
export function ViewKeeper({ feed, filter, onMoved }: Props) {
  const map = useMap()
  const isOwnMove = useRef(false)
  const shown = useRef<string>(undefined)

  const looked = useRef<{ middle: LatLng; zoom: number }>(undefined)

  /** Whether the map shows another place than the last time it was asked. */
  function looksElsewhere(): boolean {
    const before = looked.current
    const [middle, zoom] = [map.getCenter(), map.getZoom()]
    looked.current = { middle, zoom }
    if (!before || before.zoom !== zoom) return true
    return map.project(middle, zoom).distanceTo(map.project(before.middle, zoom)) > MOVED_PX
  }

  const keep = () => {
    const { lat, lng: lon } = map.getCenter()
    keepView({ at: { lat, lon, zoom: map.getZoom() } })
  }

  /** Moves the map without that being the visitor's doing. */
  const move = (go: () => void) => {
    isOwnMove.current = true
    go()
    isOwnMove.current = false
  }

  const show = useEffectEvent(() => {
    if (!feed.isReady || shown.current === feed.key) return
    const isFirst = shown.current === undefined
    shown.current = feed.key
    const { area } = filter
    const at = isFirst ? keptView().at : undefined
    if (at) return move(() => map.setView([at.lat, at.lon], at.zoom, { animate: false }))
    if (area && isViewArea(area)) {
      const { west, south, east, north } = edgesOf(area)
      // Only an address that is opened: otherwise the visitor is there already.
      if (isFirst)
        move(() =>
          map.fitBounds(
            [
              [south, west],
              [north, east],
            ],
            { animate: false },
          ),
        )
      return
    }
    const ring = area?.map(([lon, lat]) => [lat, lon] as const)
    const corners = ring ?? (filter.geoRange && circleEdges(filter.geoRange)) ?? cornersOf(feed.index.edges)
    if (corners.length) move(() => fitPlaces(map, corners))
  })
  useEffect(() => show(), [feed])

  useMapEvents({
    moveend: () => {
      const isElsewhere = looksElsewhere()
      if (isElsewhere && shown.current !== undefined) keep()
      // A map that only follows the size of its place was not moved by anybody: its middle is where it was.
      if (
        !isElsewhere ||
        isOwnMove.current ||
        shown.current === undefined ||
        !map.getContainer().contains(document.activeElement)
      ) {
        return
      }
      const bounds = map.getBounds()
      onMoved(
        viewArea({
          west: bounds.getWest(),
          south: bounds.getSouth(),
          east: bounds.getEast(),
          north: bounds.getNorth(),
        }),
      )
    },
  })
  return null
}

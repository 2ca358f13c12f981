import type { LatLng } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { KM_PER_DEGREE } from '../../domain/map/earth'
import { edgesOf, isViewArea, showsSame, viewArea, type Edges } from '../../domain/map/viewArea'
import type { Area } from '../../domain/search/area'
import type { GeoRange } from '../../domain/search/geoRange'
import type { SearchFilter } from '../../domain/search/searchFilter'
import type { PlaceFeed } from '../../state/map/usePlaces'
import { keepView, keptView } from '../../state/map/keptView'
import { takeViewAlong } from '../../state/map/takeViewAlong'
import { edgesInSight } from './edgesInSight'
import { fitPlaces, showAgain } from './fitPlaces'
import { isVisitors, moveByItself, watchVisitor } from './visitorMoves'

/** A map that is given another size may be off its middle by as much. */
const MOVED_PX = 2

/** The box around a circle. */
function circleEdges({ km, lat, lon }: GeoRange): Edges {
  const up = km / KM_PER_DEGREE
  const side = up / Math.cos((lat * Math.PI) / 180)
  return { west: lon - side, south: lat - up, east: lon + side, north: lat + up }
}

interface Props {
  feed: PlaceFeed
  /** Where the search itself says to look. */
  filter: Pick<SearchFilter, 'area' | 'geoRange'>
  /** Whether what is in sight is searched as the map is moved. */
  follows?: boolean
  /** The visitor moved the map; a move of the map's own says nothing. */
  onMoved?: (view: Area) => void
  /** What is in sight, and whether the visitor went there and something else is searched; said when that or the search changes. */
  onLook?: (view: Area, isElsewhere: boolean) => void
}

/** How a map stands, whatever its size. */
interface Stand {
  middle: LatLng
  zoom: number
}

/** Shows what a search finds when it changes, and tells when the visitor looks elsewhere. */
export function ViewKeeper({ feed, filter, follows = false, onMoved, onLook }: Props) {
  const map = useMap()
  const shown = useRef<string>(undefined)
  const isMoved = useRef(false)
  const looked = useRef<Stand>(undefined)
  /** Where the map stood when its window was searched. */
  const searched = useRef<Stand & { area: Area }>(undefined)
  /** Whether a window was searched, the last time that something was shown. */
  const wasWindow = useRef(false)

  /** Whether the map shows another place than the last time it was asked. */
  function looksElsewhere(): boolean {
    const before = looked.current
    const [middle, zoom] = [map.getCenter(), map.getZoom()]
    looked.current = { middle, zoom }
    return !before || !isSame(before)
  }

  /** Whether the map stands as it did: more or less room for it is no move. */
  function isSame({ middle, zoom }: Stand): boolean {
    if (zoom !== map.getZoom()) return false
    return map.project(map.getCenter(), zoom).distanceTo(map.project(middle, zoom)) <= MOVED_PX
  }

  /** Whether what is in sight is what the search says. */
  function showsSearched(seen: Edges): boolean {
    const { area } = filter
    if (!area || !isViewArea(area)) return false
    if (searched.current?.area === area && isSame(searched.current)) return true
    if (!showsSame(seen, edgesOf(area))) return false
    searched.current = { area, middle: map.getCenter(), zoom: map.getZoom() }
    return true
  }

  const keep = () => {
    const { lat, lng: lon } = map.getCenter()
    keepView({ at: { lat, lon, zoom: map.getZoom() }, isMoved: isMoved.current })
  }

  function look() {
    const seen = edgesInSight(map)
    onLook?.(viewArea(seen), isMoved.current && !showsSearched(seen))
  }

  /** Moves the map to what is searched. */
  const move = (go: () => void) => {
    isMoved.current = false
    moveByItself(map, go)
    keep()
  }

  const show = useEffectEvent(() => {
    if (!feed.isReady) return
    const { area } = filter
    // Who searches what is in sight and takes that off wants to see all of it; else it is offered to be searched again.
    const isFreed = follows && wasWindow.current && !area
    wasWindow.current = area !== undefined && isViewArea(area)
    if (shown.current === feed.key && !isFreed) return
    const isFirst = shown.current === undefined
    shown.current = feed.key
    const kept = isFirst ? keptView() : {}
    if (kept.at) {
      const { at } = kept
      isMoved.current = kept.isMoved ?? false
      return moveByItself(map, () => showAgain(map, at))
    }
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
    const said = (area && edgesOf(area)) ?? (filter.geoRange && circleEdges(filter.geoRange))
    const wanted = said ?? feed.index.edges
    if (wanted) move(() => fitPlaces(map, wanted, said !== undefined))
  })
  useEffect(() => show(), [feed, filter.area])
  const lookAgain = useEffectEvent(look)
  useEffect(() => lookAgain(), [feed, filter.area])
  useEffect(() => watchVisitor(map), [map])
  useEffect(takeViewAlong, [])

  useMapEvents({
    moveend: () => {
      const isElsewhere = looksElsewhere()
      if (shown.current === undefined) return
      // A map that only follows the size of its place was not moved by anybody: its middle is where it was.
      const isTheirs = isElsewhere && isVisitors(map)
      if (isTheirs) isMoved.current = true
      if (isElsewhere) keep()
      look()
      if (isTheirs) onMoved?.(viewArea(edgesInSight(map)))
    },
  })
  return null
}

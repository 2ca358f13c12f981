import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { isSame, levelOf, type Clusters, type Standing } from '../../domain/map/clusters'
import { groupOf, isGroup, type MapPlace } from '../../domain/map/mapPlaces'
import { fitCluster } from './fitPlaces'
import { clusterLook, dressPin, pinButton, type PinLook } from './pinButton'
import { PinStyle } from './PinLayer.styles'
import { PinPane } from './pinPane'
import { looksOnce, pinRoom } from './pinRoom'
import { Rings } from './rings'
import { PinWalk } from './pinWalk'
import { takeRoom } from './roomTaken'

/** From this zoom on the circle of a hidden address is larger than a pin. */
const CIRCLE_ZOOM = 11
/** How much more than the window is kept ready, as a part of its size. */
const MARGIN = 0.2
/** How many new pins one frame has time for. */
const PINS_A_FRAME = 16

interface Props {
  /** What all of them together are called. */
  label: string
  clusters: Clusters
  /** What a place looks like; another function whenever that changes. */
  lookOf: (place: MapPlace) => PinLook
  nameOfCluster: (listings: number) => string
  /** Place that is pointed at, here or elsewhere. */
  pointed?: MapPlace | undefined
  open?: MapPlace | undefined
  /** Place that stands by itself even when it is in a cluster. */
  alone?: MapPlace | undefined
  onOpen: (place: MapPlace, button: HTMLButtonElement) => void
  /** A cluster or the map itself was pressed: the visitor turns to something else than the open place. */
  onAway: () => void
  onPoint: (place: MapPlace | null) => void
}

interface Shown {
  button: HTMLButtonElement
  standing: Standing
}

/** Pins and clusters in sight, each a real button. Only what is in the window is in the document. */
export function PinLayer(props: Props) {
  const { label, clusters, nameOfCluster, pointed, open, alone, onOpen, onAway, onPoint } = props
  const lookOf = useMemo(() => looksOnce(props.lookOf), [props.lookOf])
  const map = useMap()
  const pane = useMemo(() => new PinPane(), [])
  const rings = useMemo(() => new Rings(), [])
  const walk = useMemo(() => new PinWalk(map), [map])
  const shown = useRef(new Map<string, Shown>())
  const dots = useRef<ReadonlySet<string>>(new Set())
  const frame = useRef(0)
  /** Whether the map moved since the pointer went down: then letting go of a pin is no click on it. */
  const isDragged = useRef(false)

  /** A cluster that lies on the nearest map as it does now: what is in it is listed. */
  const isLast = (standing: Standing) =>
    !('place' in standing) && map.getZoom() >= map.getMaxZoom() && standing.opensAt() > map.getZoom()

  const isOpened = (standing: Standing) => {
    if (!open || 'place' in standing || !isGroup(open)) return standing.key === open?.key
    return isLast(standing) && groupOf(standing.places())?.key === open.key
  }

  const dress = useEffectEvent(({ button, standing }: Shown) => {
    const { key } = standing
    const look = 'place' in standing ? lookOf(standing.place) : clusterLook(standing.listings, nameOfCluster)
    dressPin(button, look, {
      isPointed: key === pointed?.key,
      isOpen: isOpened(standing),
      isDot: dots.current.has(key),
      isOpener: 'place' in standing || isLast(standing),
    })
  })

  const press = useEffectEvent((standing: Standing, button: HTMLButtonElement, isByKey: boolean) => {
    if ('place' in standing) return onOpen(standing.place, button)
    const group = isLast(standing) && groupOf(standing.places())
    if (group) return onOpen(group, button)
    // Its button goes when it falls apart: the map keeps the focus, until a key that opened it goes on at what it gathered.
    map.getContainer().focus({ preventScroll: true })
    walk.opens(isByKey)
    onAway()
    fitCluster(map, standing)
  })
  const leave = useEffectEvent(() => onAway())
  const point = useEffectEvent((place: MapPlace | null) => onPoint(place))

  const stand = useEffectEvent((standing: Standing): Shown => {
    const button = pinButton(standing, {
      onDown: () => (isDragged.current = false),
      onPress: (isByKey) => (!isDragged.current || isByKey) && press(standing, button, isByKey),
      onPoint: (place) => point(place),
      onKey: (event) => walk.step(event, button),
    })
    return { button, standing }
  })

  const add = useEffectEvent((coming: readonly Standing[]) => {
    const pins = coming.map(stand)
    for (const one of pins) {
      dress(one)
      shown.current.set(one.standing.key, one)
    }
    pane.put(pins.map(({ button, standing }) => [button, [standing.lat, standing.lon]]))
    walk.settle(shown.current.values())
  })

  const inSight = useEffectEvent((zoom: number): Standing[] => {
    const box = map.getBounds().pad(MARGIN)
    const found = clusters.within([box.getWest(), box.getSouth(), box.getEast(), box.getNorth()], zoom)
    if (!alone || found.some(({ key }) => key === alone.key)) return found
    return [...found, { key: alone.key, lat: alone.lat, lon: alone.lon, place: alone }]
  })

  const draw = useEffectEvent(() => {
    cancelAnimationFrame(frame.current)
    const zoom = levelOf(map.getZoom())
    const found = inSight(zoom)
    const room = pinRoom(map, found, lookOf)
    const turned = [...shown.current.values()].filter(
      ({ standing: { key } }) => room.dots.has(key) !== dots.current.has(key),
    )
    dots.current = room.dots
    const wanted = new Map(found.map((standing) => [standing.key, standing]))
    for (const [key, one] of shown.current) {
      const next = wanted.get(key)
      if (next && isSame(next, one.standing)) continue
      walk.leave(one.button)
      pane.take(one.button)
      shown.current.delete(key)
    }
    for (const one of turned) if (shown.current.has(one.standing.key)) dress(one)
    pane.settle()
    // From west to east, so that each frame draws another strip of the map and none of them all of it.
    const coming = [...wanted.values()]
      .filter(({ key }) => !shown.current.has(key))
      .sort((a, b) => a.lon - b.lon)
    // Some in this frame and the others in the next ones, so that none takes long.
    const step = (from: number) => {
      add(coming.slice(from, from + PINS_A_FRAME))
      if (from + PINS_A_FRAME < coming.length)
        frame.current = requestAnimationFrame(() => step(from + PINS_A_FRAME))
      else walk.enter()
    }
    step(0)
    takeRoom(map, room.boxes)
    const about = found.flatMap((one) => ('place' in one && one.place.approximate ? one.place : []))
    rings.show(zoom < CIRCLE_ZOOM ? [] : about)
  })

  useEffect(() => {
    pane.addTo(map)
    pane.name(label)
    rings.addTo(map)
    const onMove = () => {
      walk.arrives()
      draw()
    }
    const onDrag = () => (isDragged.current = true)
    const onClick = () => leave()
    const heard = { moveend: onMove, dragstart: onDrag, click: onClick }
    map.on(heard)
    return () => {
      map.off(heard)
      pane.remove()
      rings.remove()
    }
  }, [map, pane, rings, walk, label])

  useEffect(() => {
    const known = shown.current
    return () => {
      cancelAnimationFrame(frame.current)
      known.forEach(({ button }) => walk.leave(button))
      pane.clear()
      known.clear()
    }
  }, [clusters, pane, walk])

  useEffect(() => draw(), [clusters, alone])
  // Moving the map changes no pin's look: only what is new is dressed then.
  useEffect(() => {
    draw()
    shown.current.forEach((one) => dress(one))
  }, [lookOf])

  const marked = useRef<readonly (MapPlace | undefined)[]>([])
  useEffect(() => {
    const now = [pointed, open]
    const changed = [...marked.current, ...now].filter((place) => place !== undefined)
    for (const one of shown.current.values())
      if (
        changed.some(
          (place) => place.key === one.standing.key || (isGroup(place) && !('place' in one.standing)),
        )
      )
        dress(one)
    marked.current = now
  }, [pointed, open])

  return <PinStyle />
}

import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { Clusters, Standing } from '../../domain/map/clusters'
import type { MapPlace } from '../../domain/map/mapPlaces'
import { dressPin, type PinLook } from './pinButton'
import { PinStyle } from './PinLayer.styles'
import { PinPane } from './pinPane'
import { Rings } from './rings'

/** From this zoom on the circle of a hidden address is larger than a pin. */
const CIRCLE_ZOOM = 11
/** How much more than the window is kept ready, as a part of its size. */
const MARGIN = 0.2
/** How many new pins one frame has time for. */
const PINS_A_FRAME = 16

interface Props {
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
  const { clusters, lookOf, nameOfCluster, pointed, open, alone, onOpen, onAway, onPoint } = props
  const map = useMap()
  const pane = useMemo(() => new PinPane(), [])
  const rings = useMemo(() => new Rings(), [])
  const shown = useRef(new Map<string, Shown>())
  const frame = useRef(0)
  /** Whether the map moved since the pointer went down: then letting go of a pin is no click on it. */
  const isDragged = useRef(false)

  const dress = useEffectEvent(({ button, standing }: Shown) => {
    const { key } = standing
    const marks = { isPointed: key === pointed?.key, isOpen: key === open?.key }
    if ('place' in standing) return dressPin(button, lookOf(standing.place), marks)
    const text = String(standing.listings)
    dressPin(button, { text, name: nameOfCluster(standing.listings), shape: 'cluster' }, marks)
  })

  const press = useEffectEvent((standing: Standing, button: HTMLButtonElement) => {
    if ('place' in standing) return onOpen(standing.place, button)
    // Its button goes when it falls apart: the map keeps the focus.
    map.getContainer().focus({ preventScroll: true })
    onAway()
    map.setView([standing.lat, standing.lon], Math.min(standing.opensAt(), map.getMaxZoom()))
  })
  const leave = useEffectEvent(() => onAway())
  const point = useEffectEvent((place: MapPlace | null) => onPoint(place))

  const stand = useEffectEvent((standing: Standing): Shown => {
    const button = document.createElement('button')
    button.type = 'button'
    button.addEventListener('pointerdown', () => (isDragged.current = false))
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      // By the keyboard there is no pointer, and `detail` is 0.
      if (!isDragged.current || event.detail === 0) press(standing, button)
    })
    button.addEventListener('dblclick', (event) => event.stopPropagation())
    if ('place' in standing) {
      const { place } = standing
      button.addEventListener('pointerenter', () => point(place))
      button.addEventListener('pointerleave', () => point(null))
      button.addEventListener('focus', () => point(place))
      button.addEventListener('blur', () => point(null))
    }
    return { button, standing }
  })

  const add = useEffectEvent((coming: readonly Standing[]) => {
    const pins = coming.map(stand)
    for (const one of pins) {
      dress(one)
      shown.current.set(one.standing.key, one)
    }
    pane.put(pins.map(({ button, standing }) => [button, [standing.lat, standing.lon]]))
  })

  const inSight = useEffectEvent((zoom: number): Standing[] => {
    const box = map.getBounds().pad(MARGIN)
    const found = clusters.within([box.getWest(), box.getSouth(), box.getEast(), box.getNorth()], zoom)
    if (!alone || found.some(({ key }) => key === alone.key)) return found
    return [...found, { key: alone.key, lat: alone.lat, lon: alone.lon, place: alone }]
  })

  const draw = useEffectEvent(() => {
    cancelAnimationFrame(frame.current)
    const zoom = Math.round(map.getZoom())
    const found = inSight(zoom)
    const wanted = new Map(found.map((standing) => [standing.key, standing]))
    for (const [key, one] of shown.current) {
      const next = wanted.get(key)
      if (next && ('place' in next ? next.place === ('place' in one.standing && one.standing.place) : true))
        continue
      pane.take(one.button)
      shown.current.delete(key)
    }
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
    }
    step(0)
    const about = found.flatMap((one) => ('place' in one && one.place.approximate ? one.place : []))
    rings.show(zoom < CIRCLE_ZOOM ? [] : about)
  })

  useEffect(() => {
    pane.addTo(map)
    rings.addTo(map)
    const onMove = () => draw()
    const onDrag = () => (isDragged.current = true)
    const onClick = () => leave()
    const heard = { moveend: onMove, dragstart: onDrag, click: onClick }
    map.on(heard)
    return () => {
      map.off(heard)
      pane.remove()
      rings.remove()
    }
  }, [map, pane, rings])

  useEffect(() => {
    const known = shown.current
    return () => {
      cancelAnimationFrame(frame.current)
      pane.clear()
      known.clear()
    }
  }, [clusters, pane])

  useEffect(() => draw(), [clusters, alone])
  // Moving the map changes no pin's look: only what is new is dressed then.
  useEffect(() => shown.current.forEach((one) => dress(one)), [lookOf])

  const marked = useRef<readonly (string | undefined)[]>([])
  useEffect(() => {
    const now = [pointed?.key, open?.key]
    for (const key of new Set([...marked.current, ...now])) {
      const one = key === undefined ? undefined : shown.current.get(key)
      if (one) dress(one)
    }
    marked.current = now
  }, [pointed, open])

  return <PinStyle />
}

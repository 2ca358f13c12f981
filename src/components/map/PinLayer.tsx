import { circle, layerGroup } from 'leaflet'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { TILE_ZOOMS } from '../../domain/map/ownTiles'
import type { MapPlace } from '../../domain/map/mapPlaces'
import { createClusters, type Standing } from './clusters'
import { dressPin, type PinLook } from './pinButton'
import { PinStyle } from './PinLayer.styles'
import { PinPane } from './pinPane'

/** As far as a hidden address may lie from where it is said to be. */
const ABOUT_METRES = 700
/** From this zoom on such a circle is larger than a pin. */
const CIRCLE_ZOOM = 11
/** How much more than the window is kept ready, as a part of its size. */
const MARGIN = 0.2
/** How many new pins one frame has time for. */
const PINS_A_FRAME = 24

interface Props {
  places: readonly MapPlace[]
  /** What a place looks like; called again whenever it changes. */
  lookOf: (place: MapPlace) => PinLook
  nameOfCluster: (listings: number) => string
  /** Place that is pointed at elsewhere; it stands by itself even when it is in a cluster. */
  pointed: MapPlace | undefined
  onOpen: (place: MapPlace, button: HTMLButtonElement) => void
  /** `isChosen` when the keyboard came to it, rather than the pointer over it. */
  onPoint: (place: MapPlace | null, isChosen?: boolean) => void
}

interface Shown {
  button: HTMLButtonElement
  standing: Standing
}

/** Pins and clusters in sight, each a real button. Only what is in the window is in the document. */
export function PinLayer({ places, lookOf, nameOfCluster, pointed, onOpen, onPoint }: Props) {
  const map = useMap()
  const clusters = useMemo(() => createClusters(places), [places])
  const pane = useMemo(() => new PinPane(), [])
  const rings = useMemo(() => layerGroup(), [])
  const shown = useRef(new Map<string, Shown>())
  const frame = useRef(0)

  const dress = useEffectEvent(({ button, standing }: Shown) => {
    if ('place' in standing) return dressPin(button, lookOf(standing.place))
    const plain = { isFavourite: false, isVisited: false, isPointed: false, isOpen: false }
    const text = String(standing.listings)
    dressPin(button, { text, name: nameOfCluster(standing.listings), shape: 'cluster', ...plain })
  })

  const press = useEffectEvent((standing: Standing, button: HTMLButtonElement) => {
    if ('place' in standing) return onOpen(standing.place, button)
    // Its button goes when it falls apart: the map keeps the focus.
    map.getContainer().focus({ preventScroll: true })
    map.setView([standing.lat, standing.lon], Math.min(clusters.opensAt(standing.cluster), TILE_ZOOMS.max))
  })
  const point = useEffectEvent((place: MapPlace | null, isChosen = false) => onPoint(place, isChosen))

  const stand = useEffectEvent((standing: Standing): Shown => {
    const button = document.createElement('button')
    button.type = 'button'
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      press(standing, button)
    })
    button.addEventListener('dblclick', (event) => event.stopPropagation())
    if ('place' in standing) {
      const { place } = standing
      button.addEventListener('pointerenter', () => point(place))
      button.addEventListener('pointerleave', () => point(null))
      button.addEventListener('focus', () => point(place, button.matches(':focus-visible')))
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

  /** What is pointed at stands by itself, even when it is in a cluster. */
  const inSight = useEffectEvent((zoom: number): Standing[] => {
    const box = map.getBounds().pad(MARGIN)
    const found = clusters.within([box.getWest(), box.getSouth(), box.getEast(), box.getNorth()], zoom)
    if (!pointed || found.some(({ key }) => key === pointed.key)) return found
    return [...found, { key: pointed.key, lat: pointed.lat, lon: pointed.lon, place: pointed }]
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
    const coming = [...wanted.values()].filter(({ key }) => !shown.current.has(key))
    // Some in this frame and the others in the next ones, so that none takes long.
    const step = (from: number) => {
      add(coming.slice(from, from + PINS_A_FRAME))
      if (from + PINS_A_FRAME < coming.length)
        frame.current = requestAnimationFrame(() => step(from + PINS_A_FRAME))
    }
    step(0)
    rings.clearLayers()
    if (zoom < CIRCLE_ZOOM) return
    for (const standing of found)
      if ('place' in standing && standing.place.approximate)
        circle([standing.lat, standing.lon], {
          radius: ABOUT_METRES,
          interactive: false,
          className: 'about',
        }).addTo(rings)
  })

  useEffect(() => {
    pane.addTo(map)
    rings.addTo(map)
    const onMove = () => draw()
    map.on('moveend', onMove)
    return () => {
      map.off('moveend', onMove)
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

  useEffect(() => draw(), [clusters, pointed])
  // Moving the map changes no pin's look: only what is new is dressed then.
  useEffect(() => shown.current.forEach((one) => dress(one)), [lookOf])

  return <PinStyle />
}

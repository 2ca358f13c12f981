import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { MapContainer, ScaleControl, TileLayer, useMap, ZoomControl } from 'react-leaflet'
import { OTHER_ZOOM, TILE_ZOOMS } from '../../domain/map/ownTiles'
import { STREET_ZOOM } from '../../domain/map/streetMap'
import type { BaseTiles } from '../../state/map/useBaseTiles'
import { useIsCalm } from '../../state/useIsCalm'
import { FLAT } from './flatTiles'
import { Sheet } from './MapFrame.styles'
import { MapCredits } from './MapCredits'
import { mapStyles } from './mapStyles'
import { NameLayer } from './NameLayer'
import { NearTown } from './NearTown'
import { WheelHint } from './WheelHint'

/** The middle of Belgium, until it is known what to show. */
const START = { center: [50.75, 4.4], zoom: 7 } as const

/** Whether it is fingers that move things on this screen. */
const isTouched = () => window.matchMedia('(pointer: coarse)').matches

const Streets = lazy(async () => ({ default: (await import('./streets/Streets')).Streets }))

interface Props {
  tiles: BaseTiles
  label: string
  center?: readonly [lat: number, lon: number]
  zoom?: number
  /** It stands in a page that is read: a finger that goes over it moves the page, two move the map. */
  isInText?: boolean
  /** Layers, which stand on the map. */
  children?: ReactNode
  /** What stands over the map. */
  over?: ReactNode
}

/** A map with its controls. Leaflet is loaded with it, so it is only ever loaded itself when a map is opened. */
export function MapFrame(props: Props) {
  const { tiles, label, center = START.center, zoom = START.zoom, isInText, children, over } = props
  const { t } = useTexts('map')
  const calm = useIsCalm()
  /** The street map that could not be had: what the program draws itself stands there then. */
  const [missing, setMissing] = useState<string>()
  const streets = tiles.streets && tiles.streets.file !== missing ? tiles.streets : undefined
  const isDrawn = tiles.isOwn && !streets
  const maxZoom = isDrawn ? TILE_ZOOMS.max : streets ? STREET_ZOOM : OTHER_ZOOM
  return (
    <Sheet data-map="">
      <link rel="stylesheet" href={mapStyles} precedence="default" />
      <MapContainer
        center={[...center]}
        zoom={zoom}
        minZoom={TILE_ZOOMS.min}
        maxZoom={maxZoom}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!calm}
        fadeAnimation={false}
        markerZoomAnimation={!calm}
        inertia={!calm}
        dragging={!isInText || !isTouched()}
      >
        <Named label={label} />
        <Nearest zoom={maxZoom} />
        {streets ? (
          <Suspense fallback={null}>
            <Streets streets={streets} onMissing={() => setMissing(streets.file)} />
          </Suspense>
        ) : (
          <TileLayer
            key={tiles.url}
            url={tiles.url}
            maxNativeZoom={tiles.drawnTo ?? maxZoom}
            keepBuffer={3}
            eventHandlers={FLAT}
          />
        )}
        <ZoomControl position="topright" zoomInTitle={t('map.zoomIn')} zoomOutTitle={t('map.zoomOut')} />
        <ScaleControl position="bottomleft" imperial={false} />
        {isDrawn && <NearTown />}
        {isDrawn && <NameLayer />}
        <WheelHint />
        {children}
      </MapContainer>
      <MapCredits credits={(streets ?? tiles).credits} />
      {over}
    </Sheet>
  )
}

/** The map's own box takes the keyboard, so it has a name; it also follows the size of its place. */
function Named({ label }: { label: string }) {
  const map = useMap()
  useEffect(() => {
    const box = map.getContainer()
    box.setAttribute('role', 'application')
    box.setAttribute('aria-label', label)
    // Leaflet focuses it at every press, which would move the page to show all of it.
    Object.assign(box, { focus: () => HTMLElement.prototype.focus.call(box, { preventScroll: true }) })
    const watch = new ResizeObserver(() => map.invalidateSize({ animate: false }))
    watch.observe(box)
    return () => watch.disconnect()
  }, [map, label])
  return null
}

/**
 * How near one can come, once a map stands; the map itself takes it only when it is made. It goes back step by step where it stands nearer: until then
 * the layer enlarges the nearest tiles that there are.
 */
function Nearest({ zoom }: { zoom: number }) {
  const map = useMap()
  useEffect(() => void map.setMaxZoom(zoom), [map, zoom])
  return null
}

import { useEffect, type ReactNode } from 'react'
import { DomUtil, type TileEvent } from 'leaflet'
import { useTexts } from '../../i18n/useTexts'
import { MapContainer, ScaleControl, TileLayer, useMap, ZoomControl } from 'react-leaflet'
import { TILE_ZOOMS } from '../../domain/map/ownTiles'
import type { BaseTiles } from '../../state/map/useBaseTiles'
import { useIsCalm } from '../../state/useIsCalm'
import { Sheet, SmallPrint } from './MapFrame.styles'
import { mapStyles } from './mapStyles'
import { NearTown } from './NearTown'
import { WheelHint } from './WheelHint'

/** The middle of Belgium, until it is known what to show. */
const START = { center: [50.75, 4.4], zoom: 7 } as const

/**
 * Tiles stand flat in their box, by plain pixels and without fading in: moved by a transform each, as Leaflet does, each would be a
 * layer of its own that every frame puts together anew.
 */
const FLAT = {
  tileloadstart: ({ tile }: TileEvent) => {
    const { x, y } = DomUtil.getPosition(tile)
    Object.assign(tile.style, { transform: '', left: `${x}px`, top: `${y}px` })
  },
}

interface Props {
  tiles: BaseTiles
  label: string
  center?: readonly [lat: number, lon: number]
  zoom?: number
  /** Layers, which stand on the map. */
  children?: ReactNode
  /** What stands over the map. */
  over?: ReactNode
}

/** A map with its controls. Leaflet is loaded with it, so it is only ever loaded itself when a map is opened. */
export function MapFrame({ tiles, label, center = START.center, zoom = START.zoom, children, over }: Props) {
  const { t } = useTexts('map')
  const calm = useIsCalm()
  return (
    <Sheet>
      <link rel="stylesheet" href={mapStyles} precedence="default" />
      <MapContainer
        center={[...center]}
        zoom={zoom}
        minZoom={TILE_ZOOMS.min}
        maxZoom={TILE_ZOOMS.max}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!calm}
        fadeAnimation={false}
        markerZoomAnimation={!calm}
        inertia={!calm}
      >
        <Named label={label} />
        <TileLayer key={tiles.url} url={tiles.url} keepBuffer={3} eventHandlers={FLAT} />
        <ZoomControl position="topright" zoomInTitle={t('map.zoomIn')} zoomOutTitle={t('map.zoomOut')} />
        <ScaleControl position="bottomleft" imperial={false} />
        {tiles.isOwn && <NearTown />}
        <WheelHint />
        {children}
      </MapContainer>
      <SmallPrint>{tiles.attribution}</SmallPrint>
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

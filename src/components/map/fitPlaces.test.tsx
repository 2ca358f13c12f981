/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { Browser, type Map as LeafletMap } from 'leaflet'
import { MapContainer, ZoomControl } from 'react-leaflet'
import { meets } from '../../domain/map/box'
import { pinBox } from '../../domain/map/pinBox'
import { fitPlaces } from './fitPlaces'

// Without it a map knows whole steps of zoom alone.
Object.assign(Browser, { any3d: true })
const SIZES = { 'a phone': [360, 440], 'a desktop': [520, 640] } as const
let size: readonly [width: number, height: number] = SIZES['a phone']
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => size[0] })
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => size[1] })

/** Where the zoom buttons stand, px of the map. */
const buttons = () => ({ left: size[0] - 48, top: 10, right: size[0] - 10, bottom: 84 })
HTMLElement.prototype.getBoundingClientRect = function () {
  const { left, top, right, bottom } = this.classList.contains('leaflet-control')
    ? buttons()
    : { left: 0, top: 0, right: size[0], bottom: size[1] }
  return new DOMRect(left, top, right - left, bottom - top)
}

/** Edges that fill a map both ways, or one of them. */
const edges = [
  { west: 2.6, south: 49.5, east: 6.4, north: 51.5 },
  { west: 3.6, south: 50, east: 3.9, north: 51.5 },
  { west: 3, south: 50.9, east: 6, north: 51 },
]

test.each(Object.entries(SIZES))(
  'no pin that is brought into sight is under the zoom buttons, on %s',
  (_, given) => {
    size = given
    let map: LeafletMap | undefined
    render(
      <MapContainer
        center={[51, 4]}
        zoom={9}
        maxZoom={14}
        zoomControl={false}
        zoomAnimation={false}
        ref={(made) => void (map = made ?? map)}
      >
        <ZoomControl position="topright" />
      </MapContainer>,
    )
    if (!map) throw new Error('no map')
    for (const one of edges) {
      fitPlaces(map, one, false)
      const { x, y } = map.latLngToContainerPoint([one.north, one.east])
      expect(meets(pinBox('€ 385k', 'price', { x, y }), buttons())).toBe(false)
      expect(x < size[0] && y > 0).toBe(true)
    }
  },
)

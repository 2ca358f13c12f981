/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Browser, type Map as LeafletMap } from 'leaflet'
import { MapContainer } from 'react-leaflet'
import type { MapPlace } from '../../domain/map/mapPlaces'
import { clusterSteps } from '../../domain/map/clusters'
import { drained } from '../../../tests/support/drained'
import type { PinLook } from './pinButton'
import { PinLayer } from './PinLayer'

// Without it a map knows whole steps of zoom alone.
Object.assign(Browser, { any3d: true })
const SIZE = { clientWidth: 800, clientHeight: 600 }
for (const [name, value] of Object.entries(SIZE)) {
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value })
}

const place = (id: number, lat: number, lon: number): MapPlace => ({
  key: `${id}`,
  lat,
  lon,
  approximate: false,
  pins: [
    { id, lat, lon, price: id, units: 0, kind: { type: 1, transaction: 1, sold: false, approximate: false } },
  ],
})
// Two that are near each other, one apart, one beyond the window.
const places = [place(1, 51, 4), place(2, 51.0001, 4.0001), place(3, 51.05, 4.1), place(4, 40, 4)]

const clusters = drained(clusterSteps(places))

let dressed: string[]
const look =
  (isFavourite = false) =>
  ({ key }: MapPlace): PinLook => {
    dressed.push(key)
    return {
      text: `€ ${key}`,
      name: `house ${key}`,
      shape: 'price',
      isFavourite,
      isVisited: false,
    }
  }
const plain = look()
const saved = look(true)

let map: LeafletMap
function Shown(props: {
  of?: typeof clusters
  zoom?: number
  lookOf?: typeof plain
  pointed?: MapPlace
  onOpen?: (place: MapPlace) => void
  onAway?: () => void
}) {
  return (
    <MapContainer
      center={[51, 4]}
      zoom={props.zoom ?? 11}
      maxZoom={18}
      zoomAnimation={false}
      ref={(made) => {
        if (made) map = made
      }}
    >
      <PinLayer
        label="Houses on the map"
        clusters={props.of ?? clusters}
        lookOf={props.lookOf ?? plain}
        nameOfCluster={(count) => `${count} houses`}
        pointed={props.pointed}
        alone={props.pointed}
        onOpen={props.onOpen ?? (() => undefined)}
        onAway={props.onAway ?? (() => undefined)}
        onPoint={() => undefined}
      />
    </MapContainer>
  )
}
window.matchMedia = () => ({ matches: true }) as MediaQueryList

const names = () =>
  screen.getAllByRole('button', { name: /house/ }).map((pin) => pin.getAttribute('aria-label'))
const pin = (name: string) => screen.getByRole('button', { name })
const at = (name: string) => [pin(name).style.left, pin(name).style.top].map(parseFloat)

beforeEach(() => {
  dressed = []
})

describe('pins on a map', () => {
  test('are those in sight, near ones as one cluster that counts them', () => {
    render(<Shown />)
    expect(names().sort()).toEqual(['2 houses', 'house 3'])
    expect(pin('2 houses')).toHaveClass('cluster')
  })

  test('stand where their place is, at every zoom', () => {
    render(<Shown />)
    const where = () => {
      const { x, y } = map.latLngToLayerPoint([51.05, 4.1])
      return [x, y]
    }
    expect(at('house 3')).toEqual(where())
    act(() => void map.setView([51.05, 4.1], 12, { animate: false }))
    expect(at('house 3')).toEqual(where())
    expect(pin('house 3').closest('.pins')).not.toHaveClass('changing')
  })

  test('fall apart when their cluster is pressed, and open themselves', () => {
    const opened: string[] = []
    render(<Shown onOpen={({ key }) => opened.push(key)} />)
    fireEvent.click(pin('2 houses'))
    expect(names()).toEqual(expect.arrayContaining(['house 1', 'house 2']))
    fireEvent.click(pin('house 2'))
    expect(opened).toEqual(['2'])
  })

  test('of one town all stand apart in the window at one press of their cluster, not a step at a time', () => {
    const town = Array.from({ length: 8 }, (_, id) =>
      place(id + 1, 51.2 + 0.012 * (id % 3), 4.4 + 0.02 * Math.floor(id / 3)),
    )
    render(<Shown of={drained(clusterSteps([...town, place(9, 50, 5)]))} zoom={8} />)
    act(() => void map.setView([50.8, 4.6], 8, { animate: false }))
    fireEvent.click(pin('8 houses'))
    expect(names().sort()).toEqual(town.map(({ key }) => `house ${key}`))
    expect(map.getZoom()).toBeGreaterThanOrEqual(10)
    for (const { lat, lon } of town) expect(map.getBounds().contains([lat, lon])).toBe(true)
    // A button of Leaflet's goes on in whole steps.
    act(() => void map.zoomIn(1, { animate: false }))
    expect(map.getZoom() % 1).toBe(0)
  })

  test('at one place go to the nearest map, where their cluster lists them', () => {
    const opened: string[] = []
    const same = [place(1, 51, 4), place(2, 51.000001, 4)]
    render(
      <Shown
        of={drained(clusterSteps(same))}
        zoom={8}
        onOpen={({ pins }) => opened.push(`${pins.length}`)}
      />,
    )
    fireEvent.click(pin('2 houses'))
    expect(map.getZoom()).toBe(18)
  })

  test('are walked by arrows: one just beyond the window comes into sight, and at the last one the map stays', () => {
    render(<Shown of={drained(clusterSteps([place(1, 51, 4), place(2, 51, 4.33)]))} />)
    const middle = () => map.getCenter()
    const before = middle()
    pin('house 1').focus()
    fireEvent.keyDown(pin('house 1'), { key: 'ArrowUp' })
    fireEvent.keyDown(pin('house 1'), { key: 'ArrowLeft' })
    expect(pin('house 1')).toHaveFocus()
    expect(middle()).toEqual(before)
    fireEvent.keyDown(pin('house 1'), { key: 'ArrowRight' })
    expect(pin('house 2')).toHaveFocus()
    expect(map.getBounds().contains([51, 4.33])).toBe(true)
    const there = middle()
    fireEvent.keyDown(pin('house 2'), { key: 'ArrowRight' })
    expect(pin('house 2')).toHaveFocus()
    expect(middle()).toEqual(there)
  })

  test('say that the visitor turns away when a cluster or the map is pressed, not when one of them is', () => {
    const away = jest.fn()
    render(<Shown onAway={away} />)
    fireEvent.click(pin('house 3'))
    expect(away).not.toHaveBeenCalled()
    fireEvent.click(pin('2 houses'))
    expect(away).toHaveBeenCalledTimes(1)
    map.fire('click')
    expect(away).toHaveBeenCalledTimes(2)
  })

  test('open for a click and for the keyboard, not when the map is let go of over them', () => {
    const opened: string[] = []
    render(<Shown onOpen={({ key }) => opened.push(key)} />)
    fireEvent.pointerDown(pin('house 3'))
    map.fire('dragstart')
    fireEvent.click(pin('house 3'), { detail: 1 })
    expect(opened).toEqual([])
    fireEvent.click(pin('house 3'), { detail: 0 })
    fireEvent.pointerDown(pin('house 3'))
    fireEvent.click(pin('house 3'), { detail: 1 })
    expect(opened).toEqual(['3', '3'])
  })

  test('are looked at anew when their look changes, not when the map moves', () => {
    const { rerender } = render(<Shown />)
    dressed = []
    act(() => void map.panBy([40, 0], { animate: false }))
    expect(dressed).toEqual([])
    rerender(<Shown lookOf={saved} />)
    expect(pin('house 3')).toHaveTextContent('♥ € 3')
  })

  test('come out of their cluster while they are pointed at elsewhere', () => {
    const { rerender } = render(<Shown />)
    rerender(<Shown pointed={places[0] as MapPlace} />)
    expect(names().sort()).toEqual(['2 houses', 'house 1', 'house 3'])
    rerender(<Shown />)
    expect(names().sort()).toEqual(['2 houses', 'house 3'])
  })
})

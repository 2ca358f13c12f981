/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react'
import type { Map as LeafletMap } from 'leaflet'
import { MapContainer } from 'react-leaflet'
import { NO_PLACES } from '../../domain/map/placeIndex'
import type { Area } from '../../domain/search/area'
import { keptView } from '../../state/map/keptView'
import type { PlaceFeed } from '../../state/map/usePlaces'
import { ViewKeeper } from './ViewKeeper'
import { moveByItself } from './visitorMoves'

const SIZE = { clientWidth: 800, clientHeight: 600 }
for (const [name, value] of Object.entries(SIZE)) {
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value })
}

const feed: PlaceFeed = {
  key: 'all',
  retry: () => undefined,
  hasFailed: false,
  isReady: true,
  index: { ...NO_PLACES, edges: { west: 3, south: 50, east: 5, north: 51 } },
}

let map: LeafletMap
let looks: { view: Area; isElsewhere: boolean }[]
const onMoved = jest.fn()
const last = () => looks[looks.length - 1]
const Shown = ({ area, follows = false }: { area?: Area | undefined; follows?: boolean }) => (
  <MapContainer
    center={[51, 4]}
    zoom={9}
    zoomAnimation={false}
    ref={(made) => {
      if (made) map = made
    }}
  >
    <ViewKeeper
      feed={feed}
      filter={area ? { area } : {}}
      follows={follows}
      onMoved={onMoved}
      onLook={(view, isElsewhere) => looks.push({ view, isElsewhere })}
    />
  </MapContainer>
)
const pan = () => act(() => void map.panBy([200, 0], { animate: false }))

beforeEach(() => {
  window.sessionStorage.clear()
  looks = []
  onMoved.mockClear()
})

test('what is found comes in sight without that being the visitor’s doing', () => {
  render(<Shown />)
  expect(last()?.isElsewhere).toBe(false)
  expect(onMoved).not.toHaveBeenCalled()
})

test.each([
  ['pointerDown', {}],
  ['wheel', { ctrlKey: true }],
  ['wheel', { metaKey: true }],
  ['keyDown', {}],
  ['touchStart', {}],
] as const)('a move after a %s on the map is the visitor’s, wherever the focus is: %j', (input, keys) => {
  render(<Shown />)
  fireEvent[input](map.getContainer(), keys)
  pan()
  expect(onMoved).toHaveBeenCalledTimes(1)
  expect(last()?.isElsewhere).toBe(true)
  expect(keptView().isMoved).toBe(true)
})

test('one after the wheel alone is not, which moves the page', () => {
  render(<Shown />)
  fireEvent.wheel(map.getContainer())
  pan()
  expect(onMoved).not.toHaveBeenCalled()
})

test('a move that the map makes for what was pressed on it is not', () => {
  render(<Shown />)
  fireEvent.pointerDown(map.getContainer())
  act(() => moveByItself(map, () => map.panBy([200, 0], { animate: false })))
  expect(onMoved).not.toHaveBeenCalled()
  expect(last()?.isElsewhere).toBe(false)
})

test('what is in sight is not elsewhere once it is searched, and is again when that is taken off', () => {
  const { rerender } = render(<Shown />)
  fireEvent.pointerDown(map.getContainer())
  pan()
  rerender(<Shown area={last()?.view} />)
  expect(last()?.isElsewhere).toBe(false)
  rerender(<Shown />)
  expect(last()?.isElsewhere).toBe(true)
})

test('where it is searched as it is moved, everything comes in sight once that is taken off', () => {
  const { rerender } = render(<Shown follows />)
  const whole = map.getCenter()
  fireEvent.pointerDown(map.getContainer())
  pan()
  rerender(<Shown follows area={last()?.view} />)
  expect(map.getCenter().lng).not.toBeCloseTo(whole.lng, 3)
  rerender(<Shown follows />)
  expect(last()?.isElsewhere).toBe(false)
  expect(map.getCenter().lng).toBeCloseTo(whole.lng, 3)
  expect(onMoved).toHaveBeenCalledTimes(1)
})

test('a way back to a map that the visitor had moved knows that he is elsewhere', () => {
  const { unmount } = render(<Shown />)
  fireEvent.pointerDown(map.getContainer())
  pan()
  const left = last()
  unmount()
  looks = []
  render(<Shown />)
  expect(last()?.isElsewhere).toBe(true)
  expect(last()?.view[0]?.[0]).toBeCloseTo(left?.view[0]?.[0] ?? 0, 5)
})

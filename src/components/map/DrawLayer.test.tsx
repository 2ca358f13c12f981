/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { MapContainer } from 'react-leaflet'
import mapSearch from '../../../locales/en/mapSearch.json'
import { i18nextOptions } from '../../i18n/options'
import { DrawLayer } from './DrawLayer'

void createInstance()
  .use(initReactI18next)
  .init({ ...i18nextOptions, lng: 'en', resources: { en: { mapSearch } }, initAsync: false })

HTMLElement.prototype.setPointerCapture = () => undefined

type Point = readonly [x: number, y: number]

/** A stroke of the pointer over the map. */
function draw(points: readonly Point[]) {
  const box = document.querySelector('.leaflet-container')
  if (!box) throw new Error('no map')
  const hear = (type: string, [clientX, clientY]: Point) =>
    fireEvent(
      box,
      Object.assign(new MouseEvent(type, { clientX, clientY, cancelable: true }), { pointerId: 1 }),
    )
  hear('pointerdown', points[0] ?? [0, 0])
  for (const point of points) hear('pointermove', point)
  hear('pointerup', points.at(-1) ?? [0, 0])
}

const show = (onDrawn: () => void) =>
  render(
    <MapContainer center={[51, 4]} zoom={11} zoomAnimation={false}>
      <DrawLayer onDrawn={onDrawn} />
    </MapContainer>,
  )

test.each<[string, readonly Point[]]>([
  [
    'a straight line',
    [
      [10, 10],
      [200, 10],
      [300, 10],
    ],
  ],
  ['a press', [[10, 10]]],
  [
    'a ring as small as a point',
    [
      [10, 10],
      [14, 10],
      [14, 14],
      [10, 14],
    ],
  ],
])('%s encloses nothing, and is said to', (_, points) => {
  const onDrawn = jest.fn()
  show(onDrawn)
  expect(screen.getByRole('status')).toHaveTextContent(mapSearch['draw.hint'])
  draw(points)
  expect(screen.getByRole('status')).toHaveTextContent(mapSearch['draw.empty'])
  expect(onDrawn).not.toHaveBeenCalled()
})

test('a line around something is an area', () => {
  const onDrawn = jest.fn()
  show(onDrawn)
  draw([
    [10, 10],
    [200, 20],
    [190, 180],
    [15, 170],
  ])
  expect(onDrawn).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toHaveTextContent(mapSearch['draw.hint'])
})

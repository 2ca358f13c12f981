/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { render, screen, within } from '@testing-library/react'
import { inEnglish } from '../../../tests/support/inEnglish'
import { estate } from '../../../tests/support/builders'
import { fromApi } from '../../domain/estate/fromApi'
import { roomGroups } from '../../domain/estate/rooms'
import { RoomList } from './RoomList'

inEnglish()

const floor = { id: 1, level: 0, name: { en: 'Ground floor' } }
const room = (sort: number, en: string, surface: number | null, comment?: string) => ({
  typeId: 5,
  label: { en },
  surface,
  floor,
  sort,
  ...(comment && { comment: { en: comment } }),
})

function shown(...rooms: ReturnType<typeof room>[]) {
  const given = fromApi(estate({ layout: { rooms } }), { hiddenStatus: [] })
  if (!given) throw new Error('Nothing is hidden here')
  render(<RoomList floors={roomGroups(given, 'en')} />)
  return within(screen.getByRole('region', { name: 'Layout' })).getAllByRole('listitem')
}

test('a room tells its surface, and one that was not measured just that it is there', () => {
  const rooms = shown(
    room(1, 'Living room', 32),
    room(2, 'Bathroom', -1),
    room(3, 'Toilet', 0),
    room(4, 'Hall', null, 'with a wardrobe'),
  )
  expect(rooms.map(({ textContent }) => textContent)).toEqual([
    'Living room32 m²',
    'Bathroom',
    'Toilet',
    'Hall, with a wardrobe',
  ])
  // Nothing stands where a surface would: no dash, and no empty place that is read out.
  expect(rooms.map(({ children }) => children.length)).toEqual([2, 1, 1, 1])
})

test('no rooms, no heading', () => {
  const { container } = render(<RoomList floors={[]} />)
  expect(container).toBeEmptyDOMElement()
})

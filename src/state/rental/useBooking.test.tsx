/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import { jsonResponse } from '../../../tests/support/jsonResponse'
import type { RentalPeriodStatus } from '../../contract/rental'
import { useBooking } from './useBooking'

const week: RentalPeriodStatus = {
  id: 10,
  rentalUnitId: 1,
  type: { id: 1, name: { nl: 'Week' } },
  start: '2090-05-06',
  end: '2090-05-13',
  price: 700,
  costs: [],
  available: true,
}
const fetched = globalThis.fetch
afterEach(() => {
  globalThis.fetch = fetched
})

test('who reserves the stay of a link keeps it, and what is typed, when somebody else took it meanwhile', async () => {
  let available = true
  globalThis.fetch = () => Promise.resolve(jsonResponse([{ ...week, available }]))
  const { result } = renderHook(() =>
    useBooking({
      unitId: 1,
      maxPersons: 4,
      frame: { siteId: 'demo', locale: 'nl' },
      query: '?periodStart=2090-05-06',
    }),
  )
  await waitFor(() => expect(result.current.picked?.id).toBe(10))
  act(() => result.current.startReserving())
  available = false
  act(() => result.current.reload())
  await waitFor(() => expect(result.current.picked?.available).toBe(false))
  expect(result.current.isReserving).toBe(true)
})

/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import { jsonResponse } from '../../../tests/support/jsonResponse'
import { rentalPeriod } from '../../../tests/support/rentalPeriod'
import { useAddressQuery } from '../useAddressQuery'
import { useBooking } from './useBooking'

const week = { type: { id: 1, name: { nl: 'Week' } } }
const PERIODS = [
  rentalPeriod(1, '2090-08-05', '2090-08-12', week),
  rentalPeriod(2, '2090-08-12', '2090-08-19', { ...week, available: false }),
  rentalPeriod(3, '2090-08-19', '2090-08-26', week),
]
const PATH = '/en/holiday/3'
const fetched = globalThis.fetch

/** The page of a unit, opened at an address. */
async function open(query: string, cancelStayDays?: number) {
  globalThis.fetch = () => Promise.resolve(jsonResponse(PERIODS))
  window.history.replaceState({ key: 'here' }, '', PATH + query)
  const hook = renderHook(() => {
    const booking = useBooking({
      unitId: 3,
      maxPersons: 6,
      frame: { siteId: 'demo', locale: 'en' },
      query,
      cancelStayDays,
    })
    return { booking, languages: useAddressQuery() }
  })
  await waitFor(() => expect(hook.result.current.booking.periods).toBeDefined())
  const steps = window.history.length
  return {
    now: () => hook.result.current.booking,
    does: (action: (of: ReturnType<typeof useBooking>) => void) =>
      act(async () => action(hook.result.current.booking)),
    /** The address, when it was changed in its own step of history, and what the links to other languages have of it. */
    address: () => {
      expect(window.history.length).toBe(steps)
      expect(window.history.state).toEqual({ key: 'here' })
      expect(hook.result.current.languages).toBe(window.location.search)
      return window.location.pathname + window.location.search + window.location.hash
    },
  }
}

afterEach(() => {
  globalThis.fetch = fetched
  window.history.replaceState(null, '', '/')
})

describe('the address of a unit’s page', () => {
  test('is left as it is until something is chosen', async () => {
    const { address } = await open('?month=2090-08&x=1')
    expect(address()).toBe(`${PATH}?month=2090-08&x=1`)
  })

  test('follows the days and the guests that are chosen, and so does what is shared', async () => {
    const { address, does, now } = await open('?maxOccupation=4&periodType=1&periodStart=2090-08-05#periods')
    await does((of) => of.pickDay('2090-08-20'))
    const chosen = 'maxOccupation=4&periodType=1&periodStart=2090-08-19&periodEnd=2090-08-26'
    expect(address()).toBe(`${PATH}?${chosen}#periods`)
    expect(now().query).toBe(chosen)
    await does((of) => of.setPersons(3))
    expect(address()).toBe(`${PATH}?${chosen.replace('=4', '=3')}#periods`)
  })

  test('opened again it has what was chosen', async () => {
    const first = await open('')
    await first.does((of) => of.pickDay('2090-08-19'))
    await first.does((of) => of.setPersons(5))
    const again = await open(window.location.search)
    expect(again.now().picked?.id).toBe(3)
    expect(again.now().persons).toBe(5)
  })

  test('asks for no days once they are reserved', async () => {
    const { address, does } = await open('?maxOccupation=4&periodStart=2090-08-05&periodEnd=2090-08-12')
    const made = { id: 'x', start: '2090-08-05', end: '2090-08-12', persons: 4 }
    await does((of) => of.reserved(made as Parameters<typeof of.reserved>[0]))
    expect(address()).toBe(`${PATH}?maxOccupation=4`)
  })
})

test('a day that is taken is refused, and the stay that was chosen stays', async () => {
  const { does, now } = await open('')
  await does((of) => of.pickDay('2090-08-05'))
  expect(now().refused).toBeUndefined()
  await does((of) => of.pickDay('2090-08-14'))
  expect(now().refused).toBe('2090-08-14')
  expect(now().picked?.id).toBe(1)
  await does((of) => of.pickDay('2090-08-22'))
  expect(now().refused).toBeUndefined()
  expect(now().picked?.id).toBe(3)
})

test('a link to a stay that is taken by now misses it, by its day of arrival alone too', async () => {
  for (const query of [
    '?periodType=1&periodStart=2090-08-12',
    '?periodStart=2090-08-12&periodEnd=2090-08-19',
  ]) {
    const { now } = await open(query)
    expect(now().picked).toBeUndefined()
    expect(now().isMissed).toBe(true)
  }
  expect((await open('?periodStart=2090-08-05')).now().isMissed).toBe(false)
})

test('until when a stay may be cancelled is known once it is chosen, where the site lets guests', async () => {
  const letting = await open('', 28)
  expect(letting.now().cancelUntil).toBeUndefined()
  await letting.does((of) => of.pickDay('2090-08-05'))
  expect(letting.now().cancelUntil).toBe('2090-07-08')
  const other = await open('?periodStart=2090-08-05')
  expect(other.now().picked?.id).toBe(1)
  expect(other.now().cancelUntil).toBeUndefined()
})

test('who reserves the stay of a link keeps it, and what is typed, when somebody else took it meanwhile', async () => {
  const { does, now } = await open('?periodStart=2090-08-05')
  await does((of) => of.startReserving())
  globalThis.fetch = () =>
    Promise.resolve(jsonResponse(PERIODS.map((period) => ({ ...period, available: period.id !== 1 }))))
  await does((of) => of.reload())
  await waitFor(() => expect(now().picked).toMatchObject({ id: 1, available: false }))
  expect(now().isReserving).toBe(true)
})

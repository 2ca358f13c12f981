/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { STORAGE_KEY } from './storage'
import { toggleFavourite as toggle, useFavourites } from './useFavourites'

const useIds = () => useFavourites((state) => state.favorites)
const stored = () => JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? 'null') as unknown

const fromAnotherTab = (ids: string[] | null) =>
  act(() => {
    if (ids) window.localStorage.setItem(STORAGE_KEY, JSON.stringify(ids))
    else window.localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: ids ? STORAGE_KEY : null }))
  })

beforeEach(() => {
  window.localStorage.clear()
  // Reads that there is none: what was read last is what stands in when storage is refused.
  renderHook(useIds).unmount()
})

test('a listing is added as a string and taken off again, each time saved', () => {
  const { result } = renderHook(useIds)
  act(() => toggle(7))
  act(() => toggle(8))
  expect(result.current).toEqual(['7', '8'])
  expect(stored()).toEqual(['7', '8'])
  act(() => toggle(7))
  expect(result.current).toEqual(['8'])
  expect(stored()).toEqual(['8'])
})

test('what was kept on an earlier visit is there', () => {
  window.localStorage.setItem(STORAGE_KEY, '["7"]')
  expect(renderHook(useIds).result.current).toEqual(['7'])
})

test('every heart on the page beats with the others', () => {
  const [, second] = [renderHook(useIds), renderHook(useIds)]
  act(() => toggle(7))
  expect(second.result.current).toEqual(['7'])
})

test('another tab is followed: adding there, and clearing everything', () => {
  const { result } = renderHook(useIds)
  fromAnotherTab(['9'])
  expect(result.current).toEqual(['9'])
  fromAnotherTab(null)
  expect(result.current).toEqual([])
})

test('adding keeps what another tab added in the meantime', () => {
  renderHook(useIds)
  window.localStorage.setItem(STORAGE_KEY, '["9"]')
  act(() => toggle(7))
  expect(stored()).toEqual(['9', '7'])
})

test('a browser that refuses storage keeps favourites as long as the page lives', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  try {
    const { result } = renderHook(useIds)
    act(() => toggle(7))
    expect(result.current).toEqual(['7'])
    act(() => toggle(7))
    expect(result.current).toEqual([])
  } finally {
    get.mockRestore()
    set.mockRestore()
  }
})

test('a prebuilt page shows none', () => {
  window.localStorage.setItem(STORAGE_KEY, '["7"]')
  const Count = () => <>{useIds().length}</>
  expect(renderToString(<Count />)).toBe('0')
})

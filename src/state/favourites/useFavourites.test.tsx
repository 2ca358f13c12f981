/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { STORAGE_KEY } from './storage'
import { useFavourites } from './useFavourites'

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
  renderHook(useFavourites).unmount()
})

test('a listing is added as a string and taken off again, each time saved', () => {
  const { result } = renderHook(useFavourites)
  act(() => result.current.toggle(7))
  act(() => result.current.toggle(8))
  expect(result.current.ids).toEqual(['7', '8'])
  expect(stored()).toEqual(['7', '8'])
  act(() => result.current.toggle(7))
  expect(result.current.ids).toEqual(['8'])
  expect(stored()).toEqual(['8'])
})

test('what was kept on an earlier visit is there', () => {
  window.localStorage.setItem(STORAGE_KEY, '["7"]')
  expect(renderHook(useFavourites).result.current.ids).toEqual(['7'])
})

test('every heart on the page beats with the others', () => {
  const [first, second] = [renderHook(useFavourites), renderHook(useFavourites)]
  act(() => first.result.current.toggle(7))
  expect(second.result.current.ids).toEqual(['7'])
})

test('another tab is followed: adding there, and clearing everything', () => {
  const { result } = renderHook(useFavourites)
  fromAnotherTab(['9'])
  expect(result.current.ids).toEqual(['9'])
  fromAnotherTab(null)
  expect(result.current.ids).toEqual([])
})

test('adding keeps what another tab added in the meantime', () => {
  const { result } = renderHook(useFavourites)
  window.localStorage.setItem(STORAGE_KEY, '["9"]')
  act(() => result.current.toggle(7))
  expect(stored()).toEqual(['9', '7'])
})

test('a browser that refuses storage keeps favourites as long as the page lives', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  try {
    const { result } = renderHook(useFavourites)
    act(() => result.current.toggle(7))
    expect(result.current.ids).toEqual(['7'])
    act(() => result.current.toggle(7))
    expect(result.current.ids).toEqual([])
  } finally {
    get.mockRestore()
    set.mockRestore()
  }
})

test('a prebuilt page shows none', () => {
  window.localStorage.setItem(STORAGE_KEY, '["7"]')
  const Count = () => <>{useFavourites().ids.length}</>
  expect(renderToString(<Count />)).toBe('0')
})

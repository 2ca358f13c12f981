/** @jest-environment jsdom */
import type * as listings from './keptListings'
import { forgetListing, hiddenListings, keepListings, readNumbers, seenListings } from './keptListings'

afterEach(() => {
  jest.restoreAllMocks()
  window.localStorage.clear()
})

describe('listings that a browser remembers', () => {
  test.each([
    ['nothing', undefined, []],
    ['no list', { 0: 7 }, []],
    ['what is no number', [7, '8', null, 1.5, [9], 1e300], [7]],
    ['a number twice', [7, 7, 8], [7, 8]],
  ])('%s is understood as far as it goes', (_, found, ids) => expect(readNumbers(found)).toEqual(ids))

  test('are the latest 500', () => {
    keepListings(
      seenListings,
      Array.from({ length: 502 }, (_, id) => id),
    )
    expect(seenListings.get()).toHaveLength(500)
    expect(seenListings.get()[0]).toBe(2)
    expect(readNumbers(Array.from({ length: 502 }, (_, id) => id))).toHaveLength(500)
  })

  test('are told to who listens, once', () => {
    const listener = jest.fn()
    const stop = hiddenListings.subscribe(listener)
    keepListings(hiddenListings, [7])
    keepListings(hiddenListings, [7])
    expect(listener).toHaveBeenCalledTimes(1)
    forgetListing(hiddenListings, 7)
    expect(hiddenListings.get()).toEqual([])
    stop()
  })

  test('are those of another tab, too', () => {
    window.localStorage.setItem('hidden', '[9]')
    expect(hiddenListings.get()).toEqual([9])
    window.localStorage.setItem('hidden', '{broken')
    expect(hiddenListings.get()).toEqual([])
  })

  test('last as long as the page where storage is full', () => {
    jest.isolateModules(() => {
      const own = jest.requireActual<typeof listings>('./keptListings')
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
      own.keepListings(own.hiddenListings, [7])
      own.keepListings(own.hiddenListings, [8])
      expect(own.hiddenListings.get()).toEqual([7, 8])
    })
  })
})

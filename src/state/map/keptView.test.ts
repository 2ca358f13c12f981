/** @jest-environment jsdom */
import { navigate } from '@reach/router'
import { keepView, keptFollows, keptView } from './keptView'
import { takeViewAlong } from './takeViewAlong'

const go = (key: string | undefined, address: string) =>
  window.history.replaceState(key ? { key } : null, '', address)

beforeEach(() => window.sessionStorage.clear())

test('what is known of a map is kept piece by piece, for its entry of the history alone', () => {
  go('a', '/nl/te-koop?map=1')
  keepView({ at: { lat: 51, lon: 4, zoom: 12 } })
  keepView({ open: '51,4,false' })
  expect(keptView()).toEqual({ at: { lat: 51, lon: 4, zoom: 12 }, open: '51,4,false' })
  go('b', '/nl/te-koop?map=1')
  expect(keptView()).toEqual({})
  go('a', '/nl/te-koop?map=1&city=7')
  expect(keptView()).toEqual({})
  go('a', '/nl/te-koop?map=1')
  keepView({ open: undefined })
  expect(keptView()).toEqual({ at: { lat: 51, lon: 4, zoom: 12 } })
})

test('it goes along with every other address of the same page, as long as the map stands there', () => {
  const [before, after] = [
    { lat: 51, lon: 4, zoom: 12 },
    { lat: 50, lon: 5, zoom: 9 },
  ]
  go('a', '/nl/te-koop?map=1')
  keepView({ at: before })
  const end = takeViewAlong()
  void navigate('/nl/te-koop?map=1&page=2', { replace: true })
  expect(keptView()).toEqual({ at: before })
  keepView({ at: after, open: '51,4,false' })
  void navigate('/nl/te-koop?map=1&page=2&sortType=price')
  expect(keptView()).toEqual({ at: after, open: '51,4,false' })
  void navigate('/nl/te-huur?map=1')
  expect(keptView()).toEqual({})
  end()
  go('b', '/nl/te-koop?map=1')
  void navigate('/nl/te-koop?map=1&page=3')
  expect(keptView()).toEqual({})
})

test('what is no view is none', () => {
  go(undefined, '/fr/a-vendre')
  keepView({ isMoved: true })
  const [key = ''] = Object.keys(window.sessionStorage)
  window.sessionStorage.setItem(key, '{')
  expect(keptView()).toEqual({})
})

test('that a map is to search as it is moved holds for every address of the tab, until it is taken back', () => {
  go('a', '/nl/te-koop?map=1')
  expect(keptFollows.isSet()).toBe(false)
  keptFollows.set(true)
  go('b', '/nl/te-koop?map=1&area=3;51,4;51,4')
  expect(keptFollows.isSet()).toBe(true)
  keptFollows.set(false)
  go('a', '/nl/te-koop?map=1')
  expect(keptFollows.isSet()).toBe(false)
})

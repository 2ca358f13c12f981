/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { lastList, useKeepsList } from './lastList'

const PATHS = { nl: '/nl/te-koop', fr: '/fr/a-vendre' }

function List({ query }: { query: string }) {
  useKeepsList(PATHS, query)
  return null
}

afterEach(() => {
  jest.restoreAllMocks()
  window.sessionStorage.clear()
})

test('the search that was left is known in every language of its list', () => {
  const { rerender } = render(<List query="?type=1" />)
  rerender(<List query="?type=1&bed-min=3" />)
  expect(lastList('nl')).toEqual({ path: '/nl/te-koop', query: '?type=1&bed-min=3' })
  expect(lastList('fr')).toEqual({ path: '/fr/a-vendre', query: '?type=1&bed-min=3' })
  expect(lastList('de')).toBeUndefined()
})

test('a list without a search is no search to go back to', () => {
  const { rerender } = render(<List query="?type=1" />)
  rerender(<List query="" />)
  expect(lastList('nl')).toBeUndefined()
})

test.each(['', '{', 'null', '7', '{"paths":{"nl":7},"query":"?a"}', '{"paths":{"nl":"/nl"},"query":"//x"}'])(
  'what somebody else wrote there is nothing: %s',
  (kept) => {
    window.sessionStorage.setItem('last-list', kept)
    expect(lastList('nl')).toBeUndefined()
  },
)

test('where storage is refused there is nothing to go back to', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  render(<List query="?type=1" />)
  expect(lastList('nl')).toBeUndefined()
})

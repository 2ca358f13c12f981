/** @jest-environment jsdom */
import { FILTER_KEYS, rowOf } from './filters'
import { MARK_SEARCHED, SEARCHED_MARK } from './searchedMark'

const root = document.documentElement

/** Opens an address and runs the script as its document would. */
function open(address: string) {
  window.history.replaceState(null, '', address)
  root.removeAttribute(SEARCHED_MARK)
  new Function(MARK_SEARCHED)()
  return root.hasAttribute(SEARCHED_MARK)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([...FILTER_KEYS.map((key) => `?${rowOf(key).param}=1`), '?map=1&sortType=price', '?page=2'])(
  'a list page opened with %s does not show what was prebuilt',
  (query) => expect(open(`/nl/te-koop${query}`)).toBe(true),
)

test.each(['', '?map=1', '?utm_source=mail', '?utm_city=1', '?x=a&b'])('opened with "%s" it does', (query) =>
  expect(open(`/nl/te-koop${query}`)).toBe(false),
)

test('when no script takes the search over, it is shown after all', () => {
  open('/nl/te-koop?city=1')
  jest.advanceTimersByTime(4000)
  expect(root.hasAttribute(SEARCHED_MARK)).toBe(false)
})

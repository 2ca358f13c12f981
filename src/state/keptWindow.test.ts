/** @jest-environment jsdom */
import { KEPT_WINDOW, shouldUpdateScroll } from './keptWindow'

type Args = Parameters<NonNullable<typeof shouldUpdateScroll>>[0]

const answer = (from: string | undefined, to: string, state: unknown, { hash = '', left = 0 } = {}) =>
  shouldUpdateScroll?.(
    {
      ...(from && { prevRouterProps: { location: { pathname: from } } }),
      routerProps: { location: { pathname: to, state, hash } },
      getSavedScrollPosition: () => [0, left || null],
    } as unknown as Args,
    { plugins: [] },
  )

test('more of a list leaves the window where it is', () => {
  expect(answer('/nl/te-koop', '/nl/te-koop', { ...KEPT_WINDOW, key: '1' })).toBe(false)
})

test('the way back to it is the list’s own too, from another page or by a reload', () => {
  expect(answer('/nl/aanbod/1', '/nl/te-koop', KEPT_WINDOW)).toBe(false)
  expect(answer(undefined, '/nl/te-koop', KEPT_WINDOW)).toBe(false)
})

test('a link to the same page, and another page, are Gatsby’s own', () => {
  expect(answer('/nl/te-koop', '/nl/te-koop', { key: '1' })).toBe(true)
  expect(answer('/nl/te-koop', '/nl/te-koop', null)).toBe(true)
  expect(answer('/nl/aanbod/1', '/nl/te-koop', null)).toBe(true)
})

test('a document that opens is the browser’s, wherever the page of that path was left before', () => {
  expect(answer(undefined, '/nl/te-koop', null, { left: 640 })).toBe(false)
  expect(answer(undefined, '/nl/aanbod/1', null, { hash: '#units' })).toBe(true)
})

describe('an address that names a part of its page', () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation()
  beforeEach(() => scrolled.mockClear())

  test('is opened at that part', () => {
    expect(answer('/nl/aanbod/1/1', '/nl/aanbod/1', { key: '2' }, { hash: '#unit-1' })).toBe(true)
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('and gone back to where the window was left since', () => {
    expect(answer('/nl/aanbod/1/2', '/nl/aanbod/1', { key: '2' }, { hash: '#unit-1', left: 640 })).toBe(false)
    expect(scrolled).toHaveBeenCalledWith(0, 640)
  })

  test('by a way within the page it is always that part', () => {
    expect(answer('/nl/aanbod/1', '/nl/aanbod/1', null, { hash: '#units', left: 640 })).toBe(true)
    expect(scrolled).not.toHaveBeenCalled()
  })
})

import { KEPT_WINDOW, shouldUpdateScroll } from './keptWindow'

type Args = Parameters<NonNullable<typeof shouldUpdateScroll>>[0]

const answer = (from: string | undefined, to: string, state: unknown) =>
  shouldUpdateScroll?.(
    {
      ...(from && { prevRouterProps: { location: { pathname: from } } }),
      routerProps: { location: { pathname: to, state } },
    } as Args,
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

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

test('a link to the same page, another page, and a document that opens are Gatsby’s own', () => {
  expect(answer('/nl/te-koop', '/nl/te-koop', { key: '1' })).toBe(true)
  expect(answer('/nl/te-koop', '/nl/te-koop', null)).toBe(true)
  expect(answer('/nl/aanbod/1', '/nl/te-koop', KEPT_WINDOW)).toBe(true)
  expect(answer(undefined, '/nl/te-koop', KEPT_WINDOW)).toBe(true)
})

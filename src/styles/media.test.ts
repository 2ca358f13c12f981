/** @jest-environment jsdom */
import { isDesktop, media } from './media'

test('the desktop begins at 992 px, and what is below ends before it (spec §9)', () => {
  expect(media.desktop).toBe('@media (min-width: 992px)')
  const [, below] = /max-width: ([\d.]+)px/.exec(media.belowDesktop) ?? []
  expect(Number(below)).toBeLessThan(992)
  expect(Number(below)).toBeGreaterThan(991)
})

test('a window is asked whether it is as wide as that', () => {
  const asked: string[] = []
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ matches: asked.push(query) > 0 }),
  })
  expect(isDesktop()).toBe(true)
  expect(asked).toEqual(['(min-width: 992px)'])
})

import { mayRepeat, READING_POSTS } from './mayRepeat'

describe('what may be asked twice', () => {
  it.each([
    ['GET', '/sites/demo/estates/v2/7', false, true],
    ['HEAD', '/sites/demo/assets/a.webp', false, true],
    ['POST', '/sites/demo/estates', false, true],
    ['POST', '/sites/demo/rental-units/map?x=1', false, true],
    ['POST', '/sites/demo/contact', true, true],
    ['POST', '/sites/demo/contact', false, false],
    ['POST', '/sites/demo/rental-units/reservation', false, false],
    ['POST', '/sites/demo/admin/import', false, false],
    ['DELETE', '/sites/demo/alerts/mine', false, false],
  ])('%s %s, key %s: %s', (method, path, hasKey, may) => expect(mayRepeat(method, path, hasKey)).toBe(may))

  it('of what is posted is searches alone', () => {
    expect([...READING_POSTS].sort()).toEqual([
      '/estate-filters',
      '/estate-map',
      '/estates',
      '/rental-units',
      '/rental-units/filters',
      '/rental-units/map',
    ])
  })
})

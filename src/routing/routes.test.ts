import fc from 'fast-check'
import { LOCALES, type Locale } from '../contract/locales'
import { href, pageHref, parse, pattern, ROUTES, type RouteName } from './routes'

const names = Object.keys(ROUTES) as RouteName[]
const valuesOf = (name: RouteName) => [...ROUTES[name].matchAll(/:(\w+)/g)].map((found) => found[1] ?? '')
const rows = names.flatMap((name) => LOCALES.map((locale) => [name, locale] as const))

describe('the addresses of spec §2', () => {
  test.each<[string, RouteName, Locale, Record<string, string | number>]>([
    ['/en/privacy-statement', 'privacy', 'en', {}],
    ['/en/terms-of-use', 'terms', 'en', {}],
    ['/nl/favorieten', 'favourites', 'nl', {}],
    ['/fr/favoris', 'favourites', 'fr', {}],
    ['/en/favorites', 'favourites', 'en', {}],
    ['/de/favoriten', 'favourites', 'de', {}],
    ['/nl/hou-me-op-de-hoogte', 'alerts', 'nl', {}],
    ['/fr/tenez-moi-au-courant/success', 'alertsSuccess', 'fr', {}],
    ['/en/keep-me-informed/unsubscribe/abc', 'alertsUnsubscribe', 'en', { token: 'abc' }],
    ['/de/halte-mich-auf-dem-laufenden/abc', 'alertsEdit', 'de', { token: 'abc' }],
    ['/nl/aanbod/7', 'estateShort', 'nl', { estateId: 7 }],
    ['/fr/offre/7/maison', 'estate', 'fr', { estateId: 7, slug: 'maison' }],
    ['/de/angebot/7/haus/8', 'estateUnit', 'de', { estateId: 7, slug: 'haus', entityId: 8 }],
    ['/fr/annuler-rendez-vous/x', 'cancelAppointment', 'fr', { appointmentId: 'x' }],
    ['/de/termin-absagen/x', 'cancelAppointment', 'de', { appointmentId: 'x' }],
    ['/nl/reservatie/x', 'reservation', 'nl', { reservationId: 'x' }],
    ['/de/reservierung/x', 'reservation', 'de', { reservationId: 'x' }],
    ['/nl/vakantie/3', 'rentalUnit', 'nl', { rentalUnitId: 3 }],
    ['/de/feiertage/3', 'rentalUnit', 'de', { rentalUnitId: 3 }],
    ['/en/detail', 'liveDetail', 'en', {}],
  ])('%s', (path, name, locale, params) => {
    expect(href(name, locale, params)).toBe(path)
  })

  test('an unknown route falls back to /', () => {
    expect(href('somewhere', 'nl')).toBe('/')
    expect(href('toString', 'nl')).toBe('/')
  })

  test('a link with a value missing is refused, naming it', () => {
    expect(() => href('estate', 'nl', { estateId: 7 })).toThrow('estate needs slug')
  })
})

describe('reading an address', () => {
  test.each(rows)('%s in %s comes back whatever its values are', (name, locale) => {
    const keys = valuesOf(name)
    const isNumber = (key: string) => /^(estate|entity|rentalUnit)Id$/.test(key)
    const number = fc.integer({ min: 1, max: 2147483647 }).map(String)
    const value = fc
      .string({ minLength: 1, unit: 'grapheme' })
      .filter((text) => !/^(success|unsubscribe|\.{1,2})$/.test(text))
    fc.assert(
      fc.property(fc.tuple(...keys.map((key) => (isNumber(key) ? number : value))), (values) => {
        const params = Object.fromEntries(keys.map((key, index) => [key, values[index] ?? '']))
        expect(parse(href(name, locale, params))).toEqual({ name, locale, params })
      }),
      { numRuns: 50 },
    )
  })

  test('content pages, other languages and broken encodings are not routes', () => {
    for (const path of ['/nl/te-koop', '/it/offer/1', '/offer/1', '/nl/aanbod/%E0%A4%A', '']) {
      expect(parse(path)).toBeUndefined()
    }
  })

  test('numbers of listings and holiday units are numbers', () => {
    for (const path of [
      '/nl/aanbod/x',
      '/nl/aanbod/0',
      '/nl/aanbod/07',
      '/nl/aanbod/7/huis/x',
      '/de/feiertage/1e3',
    ])
      expect(parse(path)).toBeUndefined()
  })

  test('a word of another language is not this language’s word', () => {
    expect(parse('/nl/offre/7')).toBeUndefined()
  })
})

test('own pages stand under their language', () => {
  expect(pageHref('nl', 'te-koop')).toBe('/nl/te-koop')
  expect(pageHref('fr', '/à propos/équipe/')).toBe('/fr/%C3%A0%20propos/%C3%A9quipe')
  expect(pageHref('de', '')).toBe('/de')
  expect(pattern('estate', 'de')).toBe('/de/angebot/:estateId/:slug')
})

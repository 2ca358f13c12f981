import { LOCALES } from '../contract/locales'
import { LANDING_KINDS, landingHref, parseLanding } from './landings'

test.each(LOCALES)('in %s every landing page has an address of its own that is read back', (locale) => {
  const list = `/${locale}/a`
  const all = [true, false].flatMap((isProvince) =>
    LANDING_KINDS.flatMap((kind) =>
      ['gent', 'sint-niklaas', 'beveren-8800'].map((slug) => ({ kind, isProvince, slug })),
    ),
  )
  const paths = all.map((each) => landingHref(list, locale, each))
  expect(new Set(paths).size).toBe(all.length)
  expect(paths.map(parseLanding)).toEqual(all.map((each) => ({ list, ...each })))
})

test('each language says it in its own words', () => {
  const said = (kind: 'HOUSE' | 'ANY', isProvince: boolean) =>
    LOCALES.map((locale) => landingHref(`/${locale}/x`, locale, { kind, isProvince, slug: 'y' }))
  expect(said('HOUSE', false)).toEqual([
    ...['/nl/x/huis-in-y', '/fr/x/maison-a-y', '/en/x/house-in-y', '/de/x/haus-in-y'],
  ])
  expect(said('ANY', true)).toEqual([
    ...['/nl/x/vastgoed-provincie-y', '/fr/x/immobilier-province-y'],
    ...['/en/x/property-province-y', '/de/x/immobilien-provinz-y'],
  ])
})

test.each([
  '/',
  '/nl',
  '/nl/huis-in-gent',
  '/nl/te-koop',
  '/nl/te-koop/pagina-2',
  '/nl/te-koop/in-de-kijker',
  '/nl/te-koop/huis-in-',
  '/nl/te-koop/huis-in-Gent',
  '/nl/te-koop/maison-a-gand',
  '/xx/te-koop/huis-in-gent',
  '/nl/te-koop/huis-in-gent/pagina-2',
])('%s is none', (path) => expect(parseLanding(path)).toBeUndefined())

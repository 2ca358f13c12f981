import { LOCALES } from '../../contract/locales'
import { LANDING_KINDS } from '../../routing/landings'
import { siteDescription, siteTitle } from '../headTitle'
import { landingDescription, landingIntro, landingLabel, landingTitle } from './landingText'

const GHENT = {
  kind: 'HOUSE' as const,
  name: { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' },
  isProvince: false,
  total: 12,
}
const PRICES = { told: 12, low: 249_000, high: 895_000 }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('it is called as a native calls it', () => {
  expect(LOCALES.map((locale) => landingTitle(GHENT, 'FOR_SALE', locale))).toEqual([
    ...['Huizen te koop in Gent', 'Maisons à vendre à Gand'],
    ...['Houses for sale in Ghent', 'Häuser in Gent zu verkaufen'],
  ])
  const antwerp = {
    ...GHENT,
    kind: 'ANY' as const,
    name: { nl: 'Antwerpen', fr: 'Anvers' },
    isProvince: true,
  }
  expect(landingTitle(antwerp, 'TO_RENT', 'fr')).toBe('Biens à louer dans la province d’Anvers')
  expect(landingLabel(antwerp, 'nl')).toBe('Panden in de provincie Antwerpen')
})

test('of towns that are called alike each has a title of its own', () => {
  const beveren = { ...GHENT, name: { nl: 'Beveren' }, zip: '8800' }
  expect(landingTitle(beveren, 'FOR_SALE', 'nl')).toBe('Huizen te koop in Beveren (8800)')
})

test('it says how many there are, and what they cost as far as that is told', () => {
  const said = (over: object, locale: (typeof LOCALES)[number] = 'nl') =>
    plain(landingIntro({ ...GHENT, ...over }, 'FOR_SALE', locale).join(' '))
  expect(said({})).toBe('We hebben nu 12 huizen te koop in Gent.')
  expect(said({ prices: PRICES })).toBe(
    'We hebben nu 12 huizen te koop in Gent, van € 249.000 tot € 895.000.',
  )
  expect(said({ prices: { told: 12, low: 5000, high: 5000 } })).toBe(
    'We hebben nu 12 huizen te koop in Gent, voor € 5.000.',
  )
  expect(said({ prices: { ...PRICES, told: 3 } })).toContain('Waar een prijs bij staat, gaat die van')
  expect(said({ prices: { told: 1, low: 5000, high: 5000 } })).toBe('We hebben nu 12 huizen te koop in Gent.')
  const full = { prices: { ...PRICES, median: 420_000 }, perArea: 2850 }
  for (const locale of LOCALES)
    for (const amount of ['€ 249.000', '€ 895.000', '€ 420.000', '€ 2.850/m²'])
      expect(said(full, locale)).toContain(amount)
})

test('a rent is one of a month', () => {
  const prices = { told: 12, low: 700, high: 1500, median: 950 }
  const said = plain(landingIntro({ ...GHENT, prices }, 'TO_RENT', 'nl').join(' '))
  expect(said).toContain('12 huizen te huur in Gent, van € 700/maand tot € 1.500/maand.')
  expect(said).toContain('De mediaan van de huurprijzen is € 950/maand')
})

test.each(LOCALES)('in %s titles and descriptions are as long as search engines show them', (locale) => {
  const site = { name: 'Huis & Co', slogan: 'Makelaars in Gent sinds 1983' }
  const long = 'Saint-Georges-sur-Meuse'
  for (const kind of LANDING_KINDS)
    for (const name of ['As', long])
      for (const prices of [undefined, PRICES])
        for (const offer of ['FOR_SALE', 'TO_RENT'] as const) {
          const landing = { ...GHENT, kind, name: { [locale]: name }, ...(prices && { prices }) }
          const title = siteTitle(landingTitle(landing, offer, locale), site)
          expect([title, title.length >= 30 && title.length <= 65]).toEqual([title, true])
          const said = siteDescription(landingDescription(landing, offer, locale), title, site)
          expect([said, said.length >= 70 && said.length <= 160]).toEqual([said, true])
        }
})

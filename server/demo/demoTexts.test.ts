import { LOCALES } from '../../src/contract/locales'
import type { ImportData, ImportKind } from '../../src/contract/importLine'
import { demoLines } from './demo'

const now = new Date('2026-06-01T08:00:00Z')
const sites = [1, 2].map((seed) => [...demoLines({ siteId: 'demo', estates: 220, seed, now })])
const allOf = <K extends ImportKind>(kind: K, lines = sites.flat()) =>
  lines.flatMap((line) => (line.kind === kind && 'data' in line ? [line.data as ImportData<K>] : []))

const estates = allOf('estate')
const units = allOf('rentalUnit')
const described = [
  ...estates.map(({ general }) => ({ id: general.id, text: general.description })),
  ...estates.map(({ general }) => ({ id: general.id, text: general.title })),
  ...units.map(({ id, general }) => ({ id, text: general.description })),
].flatMap(({ id, text }) => (text ? [{ id, text }] : []))

/** What a text may state, in the words of each language. */
const STATED = [
  ['vaatwasser', 'lave-vaisselle', 'dishwasher', 'Geschirrspüler'],
  ['koelkast', 'réfrigérateur', 'fridge', 'Kühlschrank'],
  ['dampkap', 'hotte', 'extract', 'Dunstabzug'],
  ['haard', 'cheminée', 'fireplace', 'Kamin'],
  ['[Bb]akker', 'boulangerie', 'bakery', 'Bäckerei'],
  ['openbaar vervoer', 'transports en commun', 'public transport', 'öffentlichen? Verkehrsmittel'],
  ['laadp', 'borne de recharge', 'charging point', 'Lade(punkt|station)'],
  ['koffiezet', 'machine à café', 'coffee machine', 'Kaffeemaschine'],
  ['spelletjes', 'jeux de société', 'games', 'Gesellschaftsspiele'],
  ['condensatieketel', 'condensation', 'condensing', 'Brennwert'],
  ['vloerverwarming', 'chauffage par le sol', 'underfloor', 'Fußbodenheizung'],
  ['gezond', 'saine', 'sound', 'gesund'],
  ['zes meter', 'six mètres', 'six metres', 'sechs Meter'],
  ['[Bb]edlinnen', 'draps', '[Bb]ed linen', 'Bettwäsche'],
  ['Breyne', 'Breyne', 'Breyne', 'Breyne'],
  ['syndicus', 'syndic', 'managing agent', 'Hausverwaltung'],
  ['\\bdro(og|ge)\\b', '\\bsec\\b|sèche', '\\bdry\\b', 'trocken'],
  ['attesten', 'attestations sont', 'certificates are', 'Bescheinigungen liegen'],
] as const
const PATTERNS = STATED.map((words) => words.map((word) => new RegExp(word)))

const measures = (text: string) => (text.match(/[\d.,]+\u00a0(m²|km|m)(?!\p{L})|[\d.,]+ kWh/gu) ?? []).sort()

describe('the texts of 440 demo listings and their holiday homes', () => {
  it('state the same in every language', () => {
    const wrong = described.flatMap(({ id, text }) => {
      const said = LOCALES.map((locale) => text[locale] ?? '')
      const figures = new Set(said.map((one) => measures(one).join()))
      return [
        ...(figures.size > 1 ? [`${id}: ${[...figures].join(' and ')}`] : []),
        ...PATTERNS.flatMap((words, fact) =>
          new Set(words.map((word, language) => word.test(said[language] ?? ''))).size > 1
            ? [`${id}: ${STATED[fact]?.[0]}`]
            : [],
        ),
      ]
    })
    expect(wrong).toEqual([])
  })

  it('look onto nothing that they tell to lie farther off', () => {
    const far = estates.filter(({ general }) => {
      const nl = general.description?.nl ?? ''
      const metres = (thing: string) => {
        const [, figure = '0', unit] = new RegExp(`${thing} \\(([\\d.,]+)\\u00a0(k?m)\\)`).exec(nl) ?? []
        return Number(figure.replace(',', '.')) * (unit === 'km' ? 1000 : 1)
      }
      return (
        (/uit op het park/.test(nl) && metres('het park') > 100) ||
        (/ziet u de zee|zeezicht/.test(nl) && metres('het strand') > 400)
      )
    })
    expect(far.map(({ general }) => general.id)).toEqual([])
  })

  it('ask for bed linen what the costs of a stay ask', () => {
    for (const site of sites) {
      const charged = new Set(
        allOf('rentalPeriod', site).flatMap(({ rentalUnitId, costs }) =>
          costs.some(({ label }) => label.nl === 'Bedlinnen') ? [rentalUnitId] : [],
        ),
      )
      expect(charged.size).toBeGreaterThan(3)
      for (const { id, general } of allOf('rentalUnit', site))
        expect([id, /wordt per persoon aangerekend/.test(general.description?.nl ?? '')]).toEqual([
          id,
          charged.has(id),
        ])
    }
  })
})

test('every holiday unit is in a region, so that its town is found by it', () => {
  expect(units.filter(({ general }) => !general.location)).toEqual([])
})

test('every picture says what it shows', () => {
  expect(estates.flatMap(({ pictures }) => pictures.filter(({ alt }) => !alt?.nl))).toEqual([])
  expect(units.flatMap(({ photos }) => photos.filter(({ alt }) => !alt?.nl))).toEqual([])
})

test('a list of houses and apartments alone says so in its title', () => {
  const [page] = allOf('page').filter(({ node }) => node?.query?.range)
  expect(LOCALES.map((locale) => page?.title[locale])).toEqual([
    'Huizen en appartementen tot € 250.000',
    'Maisons et appartements jusqu’à € 250.000',
    'Houses and apartments up to € 250.000',
    'Häuser und Wohnungen bis € 250.000',
  ])
})

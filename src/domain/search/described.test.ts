import { HEAD_TYPE_ID, SUB_TYPE_ID } from '../../contract/ids'
import type { Locale } from '../../contract/locales'
import de from '../../../locales/de/described.json'
import en from '../../../locales/en/described.json'
import fr from '../../../locales/fr/described.json'
import nl from '../../../locales/nl/described.json'
import { type Described, describedSearch } from './described'

const WORDS = { nl, fr, en, de }
const { HOUSE, APARTMENT, PLOT, GARAGE } = HEAD_TYPE_ID

test.each<[Locale, string, Described['filter'], string]>([
  [
    'en',
    'flat with garden under 300,000 near Ghent, EPC C or better',
    { type: [APARTMENT], garden: true, priceMax: 300_000, energy: 'C' },
    'near ghent',
  ],
  [
    'nl',
    'huis met tuin en 3 slaapkamers in Gent, maximaal 400.000 euro',
    { type: [HOUSE], garden: true, bedMin: 3, priceMax: 400_000 },
    'gent',
  ],
  [
    'nl',
    'appartement met lift en terras, 2 slpk, De Panne tot € 250.000',
    { type: [APARTMENT], lift: true, terrace: true, bedMin: 2, priceMax: 250_000 },
    'de panne',
  ],
  ['nl', 'bouwgrond rond Brugge', { subType: [SUB_TYPE_ID['BUILDING_PLOT'] ?? 0] }, 'rond brugge'],
  ['nl', 'grond 10 km rond Gent', { type: [PLOT] }, '10 km rond gent'],
  ['nl', 'Gent 300k', { priceMax: 300_000 }, 'gent'],
  ['nl', 'villa 1,5 miljoen', { subType: [SUB_TYPE_ID['VILLA'] ?? 0], priceMax: 1_500_000 }, ''],
  ['nl', 'huis 9000 Gent', { type: [HOUSE] }, '9000 gent'],
  ['nl', 'appartement max 1200 Leuven', { type: [APARTMENT], priceMax: 1200 }, 'leuven'],
  ['nl', 'huis tussen 200.000 en 350.000', { type: [HOUSE], priceMin: 200_000, priceMax: 350_000 }, ''],
  ['nl', 'huis met garage', { type: [HOUSE], parking: true }, ''],
  ['nl', 'garage Oostende', { type: [GARAGE] }, 'oostende'],
  [
    'nl',
    'te renoveren huis minstens 150 m²',
    { type: [HOUSE], condition: ['TO_RENOVATE'], livingAreaMin: 150 },
    '',
  ],
  [
    'fr',
    'maison à rénover avec jardin, trois chambres, à Liège, moins de 200 000 €',
    { type: [HOUSE], condition: ['TO_RENOVATE'], garden: true, bedMin: 3, priceMax: 200_000 },
    'liege',
  ],
  [
    'fr',
    'appartement meublé avec ascenseur, La Louvière',
    { type: [APARTMENT], furnished: true, lift: true },
    'la louviere',
  ],
  ['fr', 'PEB B ou mieux', { energy: 'B' }, ''],
  [
    'de',
    'Haus mit Garten in Eupen, höchstens 350.000',
    { type: [HOUSE], garden: true, priceMax: 350_000 },
    'eupen',
  ],
  ['de', 'Wohnung mit zwei Schlafzimmern und Aufzug', { type: [APARTMENT], bedMin: 2, lift: true }, ''],
  [
    'en',
    'house to rent, pets, from 800 to 1200 euro',
    { type: [HOUSE], pets: true, priceMin: 800, priceMax: 1200 },
    '',
  ],
  ['en', 'studio', { subType: [SUB_TYPE_ID['STUDIO'] ?? 0] }, ''],
])('%s “%s”', (locale, text, filter, rest) => {
  expect(describedSearch(text, WORDS[locale])).toMatchObject({ filter, rest })
})

test.each<[Locale, string]>([
  ['nl', 'Gent'],
  ['nl', '9000'],
  ['nl', 'Sint-Niklaas'],
  ['nl', 'Lier'],
  ['nl', 'Huizingen'],
  ['nl', 'gent 10 km'],
  ['fr', 'Saint-Hubert'],
  ['fr', 'autour de Bruges'],
  ['en', 'Ostend'],
  ['de', 'im Umkreis von 25 km um Eupen'],
  ['nl', ''],
])('of %s “%s” nothing is understood but where', (locale, text) => {
  expect(describedSearch(text, WORDS[locale]).filter).toEqual({})
})

test.each<[Locale, string, Described['filter']]>([
  ['nl', 'HO-9000-10012', { reference: 'HO-9000-10012' }],
  ['fr', 'réf. 2024/117', { reference: '2024/117' }],
  ['nl', 'appartement onmiddellijk beschikbaar', { type: [APARTMENT], free: 'now' }],
  ['fr', 'maison disponible tout de suite', { type: [HOUSE], free: 'now' }],
  ['en', 'house available now', { type: [HOUSE], free: 'now' }],
  ['de', 'Haus sofort frei', { type: [HOUSE], free: 'now' }],
])('in %s “%s” is all that is asked', (locale, text, filter) => {
  expect(describedSearch(text, WORDS[locale])).toEqual({ filter, beyond: [], rest: '', places: [] })
})

test.each<[Locale, string, Partial<Described>]>([
  ['en', 'the house with reference AP-3500-10112', { filter: { reference: 'AP-3500-10112' }, rest: '' }],
  ['nl', 'huis met referentie: HO-9000-10012.', { filter: { reference: 'HO-9000-10012' }, rest: '' }],
  [
    'en',
    "houses with the word 'terras' in their text",
    { filter: { type: [HOUSE], words: 'terras' }, rest: '' },
  ],
  [
    'nl',
    'huis met het woord “zwemvijver” in Gent',
    { filter: { type: [HOUSE], words: 'zwemvijver' }, rest: 'gent' },
  ],
  [
    'fr',
    'maison avec « vue mer » à Ostende',
    { filter: { type: [HOUSE], words: 'vue mer' }, rest: 'ostende' },
  ],
  ['fr', "maison à l'orée d'un bois", { filter: { type: [HOUSE] } }],
  [
    'en',
    'to renovate, plot over 500 m², Namur',
    { filter: { condition: ['TO_RENOVATE'], plotMin: 500 }, rest: 'namur' },
  ],
  ['en', 'house with a plot of at least 800 m2', { filter: { type: [HOUSE], plotMin: 800 }, rest: '' }],
  ['nl', 'huis met perceel van 600 m² in Lier', { filter: { type: [HOUSE], plotMin: 600 }, rest: 'lier' }],
  ['en', 'plot of 500 m² in Aalst', { filter: { type: [PLOT], plotMin: 500 }, rest: 'aalst' }],
  [
    'en',
    'plot over 500 m², under 90,000',
    { filter: { type: [PLOT], plotMin: 500, priceMax: 90_000 }, rest: '' },
  ],
  ['en', 'something to renovate in Namur', { filter: { condition: ['TO_RENOVATE'] }, rest: 'namur' }],
])('in %s “%s” is understood whole', (locale, text, described) => {
  const { filter, rest } = describedSearch(text, WORDS[locale])
  expect({ filter, ...(described.rest !== undefined && { rest }) }).toEqual(described)
})

const subType = (code: string) => ({ subType: [SUB_TYPE_ID[code] ?? 0] })

test.each<[Locale, string, Partial<Described>]>([
  [
    'nl',
    'studio te huur max 700 euro per maand',
    { filter: { ...subType('STUDIO'), priceMax: 700 }, rest: '' },
  ],
  ['nl', 'huis in de buurt van Brugge', { filter: { type: [HOUSE] }, rest: 'rond brugge' }],
  ['nl', 'goedkoop appartement in Brussel', { beyond: ['goedkoop'], rest: 'brussel' }],
  ['nl', 'rijwoning Gent', { filter: subType('TERRACED_HOUSE'), rest: 'gent' }],
  [
    'nl',
    'bouwgrond van 500 m² in Aalst',
    { filter: { ...subType('BUILDING_PLOT'), plotMin: 500 }, rest: 'aalst' },
  ],
  [
    'nl',
    'te renoveren huis met minstens 500 m² grond in Luik',
    { filter: { type: [HOUSE], condition: ['TO_RENOVATE'], plotMin: 500 }, rest: 'luik' },
  ],
  ['fr', 'maison avec 1200 m² de terrain à Spa', { filter: { type: [HOUSE], plotMin: 1200 }, rest: 'spa' }],
  ['en', 'house with at most 800 m2 of land', { filter: { type: [HOUSE], plotMax: 800 }, rest: '' }],
  ['de', 'Haus mit 600 m² Grundstück in Eupen', { filter: { type: [HOUSE], plotMin: 600 }, rest: 'eupen' }],
  [
    'en',
    'flat with garden or terrace under 300,000 near Ghent, EPC C or better',
    {
      filter: { type: [APARTMENT], priceMax: 300_000, energy: 'C' },
      beyond: ['garden or terrace'],
      rest: 'near ghent',
    },
  ],
  [
    'en',
    'house to renovate in the province of Liège with at least 500 m² plot',
    { filter: { type: [HOUSE], condition: ['TO_RENOVATE'], plotMin: 500 }, rest: 'province of liege' },
  ],
  ['en', 'new-build flat at the coast with a lift, 2 bedrooms', { rest: 'coast' }],
  ['en', 'furnished flat to rent in Brussels where pets are allowed', { rest: 'brussels' }],
  [
    'en',
    'villa with swimming pool and 4 bedrooms in Walloon Brabant, newest first',
    { rest: 'walloon brabant' },
  ],
  ['nl', 'gemeubeld appartement te huur in Brussel waar huisdieren mogen', { rest: 'brussel' }],
  ['nl', 'nieuwbouwappartement aan de kust met lift', { rest: 'kust' }],
  ['fr', 'maison à rénover dans la province de Liège', { rest: 'province de liege' }],
  ['fr', 'appartement neuf à la mer', { rest: 'cote' }],
  ['de', 'Wohnung am Meer mit Aufzug', { rest: 'kuste' }],
  ['fr', 'maison de 4 chambres ou plus à Wavre', { filter: { type: [HOUSE], bedMin: 4 }, rest: 'wavre' }],
  [
    'fr',
    'appartement rez-de-chaussée',
    { filter: { type: [APARTMENT] }, beyond: ['rez-de-chaussée'], rest: '' },
  ],
  ['fr', 'appart 2 chambres Liège', { filter: { type: [APARTMENT], bedMin: 2 }, rest: 'liege' }],
  ['fr', 'maison mitoyenne à Mons', { filter: subType('TERRACED_HOUSE'), rest: 'mons' }],
  ['fr', 'PEB C maximum', { filter: { energy: 'C' }, rest: '' }],
  ['en', '2 bedroom flat Brussels €1,200 pcm', { rest: 'brussels' }],
  ['en', 'house less than half a million', { filter: { type: [HOUSE], priceMax: 500_000 } }],
  ['de', 'Wohnung zum Kauf in Eupen bis 250.000', { offer: 'FOR_SALE', rest: 'eupen' }],
  ['de', 'Mietwohnung Eupen bis 900 €', { filter: { type: [APARTMENT], priceMax: 900 }, offer: 'TO_RENT' }],
  ['de', 'Einfamilienhaus in der Nähe von Eupen', { filter: { type: [HOUSE] }, rest: 'nahe eupen' }],
  ['de', 'günstige Wohnung in Brüssel', { beyond: ['günstige'], rest: 'brussel' }],
])('in %s “%s” is understood, and what cannot be searched by is told apart', (locale, text, said) => {
  expect(describedSearch(text, WORDS[locale])).toMatchObject(said)
})

test('every language says every meaning', () => {
  for (const words of Object.values(WORDS)) expect(Object.keys(words).sort()).toEqual(Object.keys(nl).sort())
})

test.each<[Locale, string, Described['offer']]>([
  ['nl', 'appartement te huur Gent', 'TO_RENT'],
  ['fr', 'maison à vendre', 'FOR_SALE'],
  ['en', 'house to rent', 'TO_RENT'],
  ['de', 'Haus zu verkaufen', 'FOR_SALE'],
  ['nl', 'huis', undefined],
])('in %s “%s” is %s', (locale, text, offer) => {
  expect(describedSearch(text, WORDS[locale]).offer).toBe(offer)
})

test('what a language has no word for is not understood of everything else', () => {
  const without = Object.fromEntries(Object.entries(nl).filter(([meaning]) => meaning !== 'garden'))
  expect(describedSearch('appartement met lift', without).filter).toEqual({ type: [APARTMENT], lift: true })
})

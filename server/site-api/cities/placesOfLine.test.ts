import type { Locale } from '../../../src/contract/locales'
import { LARGER, largerOf } from '../../../src/domain/search/namesakes'
import { belgianPlaces } from '../places/places'
import { offeredPlaces, offerOf, placesOfLine } from './offeredPlaces'

const offer = offerOf([
  { id: 1, zip: '59000', name: 'Lille', alias: { nl: 'Rijsel' }, count: 2, country: 'FR' },
])
/** What is said to be a place, with the first answer to it. */
const inLine = (line: string, locale: Locale) => {
  const first = new Map<string, string>()
  for (const { said, place, name, around } of placesOfLine(offer, line, locale, 8))
    if (said && !first.has(said)) first.set(said, (place ?? name) + (around ? `~${around.km}` : ''))
  return [...first].map(([said, place]) => `${said} = ${place}`).join('; ')
}

test.each<[Locale, string, string]>([
  ['fr', 'bruxelles pres d une ecole', 'bruxelles = brussel-1000'],
  ['en', 'charleroi no renovation', 'charleroi = charleroi-6000'],
  ['fr', 'rue de la station 5000 namur', '5000 namur = namur-5000'],
  ['en', 'avenue louise brussels', 'brussels = brussel-1000'],
  ['nl', 'gent leuven', 'gent = gent-9000; leuven = leuven-3000'],
  ['nl', 'gent 9000 veldstraat', 'gent 9000 = gent-9000'],
  ['nl', 'rustig 9000', '9000 = 9000'],
  ['de', 'bei eupen schule', 'bei eupen = eupen-4700~10'],
  ['de', 'lüttich bahnhof', 'lüttich = liege-4000'],
  ['en', 'close to ghent station', 'close to ghent = gent-9000~10'],
  ['nl', 'provincie luik vlakbij', 'provincie luik = prov-luik'],
  ['fr', 'la louvière centre', 'la louvière centre = la-louviere-7100'],
  ['nl', 'rijsel centrum-zuid', 'rijsel = Rijsel'],
  ['en', 'lueven', 'lueven = leuven-3000'],
  ['nl', 'genk 3500', 'genk = genk-3600; 3500 = 3500'],
  ['fr', 'chaussée de bruxelles 5000 namur', '5000 namur = namur-5000'],
  ['fr', 'proche métro anderlecht', 'anderlecht = anderlecht-1070'],
  ['nl', 'mechelen of omgeving', 'mechelen of omgeving = mechelen-2800~10'],
  ['nl', 'vlaamse ardennen', ''],
  ['en', 'european quarter', ''],
  ['en', 'as soon as possible', ''],
  ['nl', 'of hoger', ''],
  ['en', 'not', ''],
  ['fr', 'lift', ''],
  ['nl', 'gen', ''],
  ['nl', 'geen', ''],
])('in %s “%s” is %s', (locale, line, expected) => expect(inLine(line, locale)).toBe(expected))

test('what is still being typed is offered, and not meant', () => {
  const offered = placesOfLine(offer, 'gen', 'nl', 8)
  expect(offered.map(({ name }) => name)).toContain('Gent')
  expect(offered.filter(({ said }) => said)).toEqual([])
})

test.each(['brussel', 'Bruxelles', 'Brüssel', 'brussels'])(
  '“%s” is the city, its region, then what lies around it',
  (typed) => {
    const found = offeredPlaces(offer, typed, 'nl', 8)
    expect(found.slice(0, 3).map(({ place, around }) => [place, around?.km])).toEqual([
      ['brussel-1000', undefined],
      ['brussel', undefined],
      ['brussel-1000', 10],
    ])
  },
)

test('what a town may be taken for holds it, and is called so', () => {
  const places = belgianPlaces().names.map(({ place }) => place)
  for (const { code, kind, name } of LARGER) {
    const region = places.find((one) => one.code === code)
    expect([region?.kind, region?.names]).toEqual([kind, name])
    const town = places.find((one) => largerOf(one.code)?.code === code)
    expect(town?.parent?.code).toBe(code)
  }
})

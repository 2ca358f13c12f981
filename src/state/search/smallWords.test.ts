import type { FoundCity } from '../../contract/estateMap'
import type { Locale } from '../../contract/locales'
import de from '../../../locales/de/described.json'
import en from '../../../locales/en/described.json'
import fr from '../../../locales/fr/described.json'
import nl from '../../../locales/nl/described.json'
import { readLine } from '../../domain/search/readLine'
import { meantPlaces } from './meantPlaces'

const WORDS = { nl, fr, en, de }
/** A place as it is found by its name alone, whatever stands before it. */
const found = (name: string): FoundCity => ({
  ...{ ids: [], place: name, kind: 'municipality', zip: '', zips: '', match: null, within: null, count: 1 },
  ...{ name, said: name },
})

/** What a line complains of where its place is known. */
function complaints(locale: Locale, line: string, place: string): readonly string[] {
  const { stay, ...said } = readLine(line, locale, WORDS[locale])
  const { places, beyond } = stay ?? said
  const answers = places.map(({ text }) => (text.includes(place) ? [found(place)] : []))
  const meant = meantPlaces(places, answers)
  expect(meant.places.map(({ name }) => name)).toEqual(place ? [place] : [])
  return [...beyond, ...meant.unknown, ...meant.beyond]
}

const BEFORE: Record<Locale, string> = {
  nl: 'in|te|bij|nabij|naar|op|aan|rond|in het|in de|in den|dichtbij|vlak bij|dicht bij de|vlakbij het|langs|uit|tegen',
  fr: 'à|au|aux|en|dans|dans le|dans la|dans les|près de|près du|près des|vers|chez|proche de|sur|du côté de|autour de|de la',
  en: 'in|at|near|by|on|near the|in the|at the|close to|close to the|around|from|next to|nearby|inside',
  de: 'in|im|in der|in den|an|an der|am|bei|beim|nahe|nahe der|auf|auf dem|um|zu|zur|zum|von|rund um|nach|aus',
}
const LINES: Record<Locale, readonly [home: string, place: string][]> = {
  nl: [
    ['huis', 'waals brabant'],
    ['appartement met tuin', 'gent'],
    ['vakantiehuis voor 4', 'ardennen'],
  ],
  fr: [
    ['maison', 'brabant wallon'],
    ['appartement avec jardin', 'gand'],
    ['maison de vacances pour 4', 'ardenne'],
  ],
  en: [
    ['house', 'walloon brabant'],
    ['flat with garden', 'ghent'],
    ['holiday home for 4', 'ardennes'],
  ],
  de: [
    ['Haus', 'wallonisch brabant'],
    ['Wohnung mit Garten', 'gent'],
    ['Ferienhaus für 4 Personen', 'ardennen'],
  ],
}

const rows = (Object.keys(BEFORE) as Locale[]).flatMap((locale) =>
  BEFORE[locale]
    .split('|')
    .flatMap((before) =>
      LINES[locale].map(([home, place]): [Locale, string, string] => [
        locale,
        `${home} ${before} ${place}`,
        place,
      ]),
    ),
)

test.each(rows)('in %s “%s” is complained of in nothing', (locale, line, place) => {
  expect(complaints(locale, line, place)).toEqual([])
})

test.each<[Locale, string]>([
  ['nl', 'huis bij een tuin'],
  ['nl', 'appartement aan een zwembad'],
  ['fr', 'maison au jardin'],
  ['fr', 'maison en construction neuve'],
  ['fr', 'appartement près du garage'],
  ['fr', 'maison aux quatre façades'],
  ['en', 'house by the garden'],
  ['en', 'flat near a garage'],
  ['de', 'Haus an einem Garten'],
  ['de', 'Wohnung bei der Garage'],
  ['de', 'Haus beim Garten'],
])('in %s “%s”, before something to filter by, neither', (locale, line) => {
  expect(complaints(locale, line, '')).toEqual([])
})

test('what says something beside a place is told still', () => {
  expect(complaints('fr', 'maison à la campagne près de Gand', 'gand')).toEqual(['la campagne près de'])
})

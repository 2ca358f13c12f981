import { type Locale, LOCALES } from '../../contract/locales'
import de from '../../../locales/de/described.json'
import en from '../../../locales/en/described.json'
import fr from '../../../locales/fr/described.json'
import nl from '../../../locales/nl/described.json'
import { describedSearch } from './described'
import { printSearch } from './printSearch'
import { NO_FILTER, patched } from './searchFilter'
import { LINES_WITH_MORE } from './testing/linesWithMore'
import { SENTENCES } from './testing/sentences'

const WORDS = { nl, fr, en, de }
const OFFER = { FOR_SALE: 'to buy', TO_RENT: 'to rent' }

const rows = LOCALES.flatMap((locale) =>
  (SENTENCES[locale] + LINES_WITH_MORE[locale])
    .trim()
    .split(/\n\s*(?=\S)/)
    .map((line): [Locale, string, string] => {
      const [sentence = '', expected = ''] = line.trim().split(' → ')
      return [locale, sentence, expected]
    }),
)

test.each(rows)('in %s “%s” is %s', (locale, sentence, expected) => {
  const { filter, places, offer, beyond } = describedSearch(sentence, WORDS[locale])
  const where = places.map(({ text }) => text).join(' + ')
  const besides = [offer && OFFER[offer], beyond.length > 0 && `not: ${beyond.join(', ')}`]
  const said = (printSearch(patched(NO_FILTER, filter)) || '-') + (where && ` @ ${where}`)
  expect([said, ...besides.filter(Boolean)].join('; ')).toBe(expected)
})

test.each<[Locale, string, string[]]>([
  ['fr', 'Ottignies-Louvain-la-Neuve', ['ottignies louvain la neuve']],
  ['fr', 'Braine-le-Château ou Thy-le-Château', ['braine le chateau', 'thy le chateau']],
  ['nl', 'Kapelle-op-den-Bos', ['kapelle op den bos']],
  ['fr', 'Pont-à-Celles ou Bois-et-Borsu', ['pont a celles', 'bois et borsu']],
  ['nl', 'Sint-Job-in-’t-Goor', ['sint job in t goor']],
  ['nl', 'Gent en omgeving of Brugge', ['gent en omgeving', 'brugge']],
  ['en', 'Ghent and Ghent', ['ghent']],
])('in %s “%s” is where, and nothing else', (locale, text, places) => {
  const said = describedSearch(text, WORDS[locale])
  expect(said.filter).toEqual({})
  expect(said.places.map((place) => place.text)).toEqual(places)
})

test('what stands behind a comma may lie in or around what stands before it', () => {
  const beside = describedSearch('Hasselt, Limburg or Ghent', en).places.map((place) => place.isBeside)
  expect(beside).toEqual([false, true, false])
})

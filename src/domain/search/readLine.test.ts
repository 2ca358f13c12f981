import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, LOCALES } from '../../contract/locales'
import de from '../../../locales/de/described.json'
import en from '../../../locales/en/described.json'
import fr from '../../../locales/fr/described.json'
import nl from '../../../locales/nl/described.json'
import { printSearch } from './printSearch'
import { inItsLanguage, readLine } from './readLine'
import { NO_FILTER, patched, type SearchFilter } from './searchFilter'

const WORDS = { nl, fr, en, de }

const read = (text: string, page: Locale) =>
  inItsLanguage(
    readLine(text, page, WORDS[page]),
    LOCALES.filter((locale) => locale !== page).map((locale) => readLine(text, locale, WORDS[locale])),
  )
const asked = (filter: Partial<SearchFilter>) => printSearch(patched(NO_FILTER, filter)) || '-'

describe('a line in another language than the page', () => {
  test.each<[Locale, string, string]>([
    ['nl', 'appartement à louer Gand', 'type=3 @ gand; TO_RENT'],
    ['nl', 'maison Namur', 'type=1 @ namur'],
    ['nl', 'maison avec jardin à Namur moins de 300.000', 'price-max=300000&type=1&garden=1 @ namur'],
    ['fr', 'huis met tuin in Gent', 'type=1&garden=1 @ gent'],
    ['en', 'Wohnung mit Balkon in Eupen', 'type=3&terrace=1 @ eupen'],
    ['de', 'two bedroom flat to rent in Ghent', 'type=3&bed-min=2 @ ghent; TO_RENT'],
    // Its own language is kept where no other understands more.
    ['nl', 'huis in Gent centrum', 'type=1 @ gent centrum'],
    ['fr', 'appartement à louer Gand', 'type=3 @ gand; TO_RENT'],
    ['en', 'Rue Neuve 1000 Bruxelles', '- @ rue neuve 1000 bruxelles'],
  ])('on a page in %s “%s” is %s', (page, text, expected) => {
    const { filter, places, offer } = read(text, page)
    const where = places.map((place) => place.text).join(' + ')
    expect(`${asked(filter)} @ ${where}${offer ? `; ${offer}` : ''}`).toBe(expected)
  })

  test.each(LOCALES)('the two lines that the home page offers to try are understood whole in %s', (page) => {
    const file = join(__dirname, `../../../locales/${page}/list.json`)
    const list = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    const lines = ['search.example', 'search.exampleToRent'].map((key) => read(list[key] ?? '', page))
    expect(lines.map(({ filter, places }) => `${asked(filter)} @ ${places.length}`)).toEqual([
      'price-max=400000&type=1&bed-min=3&garden=1 @ 0',
      'price-max=900&type=3&bed-min=1 @ 0',
    ])
  })

  test('may ask for somewhere to stay', () => {
    expect(read('location de vacances à Ostende pour 4 personnes', 'nl').stay?.guests).toBe(4)
  })

  test('is no name of a place', () => {
    const table = readFileSync(join(__dirname, '../../../server/site-api/places/data/belgium.tsv'), 'utf8')
    const names = table
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .flatMap((line) => line.split('\t').slice(7))
      .flatMap((cell) => cell.split('|'))
      .filter((name) => name.includes(' ') || name.includes('-'))
    expect(names.length).toBeGreaterThan(500)
    for (const page of LOCALES)
      for (const name of new Set(names))
        expect({ page, name, ...read(name, page) }).toMatchObject({ filter: {}, beyond: [] })
  })
})

describe('what is only liked', () => {
  test.each<[Locale, string, string, string]>([
    ['nl', 'huis in Gent, liefst instapklaar', 'liefst instapklaar', 'type=1'],
    ['nl', 'huis met lift met tuin als het kan', 'met tuin als het kan', 'type=1&lift=1'],
    [
      'fr',
      'maison à Mons, de préférence avec jardin, 3 chambres',
      'de préférence avec jardin',
      'type=1&bed-min=3',
    ],
    ['en', 'flat in Ghent, preferably a penthouse', 'preferably a penthouse', 'type=3'],
    ['de', 'am liebsten Haus mit Garten', 'am liebsten Haus mit Garten', 'type=1'],
  ])('in %s, of “%s” it is “%s”, and %s is asked without it', (locale, text, said, expected) => {
    const { liked } = readLine(text, locale, WORDS[locale])
    expect(liked?.said).toEqual([said])
    expect(asked(liked?.filter ?? {})).toBe(expected)
  })

  test('is nothing where it asks no more than the rest', () => {
    expect(readLine('huis met tuin, liefst in Gent', 'nl', nl).liked).toBeUndefined()
    expect(readLine('huis met tuin in Gent', 'nl', nl).liked).toBeUndefined()
  })
})

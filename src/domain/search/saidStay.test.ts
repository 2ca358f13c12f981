import type { Locale } from '../../contract/locales'
import de from '../../../locales/de/described.json'
import en from '../../../locales/en/described.json'
import fr from '../../../locales/fr/described.json'
import nl from '../../../locales/nl/described.json'
import { saidStay } from './saidStay'

const WORDS = { nl, fr, en, de }

test.each<[Locale, string, string]>([
  [
    'en',
    'somewhere to stay at the Belgian coast for six people for a week in August 2027',
    'coast; 6 guests; week; not: August 2027',
  ],
  ['en', 'holiday flat in Ostend for 4', 'ostend; 4 guests'],
  ['en', 'weekend at the sea with dog', 'coast; weekend; not: dog'],
  ['en', 'holiday home in Ostend with a pool from 7 August 2027', 'ostend; from 2027-08-07; not: pool'],
  ['nl', 'vakantiehuis aan zee', 'kust'],
  ['nl', 'weekend aan zee met hond voor 2 personen', 'kust; 2 guests; weekend; not: hond'],
  ['fr', 'gîte pour 4 à La Panne', 'la panne; 4 guests'],
  ['fr', 'location de vacances à la côte pour une semaine, 6 personnes', 'cote; 6 guests; semaine'],
  ['de', 'Ferienwohnung in Ostende für 4 Personen', 'ostende; 4 guests'],
  ['de', 'Ferienhaus am Meer für eine Woche mit Hund', 'kuste; woche; not: Hund'],
])('in %s “%s” is a stay', (locale, line, expected) => {
  const { places = [], guests, start, length, beyond = [] } = saidStay(line, locale, WORDS[locale]) ?? {}
  const said = [
    places.map(({ text }) => text).join(' + '),
    guests && `${guests} guests`,
    length,
    start && `from ${start}`,
    beyond.length > 0 && `not: ${beyond.join(', ')}`,
  ]
  expect(said.filter(Boolean).join('; ')).toBe(expected)
})

test.each<[Locale, string]>([
  ['en', 'holiday home for sale in Ostend'],
  ['en', 'holiday home in Ostend up to 300,000'],
  ['nl', 'vakantiewoning te koop aan zee'],
  ['fr', 'maison de vacances à vendre à La Panne'],
  ['de', 'Ferienhaus zu verkaufen'],
  ['nl', 'huis met tuin in Gent'],
  ['fr', 'appartement avec grand séjour à Liège'],
])('in %s “%s” is none', (locale, line) => {
  expect(saidStay(line, locale, WORDS[locale])).toBeUndefined()
})

import type { Locale } from '../../contract/locales'
import de from '../../../locales/de/described.json'
import en from '../../../locales/en/described.json'
import fr from '../../../locales/fr/described.json'
import nl from '../../../locales/nl/described.json'
import { saidStay } from './saidStay'

const TODAY = '2026-11-26'
const WORDS = { nl, fr, en, de }

test.each<[Locale, string, string]>([
  [
    'en',
    'somewhere to stay at the Belgian coast for six people for a week in August 2027',
    'coast; 6 guests; week; in 2027-08',
  ],
  ['en', 'holiday flat in Ostend for 4', 'ostend; 4 guests'],
  ['en', 'weekend at the sea with dog', 'coast; weekend; not: dog'],
  ['en', 'holiday home in Ostend with a pool from 7 August 2027', 'ostend; from 2027-08-07; not: pool'],
  ['nl', 'vakantiehuis aan zee', 'kust'],
  ['nl', 'een week in juli met 4 personen aan zee', 'kust; 4 guests; week; in 2027-07'],
  ['nl', 'weekend aan zee in december', 'kust; weekend; in 2026-12'],
  ['nl', 'vakantiehuis aan zee voor 4 personen onder 900 euro', 'kust; 4 guests; up to 900'],
  ['nl', 'vakantiehuis aan zee tot 100 euro per nacht', 'kust; not: € 100'],
  ['fr', 'vacances en août 2027 à La Panne', 'la panne; in 2027-08'],
  ['de', 'Ferienwohnung in Ostende im Juli 2027 bis 800 €', 'ostende; in 2027-07; up to 800'],
  ['en', 'holiday home in Ostend 7 August', 'ostend; not: 7 August'],
  ['nl', 'weekend aan zee met hond voor 2 personen', 'kust; 2 guests; weekend; not: hond'],
  ['fr', 'gîte pour 4 à La Panne', 'la panne; 4 guests'],
  ['fr', 'location de vacances à la côte pour une semaine, 6 personnes', 'cote; 6 guests; semaine'],
  ['de', 'Ferienwohnung in Ostende für 4 Personen', 'ostende; 4 guests'],
  ['de', 'Ferienhaus am Meer für eine Woche mit Hund', 'kuste; woche; not: Hund'],
  ['nl', 'vakantiehuis aan de kust in de zomer voor 6', 'kust; 6 guests; in 2027-06 to 2027-08'],
  ['nl', 'een week aan zee deze winter', 'kust; week; in 2026-12 to 2027-02'],
  ['fr', 'maison de vacances à la mer en été', 'cote; in 2027-06 to 2027-08'],
  ['fr', 'une semaine à la côte cet été', 'cote; semaine; in 2027-06 to 2027-08'],
  ['en', 'holiday home at the coast in the summer of 2028', 'coast; in 2028-06 to 2028-08'],
  ['en', 'a week by the sea this summer for 4', 'coast; 4 guests; week; in 2027-06 to 2027-08'],
  ['de', 'Ferienwohnung an der Küste im Sommer', 'kuste; in 2027-06 to 2027-08'],
  ['de', 'Ferienwohnung an der Küste im Sommer 2028', 'kuste; in 2028-06 to 2028-08'],
])('in %s “%s” is a stay', (locale, line, expected) => {
  const {
    places = [],
    guests,
    start,
    month,
    monthEnd,
    priceMax,
    length,
    beyond = [],
  } = saidStay(line, locale, WORDS[locale], TODAY) ?? {}
  const said = [
    places.map(({ text }) => text).join(' + '),
    guests && `${guests} guests`,
    length,
    start && `from ${start}`,
    month && `in ${month}${monthEnd ? ` to ${monthEnd}` : ''}`,
    priceMax && `up to ${priceMax}`,
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
  expect(saidStay(line, locale, WORDS[locale], TODAY)).toBeUndefined()
})

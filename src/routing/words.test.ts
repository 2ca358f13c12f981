import { LOCALES } from '../contract/locales'
import { WORDS } from './words'

test.each([
  ['nl', 'aanbod, favorieten, hou-me-op-de-hoogte, afspraak-annuleren, vakantie'],
  ['fr', 'offre, favoris, tenez-moi-au-courant, annuler-rendez-vous, vacances'],
  ['en', 'offer, favorites, keep-me-informed, cancel-appointment, holiday'],
  ['de', 'angebot, favoriten, halte-mich-auf-dem-laufenden, termin-absagen, feiertage'],
] as const)('the words of %s (spec §2)', (locale, words) => {
  const { offer, favourites, alerts, cancel, holiday } = WORDS
  expect([offer, favourites, alerts, cancel, holiday].map((word) => word[locale]).join(', ')).toBe(words)
})

test('every word is there in every language', () => {
  for (const word of Object.values(WORDS)) expect(Object.keys(word).sort()).toEqual([...LOCALES].sort())
})

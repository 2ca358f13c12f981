import { LOCALES } from '../../contract/locales'
import { notEntered } from './notEntered'
import { yesNo } from './yesNo'

test('yes and no in four languages (spec §5)', () => {
  expect(LOCALES.map((locale) => `${yesNo(true, locale)}/${yesNo(false, locale)}`)).toEqual([
    'Ja/Neen',
    'Oui/Non',
    'Yes/No',
    'Ja/Nein',
  ])
})

test('what is missing is called so in four languages', () => {
  expect(LOCALES.map(notEntered)).toEqual([
    'Niet ingevuld',
    'Non renseigné',
    'Not entered',
    'Nicht angegeben',
  ])
})

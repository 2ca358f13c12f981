import { LOCALES } from '../../contract/locales'
import { pluralForm } from './plural'

test('one is one in every language, two are several, and nought is one in French', () => {
  const forms = (count: number) => LOCALES.map((locale) => pluralForm(count, locale))
  expect(forms(1)).toEqual(['one', 'one', 'one', 'one'])
  expect(forms(2)).toEqual(['other', 'other', 'other', 'other'])
  expect(forms(0)).toEqual(['other', 'one', 'other', 'other'])
  expect(forms(1_000_000)).toEqual(['other', 'other', 'other', 'other'])
})

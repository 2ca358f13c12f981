import { LOCALES } from '../../contract/locales'
import { chipLabel } from './chipLabel'
import { codeChoices } from './codeChoices'

test.each(LOCALES)('in %s a condition is called by its name where nothing was counted', (locale) => {
  const names = { headTypes: [], locations: [], choices: codeChoices(locale) }
  const said = chipLabel('condition', 'TO_RENOVATE', names, locale, (_, { value } = {}) => String(value))
  expect(said).toMatch(/^\p{Lu}[\p{L} ]+$/u)
  expect(said).not.toContain('TO_RENOVATE')
})

import { COUNTRIES } from '../../contract/countries'
import type { Code } from '../../contract/codes'
import type { Locale } from '../../contract/locales'
import { word } from '../words'

const names = new Map<Locale, Intl.DisplayNames>()

/** Every machine that runs this site, server or browser, knows what countries are called: none of it is shipped. */
function namesIn(locale: Locale): Intl.DisplayNames {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' })
  names.set(locale, known)
  return known
}

export const isCountry = (code: string): code is Code<'Country'> =>
  (COUNTRIES as readonly string[]).includes(code)

/**
 * What a country is called; '' for what is no code of one (docs/decisions/144-names-of-countries.md).
 * @example countryName('CZ', 'nl') // 'Tsjechië'
 */
export function countryName(code: string, locale: Locale): string {
  if (!isCountry(code)) return ''
  return code === 'UNKNOWN' ? word('country.UNKNOWN', locale) : (namesIn(locale).of(code) ?? '')
}

import type { Locale } from '../../contract/locales'

const rules = new Map<Locale, Intl.PluralRules>()

/**
 * Whether a language names so many of a thing as a single one: French counts nought as one.
 * @example pluralForm(0, 'fr') // 'one'
 */
export function pluralForm(count: number, locale: Locale): 'one' | 'other' {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, known)
  return known.select(count) === 'one' ? 'one' : 'other'
}

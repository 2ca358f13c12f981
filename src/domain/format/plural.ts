import type { Locale } from '../../contract/locales'

type Kind = NonNullable<Intl.PluralRulesOptions['type']>

const rules = new Map<string, Intl.PluralRules>()

/** Made once a language: they take longer to make than to ask, and a page asks many times. */
function formOf(count: number, locale: Locale, type: Kind): Intl.LDMLPluralRule {
  const key = `${locale} ${type}`
  const known = rules.get(key) ?? new Intl.PluralRules(locale, { type })
  rules.set(key, known)
  return known.select(count)
}

/**
 * Whether a language names so many of a thing as a single one: French counts nought as one.
 * @example pluralForm(0, 'fr') // 'one'
 */
export const pluralForm = (count: number, locale: Locale): 'one' | 'other' =>
  formOf(count, locale, 'cardinal') === 'one' ? 'one' : 'other'

/**
 * How a language says a number in an order: 1er and 2e, 1st, 2nd and 3rd.
 * @example ordinalForm(22, 'en') // 'two'
 */
export function ordinalForm(place: number, locale: Locale): 'one' | 'two' | 'few' | 'other' {
  const form = formOf(place, locale, 'ordinal')
  return form === 'zero' || form === 'many' ? 'other' : form
}

import type { Estate } from '../../../src/contract/estate'
import { plainWords } from './plainWords'

/** Where a listing says what is asked, and for what a rent is paid. */
export const PRICE = 'general.price.value'
export const PERIOD = 'general.period'

type Period = NonNullable<Estate['general']['period']>

/** For what a rent is paid, in the words of the four languages, as `plainWords` writes them. */
const WORDS: Readonly<Record<Period, string>> = {
  WEEK: 'week|weekly|wekelijks|pw|semaine|hebdomadaire|woche|wochentlich',
  MONTH: 'maand|maandelijks|mnd|pm|p m|mois|mensuel|month|monthly|monat|monatlich',
  YEAR: 'jaar|jaarlijks|pj|an|annee|annuel|year|yearly|annually|jahr|jahrlich',
}
const PERIODS = (Object.keys(WORDS) as Period[]).map(
  (code) => [code, new RegExp(`^((per|par|pro|a|je|le|l) )?(${WORDS[code]})$`)] as const,
)

/** The period that a cell says: `per maand`, `/mois`, `MONTH`; undefined when it says none. */
export function periodCell(text: string): Period | undefined {
  const words = plainWords(text)
  return PERIODS.find(([, said]) => said.test(words))?.[0]
}

/**
 * A price and for what it is paid, where its cell says both.
 * @example priceCell('€ 950 / maand') // { price: '€ 950', period: 'MONTH' }
 */
export function priceCell(text: string): { price: string; period?: Period } {
  const [, price = '', said = ''] = /^([^a-z/]*(?:EUR)?[^a-z/]*?)\s*(\/?\s*[a-z][^\d]*)$/i.exec(text) ?? []
  const period = said ? periodCell(said) : undefined
  return price && period ? { price: price.trim(), period } : { price: text }
}

const RENT =
  /\b(huur|huurprijs|maandhuur|verhuurd|louer|loue|loyer|location|rent|rental|rented|to let|miete|mieten|kaltmiete|warmmiete|vermieten|vermietet)\b/

/** Whether a heading or a cell is about a rent. */
export const saysRent = (text: string): boolean => RENT.test(plainWords(text))

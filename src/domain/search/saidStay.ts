import type { Locale } from '../../contract/locales'
import { addMonths } from '../rental/day'
import { takePrice } from './saidAmounts'
import { alternatives, asWritten, type DescribedWords, inOneForm, plain, Reading, tidy } from './saidLine'
import { apart, joinedNames } from './saidNames'
import { takeNot } from './saidNot'
import { saidPlaces, type SaidPlace, whereOf } from './saidPlaces'

/** A stay in a holiday unit, as somebody asks for it in a line. */
export interface SaidStay {
  /** For how many. */
  guests?: number
  /** Day of arrival. */
  start?: string
  /** Month of arrival, `2027-08`; without a year it is the next one of that name, the first of a season. */
  month?: string
  /** The last month of arrival, where several are said: those of a season. */
  monthEnd?: string
  /** Most that the stay costs, in euro. */
  priceMax?: number
  /** What its length is called: “week”, “weekend”. */
  length?: string
  /** What a list of holiday units cannot be searched by, as it was said. */
  beyond: readonly string[]
  places: readonly SaidPlace[]
}

/** Whoever pays this much buys. */
const LEAST_TO_BUY = 10_000

/** What a listing may have, of which a list of holiday units knows nothing. */
const QUALITIES =
  /^(?:type|subType|condition)\.|^(?:beyond|inText|garden|terrace|lift|pool|furnished|pets|newBuilding|parking)$/

/** The months that seasons begin with; each is of three. */
const SEASONS = ['03', '06', '09', '12'] as const

/** Names of the months, in their order. */
const monthsOf = (locale: Locale) =>
  Array.from({ length: 12 }, (_, month) =>
    plain(new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2001, month))),
  )

/**
 * Understands who looks for somewhere to stay on holiday; undefined for anybody else, also for who would buy a holiday home.
 * @param today from which on a month without a year is meant, as `2026-11-26`
 * @example saidStay('holiday flat in Ostend for 4', 'en', words) // { guests: 4, beyond: [], places: [{ text: 'ostend', … }] }
 */
export function saidStay(
  text: string,
  locale: Locale,
  words: DescribedWords,
  today = new Date().toISOString().slice(0, 10),
): SaidStay | undefined {
  const say = (key: string) => alternatives(words[key] ?? '')
  const reading = new Reading(joinedNames(plain(tidy(text))))
  // “A week in July” says it without its name.
  const isTimed =
    reading.has(say('length')) &&
    [...monthsOf(locale), ...SEASONS.map((month) => say(`season.${month}`)), say('guests')].some((one) =>
      reading.has(one),
    )
  if (!(isTimed || reading.has(say('stay'))) || reading.has(say('offer.FOR_SALE'))) return undefined
  const written = (taken: string) => asWritten(text, taken.trim())
  /** All that is said of something, which is taken out. */
  const all = (pattern: string): string[] => {
    const [taken] = reading.take(`(${pattern})`) ?? []
    return taken ? [written(taken), ...all(pattern)] : []
  }
  all(say('soft'))
  const beyond = takeNot(reading, say, words).map(written)
  reading.left = inOneForm(reading.left, plain(words['same'] ?? ''))
  const arrival = takeArrival()
  const numbers = plain(words['numbers'] ?? '').split('|')
  const number = `(\\d{1,2}|${numbers.join('|')})`
  const units = ['nights', 'length', 'bedrooms', 'rooms', 'thousand'].map(say).join('|')
  const guests =
    reading.take(`(?:${say('for')}\\s+)?${number}\\s*${say('guests')}`)?.[0] ??
    reading.take(`${say('for')}\\s+${number}(?!\\s*(?:[\\d€/.]|(?:${units})(?![\\p{L}\\d])))`)?.[0]
  // Two weeks are no one stay.
  beyond.push(...all(`(?:\\d{1,2}|${numbers.slice(1).join('|')})\\s+(?:${say('length')}|${say('nights')})`))
  const length = reading.take(`(${say('length')})`)?.[0]
  all(say('stay'))
  const price = takePrice(reading, say)
  const asked = Math.max(price.priceMax ?? 0, price.priceMin ?? 0)
  if (asked >= LEAST_TO_BUY) return undefined
  // What a night costs is counted nowhere.
  const isByNight = reading.take(`((?:per|par|pro|a|la|le|die)\\s+${say('nights')})`) !== undefined
  const priceMax = !isByNight && !price.priceMin && price.priceMax ? Math.floor(price.priceMax) : undefined
  if (asked && !priceMax) beyond.push(`€ ${asked}`)
  beyond.push(...all(`\\d+\\s*(?:${say('bedrooms')}|${say('rooms')})`))
  for (const [key, ways] of Object.entries(words))
    if (QUALITIES.test(key)) beyond.push(...all(alternatives(ways)))
  all(say('offer.TO_RENT'))
  const pieces = apart(reading.left)
    .split('|')
    .flatMap((piece) => whereOf(piece, say) || [])
  return {
    ...(guests && { guests: numbers.includes(guests) ? numbers.indexOf(guests) + 1 : Number(guests) }),
    ...arrival,
    ...(priceMax && { priceMax }),
    ...(length && { length }),
    beyond,
    places: saidPlaces(pieces.join(', '), say, text),
  }

  /** A day of a year is one of arrival, a month is one to arrive in; a day of any year is nothing to search by. */
  function takeArrival(): Pick<SaidStay, 'start' | 'month' | 'monthEnd'> {
    const months = monthsOf(locale)
    const month = `(?:${months.join('|')})`
    const [day = '', name = '', year = ''] =
      reading.take(`(\\d{1,2})(?:st|nd|rd|th|er|\\.)?\\s+(${month})\\s+(20\\d{2})`) ?? []
    if (year) return { start: `${year}-${nth(name)}-${day.padStart(2, '0')}` }
    beyond.push(...all(`\\d{1,2}(?:st|nd|rd|th|er|\\.)?\\s+${month}`))
    const [whole = '', of = ''] = reading.take(`(${month})(?:\\s+(20\\d{2}))?`) ?? []
    beyond.push(...all(`${month}(?:\\s+20\\d{2})?`))
    if (!whole) return takeSeason()
    const comes = `${today.slice(0, 4)}-${nth(whole)}` >= today.slice(0, 7) ? 0 : 1
    return { month: `${of || Number(today.slice(0, 4)) + comes}-${nth(whole)}` }

    function nth(name: string) {
      return String(months.indexOf(name) + 1).padStart(2, '0')
    }
  }

  /** The months of a season of that year, or of the next that is not over. */
  function takeSeason(): Pick<SaidStay, 'month' | 'monthEnd'> {
    for (const first of SEASONS) {
      const [said = '', of = ''] =
        reading.take(`(${say(`season.${first}`)})(?:\\s+(?:of|de|van|von)?\\s*(20\\d{2}))?`) ?? []
      if (!said) continue
      const year = Number(of || today.slice(0, 4))
      // A winter that is under way began in the year before.
      const years = of ? [year] : [year - 1, year, year + 1]
      const month = years
        .map((each) => `${each}-${first}`)
        .find((each) => of || addMonths(each, 2) >= today.slice(0, 7))
      if (month) return { month, monthEnd: addMonths(month, 2) }
    }
    return {}
  }
}

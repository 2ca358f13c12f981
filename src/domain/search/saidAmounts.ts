import type { Reading } from './saidLine'
import type { SearchFilter } from './searchFilter'

/** Pattern of the ways to say a meaning. */
export type SayPattern = (key: string) => string

type Bounds = Pick<SearchFilter, 'priceMin' | 'priceMax'>

/** A price of fewer figures is one only beside a sign or a word of one: it may be a postal code. */
const LARGE_NUMBER = '\\d{5,}'
const SIGN = '(?:€|eur|euros?(?:\\s+s(?![\\p{L}\\d]))?)'
const NUMBER = '\\d+(?:[.,]\\d+)?'
/** So many times the first bound is no second one of the same unit: 200 to 300k. */
const FAR_APART = 100

/**
 * Takes a price out of a line, in euro: between two, at most, at least, or by itself, which is meant as the most.
 * @param say patterns of the ways to say a meaning
 */
export function takePrice(reading: Reading, say: SayPattern): Bounds {
  const ends = (key: string) => new RegExp(`(?:\\d|\\s)${say(key)}$`, 'u')
  const [thousand, million] = [ends('thousand'), ends('million')]
  const amountOf = (figure: string) => {
    const number = Number(/\d+(?:[.,]\d+)?/.exec(figure)?.[0].replace(',', '.'))
    return million.test(figure) ? number * 1_000_000 : thousand.test(figure) ? number * 1000 : number
  }
  const scaled = `${NUMBER}\\s*(?:${say('thousand')}|${say('million')})`
  const figure = `(?:${scaled}|${NUMBER})`
  const amount = `(?:${SIGN}\\s*)?(${figure})(?:\\s*${SIGN})?(?!\\s*(?:km|kilom))`
  /** Two of which the lower may lack the unit of the higher. */
  const bounds = (low: string, high: string): Bounds => {
    const [priceMin, priceMax] = [amountOf(low), amountOf(high)]
    const scale = priceMin * FAR_APART < priceMax ? (million.test(high) ? 1_000_000 : 1000) : 1
    return { priceMin: priceMin * scale, priceMax }
  }

  const both = reading.take(`${say('between')}\\s+${amount}\\s+${say('and')}\\s+${amount}`)
  if (both?.[0] && both[1]) return bounds(both[0], both[1])
  // Without a word before them two numbers are prices where the second one looks like it.
  const high = `((?:${scaled}|${LARGE_NUMBER})|${NUMBER}(?=\\s*${SIGN}))(?:\\s*${SIGN})?`
  const low = `((?:${scaled}|${LARGE_NUMBER})|\\d{2,3}|${NUMBER}(?=\\s*${SIGN}))(?:\\s*${SIGN})?`
  const joined = reading.take(`(?:${SIGN}\\s*)?${low}\\s+${say('and')}\\s+(?:${SIGN}\\s*)?${high}`)
  if (joined?.[0] && joined[1]) return bounds(joined[0], joined[1])
  const apart = reading.take(`(?:${SIGN}\\s*)?(${figure})(?:\\s*${SIGN})?\\s*[–—]\\s*(?:${SIGN}\\s*)?${high}`)
  if (apart?.[0] && apart[1]) return bounds(apart[0], apart[1])
  const most = reading.take(`${say('atMost')}\\s*:?\\s*${amount}`)?.[0]
  const least = reading.take(`${say('atLeast')}\\s*:?\\s*${amount}`)?.[0]
  if (most ?? least)
    return { ...(most && { priceMax: amountOf(most) }), ...(least && { priceMin: amountOf(least) }) }
  const behind = reading.take(`${amount}\\s+(?:${say('orMost')})`)?.[0]
  if (behind) return { priceMax: amountOf(behind) }
  const signed = reading.take(`(?:€\\s*(${figure})|(${figure})\\s*${SIGN})`)
  const bare = signed ?? reading.take(`(${scaled}|${LARGE_NUMBER})`)
  const found = bare?.find(Boolean)
  return found ? { priceMax: amountOf(found) } : {}
}

/**
 * Takes how many rooms to sleep in are asked for. Rooms of another name are those and a living room, as they are counted where one asks for
 * “3 Zimmer” (docs/decisions/365-sentences-as-people-write-them.md).
 */
export function takeBedrooms(
  reading: Reading,
  say: SayPattern,
  numbers: readonly string[],
): Pick<SearchFilter, 'bedMin' | 'bedrooms'> {
  const digit = `(\\d{1,2}|${numbers.join('|')})`
  const numberOf = (said: string) => (numbers.includes(said) ? numbers.indexOf(said) + 1 : Number(said))
  // Of "2 or 3" the first is the least.
  const other = `(?:\\s*(?:[–—/]|\\s${say('and')}\\s|\\s${say('either')}\\s)\\s*${digit})?`
  const counted = `${digit}${other}\\s*\\+?\\s*`
  const most = reading.take(`${say('atMost')}\\s+${digit}\\s*${say('bedrooms')}`)?.[0]
  if (most) return { bedrooms: Array.from({ length: numberOf(most) }, (_, before) => before + 1) }
  const least = `(?:${say('atLeast')}\\s+)?${counted}`
  const behind = `(?:\\s+(?:${say('orMore')}|${say('atLeast')}))?`
  const bedrooms = reading.take(`${least}${say('bedrooms')}${behind}`)?.[0]
  if (bedrooms) return { bedMin: numberOf(bedrooms) }
  const rooms = reading.take(`${least}${say('rooms')}${behind}`)?.[0]
  return rooms ? { bedMin: numberOf(rooms) - 1 } : {}
}

import type { EstateType } from '../../contract/codes'
import { HEAD_TYPE_ID, SUB_TYPE_ID } from '../../contract/ids'
import { withoutAccents } from '../../contract/withoutAccents'
import { ENERGY_CLASSES } from './energyClasses'
import { conditionsOf } from './relaxations'
import { saidReference } from './saidReference'
import { canonical, NO_FILTER, type SearchFilter } from './searchFilter'

type Offer = 'FOR_SALE' | 'TO_RENT'
const OFFERS: readonly Offer[] = ['FOR_SALE', 'TO_RENT']

/** What a search is said in, by its meaning: ways to say one are parted by `|` (`locales/…/described.json`). */
export type DescribedWords = Readonly<Record<string, string>>

/** What somebody asks for who says it in a line. */
export interface Described {
  /** What was understood; empty when nothing was. */
  filter: Partial<SearchFilter>
  /** Whether to buy or to rent, where that is said: a list page is of one of both. */
  offer?: Offer
  /** What was not: where, if anything. */
  rest: string
}

const FLAGS = ['garden', 'terrace', 'lift', 'pool', 'furnished', 'pets', 'newBuilding', 'lowered'] as const
/** A price of fewer figures is one only beside a sign or a word of one: it may be a postal code. */
const LARGE_NUMBER = '\\d{5,}'
/** Where something was understood, so that words before and after it do not come together. */
const GAP = ' | '

/** Lower-case, without accents, thousands without dots or blanks. */
const plain = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/['’\-–]/g, ' ')
    .replace(/(?<![\d.,])\d{1,3}(?:[. ]\d{3})+(?![\d.,]\d|\d)/g, (amount) => amount.replace(/[. ]/g, ''))

/** Any of the ways to say a thing; what a language has no word for is said nowhere. */
const alternatives = (ways: string) => {
  if (!ways.trim()) return '(?!)'
  const all = plain(ways)
    .split('|')
    .map((way) => way.trim().replace(/ +/g, '\\s+'))
  return `(?:${all.sort((a, b) => b.length - a.length).join('|')})`
}
const whole = (pattern: string) => `(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`

/** Takes what is understood out of a text, piece by piece. */
class Reading {
  constructor(public left: string) {}

  take(pattern: string): readonly (string | undefined)[] | undefined {
    const found = new RegExp(whole(pattern), 'u').exec(this.left)
    if (!found) return undefined
    this.left = this.left.slice(0, found.index) + GAP + this.left.slice(found.index + found[0].length)
    return found.slice(1)
  }
}

function amountOf(figure: string, { thousand, million }: Record<'thousand' | 'million', RegExp>): number {
  const number = Number(/\d+(?:[.,]\d+)?/.exec(figure)?.[0].replace(',', '.'))
  return million.test(figure) ? number * 1_000_000 : thousand.test(figure) ? number * 1000 : number
}

/**
 * Understands a search that is said in a line, in one language: type, price, bedrooms, area, energy and what there is to be. What is left is where.
 * @example describedSearch('flat with garden under 300,000 near Ghent, EPC C or better', words)
 *   // { filter: { type: [3], priceMax: 300000, energy: 'C', garden: true }, rest: 'near ghent' }
 */
export function describedSearch(text: string, words: DescribedWords): Described {
  // Who says which one needs say nothing more.
  const reference = saidReference(text, words['reference'] ?? '')
  if (reference) return { filter: understood({ reference }), rest: '' }
  const say = (key: string) => alternatives(words[key] ?? '')
  const ends = (key: string) => new RegExp(`(?:\\d|\\s)${say(key)}$`, 'u')
  const reading = new Reading(plain(text.replace(/(\d),(\d{3})(?!\d)/g, '$1$2')))
  const filter: Partial<SearchFilter> = {}

  const area = reading.take(
    `(?:(${say('atMost')})\\s+|${say('atLeast')}\\s+)?(\\d+)\\s*(?:m2|qm|sqm)(?:\\s+${say('orMore')})?`,
  )
  if (area) filter[area[0] ? 'livingAreaMax' : 'livingAreaMin'] = Number(area[1])

  const numbers = plain(words['numbers'] ?? '').split('|')
  const rooms = reading.take(
    `(?:${say('atLeast')}\\s+)?(\\d|${numbers.join('|')})\\s*\\+?\\s*${say('bedrooms')}(?:\\s+${say('orMore')})?`,
  )?.[0]
  if (rooms) filter.bedMin = numbers.includes(rooms) ? numbers.indexOf(rooms) + 1 : Number(rooms)

  const energy =
    reading.take(`${say('energy')}\\s*:?\\s*([a-g])\\+*(?:\\s+${say('orBetter')})?`)?.[0] ??
    reading.take(`([a-g])\\+*\\s+${say('orBetter')}`)?.[0]
  const label = ENERGY_CLASSES.find(([value]) => value === energy?.toUpperCase())
  if (label) filter.energy = label[0]

  const offer = OFFERS.find((one) => reading.take(say(`offer.${one}`)))
  readPrice()
  for (const flag of FLAGS) if (reading.take(say(flag))) filter[flag] = true
  if (reading.take(say('free.now'))) filter.free = 'now'
  if (reading.take(say('condition.TO_RENOVATE'))) filter.condition = ['TO_RENOVATE']
  readTypes()

  return { filter: understood(filter), ...(offer && { offer }), rest: restOf(reading.left, say('fill')) }

  function readPrice() {
    const units = { thousand: ends('thousand'), million: ends('million') }
    const sign = '(?:€|eur|euros?)'
    const number = '\\d+(?:[.,]\\d+)?'
    const scaled = `${number}\\s*(?:${say('thousand')}|${say('million')})`
    const figure = `(?:${scaled}|${number})`
    const amount = `(?:${sign}\\s*)?(${figure})(?:\\s*${sign})?(?!\\s*(?:km|kilom))`
    const both = reading.take(`(?:${say('between')}\\s+)${amount}\\s+${say('and')}\\s+${amount}`)
    if (both?.[0] && both[1]) {
      filter.priceMin = amountOf(both[0], units)
      filter.priceMax = amountOf(both[1], units)
      return
    }
    const most = reading.take(`${say('atMost')}\\s+${amount}`)?.[0]
    if (most) filter.priceMax = amountOf(most, units)
    const least = reading.take(`${say('atLeast')}\\s+${amount}`)?.[0]
    if (least) filter.priceMin = amountOf(least, units)
    if (most ?? least) return
    const signed = reading.take(`(?:€\\s*(${figure})|(${figure})\\s*${sign})`)
    const bare = signed ?? reading.take(`(${scaled}|${LARGE_NUMBER})`)
    const found = bare?.find(Boolean)
    if (found) filter.priceMax = amountOf(found, units)
  }

  function readTypes() {
    const said = (kind: string) =>
      Object.keys(words).flatMap((key) => {
        const [name, code = ''] = key.split('.')
        return name === kind && reading.take(say(key)) ? [code] : []
      })
    // A kind says more than its type, and may hold its word.
    const subTypes = said('subType').flatMap((code) => SUB_TYPE_ID[code] ?? [])
    const types = said('type').map((code) => HEAD_TYPE_ID[code as EstateType])
    if (subTypes.length) filter.subType = subTypes
    else if (types.length) filter.type = types
    // A garage is a thing of its own where nothing else is asked for.
    if (!reading.take(say('parking'))) return
    if (filter.type ?? filter.subType) filter.parking = true
    else filter.type = [HEAD_TYPE_ID.GARAGE]
  }
}

/** In the one form of a search, without its order. */
function understood(filter: Partial<SearchFilter>): Partial<SearchFilter> {
  const clean = canonical({ ...NO_FILTER, ...filter })
  return Object.fromEntries(conditionsOf(clean).map((key) => [key, clean[key]]))
}

/** What was not understood, without the words around it that say nothing of where. */
function restOf(left: string, fill: string): string {
  const edges = new RegExp(`^(?:${whole(fill)}[\\s,.;:!?]*)+|(?:[\\s,.;:!?]*${whole(fill)})+$`, 'gu')
  return left
    .split('|')
    .map((piece) =>
      piece
        .replace(/^[\s,.;:!?€]+|[\s,.;:!?€]+$/g, '')
        .replace(edges, '')
        .trim(),
    )
    .filter((piece) => /[\p{L}\d]/u.test(piece))
    .join(' ')
}

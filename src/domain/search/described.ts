import type { EstateType } from '../../contract/codes'
import { HEAD_TYPE_ID, SUB_TYPE_ID } from '../../contract/ids'
import { ENERGY_CLASSES } from './energyClasses'
import { conditionsOf } from './relaxations'
import { alternatives, asWritten, GAP, inOneForm, plain, Reading, whole } from './saidLine'
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
  /** What was understood but is nothing to search by, as it was said: “cheap”, “ground floor”. */
  beyond: readonly string[]
  /** What was not: where, if anything. */
  rest: string
}

const FLAGS = ['garden', 'terrace', 'lift', 'pool', 'furnished', 'pets', 'newBuilding', 'lowered'] as const
/** What nobody asks of bare ground. */
const OF_BUILDINGS = ['condition', 'bedMin', 'energy', 'terrace', 'lift', 'pool', 'furnished'] as const
/** A price of fewer figures is one only beside a sign or a word of one: it may be a postal code. */
const LARGE_NUMBER = '\\d{5,}'
/** What stands between quotation marks is meant as it is: words of a text. */
const QUOTED = /(?<=^|\s)["'“”„«‘‹]\s*([^"'“”„«»‘’‹›]{2,60}?)\s*["'“”»’›](?=[\s,.;:!?]|$)/u
/** Plots and their kinds, whose numbers begin with that of plots (`SUB_TYPE_ID`). */
const isOfPlot = (id: number) => id === HEAD_TYPE_ID.PLOT || Math.floor(id / 100) === HEAD_TYPE_ID.PLOT

function amountOf(figure: string, { thousand, million }: Record<'thousand' | 'million', RegExp>): number {
  const number = Number(/\d+(?:[.,]\d+)?/.exec(figure)?.[0].replace(',', '.'))
  return million.test(figure) ? number * 1_000_000 : thousand.test(figure) ? number * 1000 : number
}

/**
 * Understands a search that is said in a line, in one language: type, price, bedrooms, area, energy and what there is to be. What is left is where.
 * @example describedSearch('flat with garden under 300,000 near Ghent, EPC C or better', words)
 *   // { filter: { type: [3], priceMax: 300000, energy: 'C', garden: true }, beyond: [], rest: 'near ghent' }
 */
export function describedSearch(text: string, words: DescribedWords): Described {
  // Who says which one needs say nothing more.
  const reference = saidReference(text, words['reference'] ?? '')
  if (reference) return { filter: understood({ reference }), beyond: [], rest: '' }
  const say = (key: string) => alternatives(words[key] ?? '')
  const ends = (key: string) => new RegExp(`(?:\\d|\\s)${say(key)}$`, 'u')
  const quoted = QUOTED.exec(text)
  const unquoted = quoted ? text.replace(quoted[0], GAP) : text
  const reading = new Reading(
    inOneForm(plain(unquoted.replace(/(\d),(\d{3})(?!\d)/g, '$1$2')), plain(words['same'] ?? '')),
  )
  const filter: Partial<SearchFilter> = quoted?.[1] ? { words: quoted[1].trim() } : {}

  const surface = `(?:(${say('atMost')})\\s+|${say('atLeast')}\\s+)?(\\d+)\\s*(?:m2|qm|sqm)(?:\\s+${say('orMore')})?`
  const ground = reading.take(`${surface}\\s+${say('ground')}`)
  if (ground) filter[ground[0] ? 'plotMax' : 'plotMin'] = Number(ground[1])
  /** Whether the surface that is said is that of a plot, named before it. */
  const isOfGround = reading.has(`${say('ground')}\\s+(?:${say('alone')}\\s+)*${surface}`)
  const area = reading.take(surface)

  const numbers = plain(words['numbers'] ?? '').split('|')
  const rooms = reading.take(
    `(?:${say('atLeast')}\\s+)?(\\d|${numbers.join('|')})\\s*\\+?\\s*${say('bedrooms')}(?:\\s+${say('orMore')})?`,
  )?.[0]
  if (rooms) filter.bedMin = numbers.includes(rooms) ? numbers.indexOf(rooms) + 1 : Number(rooms)

  const energy =
    reading.take(
      `${say('energy')}\\s*:?\\s*(?:${say('atMost')}\\s+)?([a-g])\\+*(?:\\s+${say('orBetter')})?`,
    )?.[0] ?? reading.take(`([a-g])\\+*\\s+${say('orBetter')}`)?.[0]
  const label = ENERGY_CLASSES.find(([value]) => value === energy?.toUpperCase())
  if (label) filter.energy = label[0]

  const offer = OFFERS.find((one) => reading.take(say(`offer.${one}`)))
  readPrice()
  // Each condition narrows a search: of two qualities, either will do is nothing to search by.
  const quality = `(?:${FLAGS.map(say).join('|')})`
  const either = reading.take(`(${quality}\\s+${say('either')}\\s+${quality})`)?.[0]
  for (const flag of FLAGS) if (reading.take(say(flag))) filter[flag] = true
  if (reading.take(say('free.now'))) filter.free = 'now'
  if (reading.take(say('condition.TO_RENOVATE'))) filter.condition = ['TO_RENOVATE']
  readTypes()
  readArea()
  const beyond = readBeyond()

  return {
    filter: understood(filter),
    ...(offer && { offer }),
    beyond,
    rest: restOf(reading.left, say('fill'), say('alone')),
  }

  /** A plot has no living area: what is said of it is its own. */
  function readArea() {
    if (!area) return
    const isPlot = isOfGround || [filter.type, filter.subType].some((ids) => ids?.some(isOfPlot))
    const [most, least] = isPlot
      ? (['plotMax', 'plotMin'] as const)
      : (['livingAreaMax', 'livingAreaMin'] as const)
    filter[area[0] ? most : least] = Number(area[1])
  }

  /** Of many qualities nothing is known to search by. */
  function readBeyond(): string[] {
    const said = either ? [asWritten(text, either)] : []
    const pattern = `(${say('beyond')})`
    for (let found = reading.take(pattern); found?.[0]; found = reading.take(pattern))
      said.push(asWritten(text, found[0]))
    return said
  }

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
    // The plot of what is built on it is no kind of its own.
    const built = types.filter((id) => !isOfPlot(id))
    const isBuilt = built.length > 0 || OF_BUILDINGS.some((key) => filter[key] !== undefined)
    const kinds = isOfGround && isBuilt ? built : types
    if (subTypes.length) filter.subType = subTypes
    else if (kinds.length) filter.type = kinds
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
function restOf(left: string, fill: string, alone: string): string {
  const isNothing = new RegExp(`^(?:${alone}\\s*)+$`, 'u')
  const edges = new RegExp(`^(?:${whole(fill)}[\\s,.;:!?]*)+|(?:[\\s,.;:!?]*${whole(fill)})+$`, 'gu')
  return left
    .split('|')
    .map((piece) =>
      piece
        .replace(/^[\s,.;:!?€]+|[\s,.;:!?€]+$/g, '')
        .replace(edges, '')
        .trim(),
    )
    .filter((piece) => /[\p{L}\d]/u.test(piece) && !isNothing.test(piece))
    .join(' ')
}

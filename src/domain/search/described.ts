import { SUB_TYPE_ID } from '../../contract/ids'
import { LARGE_BEDROOMS } from './bedrooms'
import { ENERGY_CLASSES } from './energyClasses'
import { conditionsOf } from './relaxations'
import { takeBedrooms, takePrice } from './saidAmounts'
import { isOfPlot, takeKinds } from './saidKinds'
import {
  alternatives,
  asWritten,
  type DescribedWords,
  GAP,
  inOneForm,
  plain,
  Reading,
  tidy,
} from './saidLine'
import { apart, joinedNames } from './saidNames'
import { takeNot } from './saidNot'
import { saidPlaces, type SaidPlace, whereOf } from './saidPlaces'
import { saidReference } from './saidReference'
import { inSquareMetres, surfaceEnds, takeSurfaces } from './saidSurfaces'
import { canonical, NO_FILTER, type SearchFilter } from './searchFilter'
import { speltKinds, wholeKinds } from './speltKinds'

type Offer = 'FOR_SALE' | 'TO_RENT'
const OFFERS: readonly Offer[] = ['FOR_SALE', 'TO_RENT']

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
  /** The same apart, where several places may be said. */
  places: readonly SaidPlace[]
}

const FLAGS = ['garden', 'terrace', 'lift', 'pool', 'furnished', 'pets', 'newBuilding', 'lowered'] as const
/** What nobody asks of bare ground. */
const OF_BUILDINGS = ['condition', 'bedMin', 'energy', 'terrace', 'lift', 'pool', 'furnished'] as const
/** What no plot has: who asks for a plot or a house would get houses alone. */
const NOT_OF_PLOTS = [...OF_BUILDINGS, 'bedrooms', 'garden', 'pets', 'newBuilding', 'parking'] as const
/** More free sides than this are searched for as these. */
const MOST_FACADES = 4
/** What stands between quotation marks is meant as it is: words of a text. */
const QUOTED = /(?<=^|\s)["'“”„«‘‹]+\s*([^"'“”„«»‘’‹›]{2,60}?)\s*["'“”»’›]+(?=[\s,.;:!?]|$)/u

/**
 * Understands a search that is said in a line, in one language: type, price, bedrooms, area, energy and what there is to be. What is left is where.
 * @example describedSearch('flat with garden under 300,000 near Ghent, EPC C or better', words)
 *   // { filter: { type: [3], priceMax: 300000, energy: 'C', garden: true }, beyond: [], rest: 'near ghent', places: […] }
 */
export function describedSearch(text: string, words: DescribedWords): Described {
  // Who says which one needs say nothing more.
  const reference = saidReference(text, words['reference'] ?? '')
  if (reference) return { filter: understood({ reference }), beyond: [], rest: '', places: [] }
  const say = (key: string) => alternatives(words[key] ?? '')
  const keys = Object.keys(words)
  const quoted = QUOTED.exec(text)
  const line = plain(tidy(quoted ? text.replace(quoted[0], GAP) : text))
  const [ground = ''] = plain(words['ground'] ?? '').split('|')
  const reading = new Reading(joinedNames(line))
  const filter: Partial<SearchFilter> = quoted?.[1] ? { words: quoted[1].trim() } : {}
  /** How what was taken last was said, by its condition. */
  const asSaid = new Map<string, string>()
  const note = (key: keyof SearchFilter) =>
    asSaid.set(key, [asSaid.get(key), asWritten(text, reading.taken)].filter(Boolean).join(', '))
  // What is only liked to be so is asked in the same way; “als het kan” is no condition.
  while (reading.take(say('soft')));
  // Before anything else, which would turn into what is not wanted.
  const beyond = takeNot(reading, say, words).map((taken) => asWritten(text, taken))
  reading.left = inSquareMetres(inOneForm(reading.left, plain(words['same'] ?? '')), say, ground)

  const numbers = plain(words['numbers'] ?? '').split('|')
  const numberOf = (said: string) => (numbers.includes(said) ? numbers.indexOf(said) + 1 : Number(said))
  const surfaces = takeSurfaces(reading, say)
  if (surfaces.ground) Object.assign(filter, surfaceEnds(surfaces.ground, 'plot'))
  // These say more than a number of rooms, or hold a number that is no price.
  for (const pattern of [say('beyond'), usage()]) beyond.push(...takeAll(pattern))
  const studio = reading.has(say('subType.STUDIO'))
  if (!studio) {
    // A list tells so many no longer apart.
    const many = reading.find(`(?:[7-9]|\\d{2})\\s*(?:${say('bedrooms')}|${say('rooms')})`)
    const asked = takeBedrooms(reading, say, numbers)
    Object.assign(filter, asked)
    for (const key of ['bedMin', 'bedrooms'] as const) if (asked[key]) note(key)
    if (many && (asked.bedMin ?? 0) > LARGE_BEDROOMS) beyond.push(asWritten(text, many))
  }
  const facades = reading.take(`(\\d|${numbers.join('|')})\\s*${say('facades')}`)?.[0]
  if (facades) filter.facades = [String(Math.min(numberOf(facades), MOST_FACADES))]
  else if (reading.take(say('facades.4'))) filter.facades = [String(MOST_FACADES)]
  for (const end of ['yearMin', 'yearMax'] as const) {
    const year = reading.take(`${say(end)}\\s*:?\\s*([12]\\d{3})`)?.[0]
    if (year) filter[end] = Number(year)
  }
  readEnergy()
  const saidOffer = OFFERS.find((one) => reading.take(say(`offer.${one}`)))
  Object.assign(filter, takePrice(reading, say))
  // Each condition narrows a search: of two qualities, either will do is nothing to search by.
  const quality = `(?:${FLAGS.map(say).join('|')})`
  beyond.push(...takeAll(`${quality}\\s+${say('either')}\\s+${quality}`))
  for (const flag of FLAGS)
    if (reading.take(say(flag))) {
      filter[flag] = true
      note(flag)
    }
  // A half is no number of anything.
  beyond.push(...takeAll('\\d+[.,]\\d+'))
  if (reading.take(say('free.now'))) filter.free = 'now'
  const condition = keys.filter(
    (key) => key.startsWith('condition.') && reading.take(say(key)) && note('condition'),
  )
  if (condition.length)
    filter.condition = condition.flatMap((key) => key.slice('condition.'.length).split('+'))
  const kindKeys = keys.filter((key) => /^(?:type|subType)\./.test(key))
  if (!kindKeys.some((key) => reading.has(say(key)))) {
    const kinds = kindKeys.map((key) => plain(words[key] ?? '').split('|'))
    reading.left = speltKinds(wholeKinds(reading.left, kinds), kinds.flat())
  }
  const {
    beyond: inside,
    isPlotToo,
    ...kinds
  } = takeKinds(
    reading,
    say,
    keys,
    (built) =>
      surfaces.isOfGround && (built.length > 0 || OF_BUILDINGS.some((key) => filter[key] !== undefined)),
  )
  Object.assign(filter, kinds)
  if (kinds.parking) note('parking')
  if (isPlotToo)
    for (const key of NOT_OF_PLOTS) {
      const named = asSaid.get(key)
      if (named) beyond.push(named)
      Object.assign(filter, { [key]: undefined })
    }
  // Rooms for students are let.
  const isRoom = filter.subType?.every((id) => id === SUB_TYPE_ID['STUDENT_ROOM'])
  const offer = saidOffer ?? (isRoom ? 'TO_RENT' : undefined)
  readArea()
  // Of what no field tells a text may.
  const told = [filter.words, ...takeAll(say('inText'))].filter(Boolean)
  if (told.length) filter.words = told.join(' ')

  const pieces = apart(reading.left)
    .split('|')
    .flatMap((piece) => whereOf(piece, say) || [])
  return {
    filter: understood(filter),
    ...(offer && { offer }),
    beyond: [...beyond, ...inside.map((taken) => asWritten(text, taken))],
    rest: pieces.join(', '),
    places: saidPlaces(pieces.join(', '), say, text),
  }

  /** A plot has no living area: what is said of it is its own. */
  function readArea() {
    if (!surfaces.area) return
    const isPlot = surfaces.isOfGround || [filter.type, filter.subType].some((ids) => ids?.some(isOfPlot))
    Object.assign(filter, surfaceEnds(surfaces.area, isPlot ? 'plot' : 'livingArea'))
  }

  /** Of two classes the worse one will do. */
  function readEnergy() {
    const letter = '([a-g])\\+*'
    const other = `(?:\\s*(?:/|,|\\s(?:${say('and')}|${say('either')})\\s)\\s*${letter}(?![\\p{L}\\d]))*`
    const bound = `(?:${say('atMost')}|${say('atLeast')})`
    const found =
      reading.take(
        `(?:${bound}\\s+)?${say('energy')}\\s*:?\\s*(?:${bound}\\s+)?${letter}${other}(?:\\s+${say('orBetter')})?`,
      ) ??
      reading.take(`${letter}\\s+${say('orBetter')}`) ??
      reading.take(`(?:${bound}\\s+)?${letter}\\s+${say('energy')}(?:\\s+${say('orBetter')})?`)
    const worst = found
      ?.flatMap((one) => one ?? [])
      .sort()
      .at(-1)
    const label = ENERGY_CLASSES.find(([value]) => value === worst?.toUpperCase())
    if (!label) return
    filter.energy = label[0]
    note('energy')
  }

  /** How much energy it uses in figures. */
  function usage(): string {
    return `${say('energy')}\\s*(?:${say('atMost')}|[<:])?\\s*\\d{2,3}(?:\\s*kwh\\S*)?`
  }

  /** All that is said of something, as it was written. */
  function takeAll(pattern: string): string[] {
    const [taken] = reading.take(`(${pattern})`) ?? []
    return taken ? [asWritten(text, taken), ...takeAll(pattern)] : []
  }
}

/** In the one form of a search, without its order. */
function understood(filter: Partial<SearchFilter>): Partial<SearchFilter> {
  const clean = canonical({ ...NO_FILTER, ...filter })
  return Object.fromEntries(conditionsOf(clean).map((key) => [key, clean[key]]))
}

import type { Estate } from '../../src/contract/estate'
import { HEAD_TYPE_ID } from '../../src/contract/ids'
import { LOCALES, type Locale } from '../../src/contract/locales'
import type { EstateCard, Row } from '../../src/domain/estate/types'
import { estateCard } from '../../src/domain/estate/estateCard'
import { fromApi } from '../../src/domain/estate/fromApi'
import { estateSections } from '../../src/domain/estate/sections'

/**
 * Searching by hand, over what cards and rows say: no function of the product but those that make them is used, so that what it
 * finds can be held against what the product finds.
 */

/** A listing as visitors of a site see it, with what can be had in it. */
export interface Seen {
  line: Estate
  cards: Record<Locale, EstateCard>
  /** Its units with their cards, or itself when it has none; each with its reference and that of its project, letters and figures only. */
  had: { line: Estate; card: EstateCard; rows: Row[]; called: string[] }[]
  isProjectOfUnits: boolean
}

/** A visitor's choice, as an address writes it. */
export interface Choice {
  type?: number[]
  subType?: number[]
  city?: number[]
  status?: number[]
  bedrooms?: number[]
  'bed-min'?: number
  'price-min'?: number
  'price-max'?: number
  'living-area-min'?: number
  'living-area-max'?: number
  energy?: string
  garden?: 1
  terrace?: 1
  parking?: 1
  lift?: 1
  pool?: 1
  furnished?: 1
  pets?: 1
  new?: 1
  lowered?: 1
  condition?: string[]
  facades?: number[]
  free?: string
  reference?: string
  words?: string
  'plot-min'?: number
  'plot-max'?: number
  'year-min'?: number
  'year-max'?: number
  'price-m2-min'?: number
  'price-m2-max'?: number
  sortType?: 'price' | 'price-m2' | 'price-cut' | 'city' | 'date' | 'type'
  sortOrder?: 'ASC' | 'DESC'
}

export const STATUSES = ['FOR_SALE', 'TO_RENT', 'TAKE_OVER', 'SOLD', 'RENTED', 'TAKEN_OVER']

const isShown = ({ status, listing }: Estate, hidden: readonly number[]) =>
  !listing?.archived && (!status || !hidden.includes(status.id))

function cardsOf(line: Estate, hidden: readonly number[]): Record<Locale, EstateCard> {
  const estate = fromApi(line, { hiddenStatus: [...hidden] })
  if (!estate) throw new Error(`Listing ${line.general.id} is hidden`)
  return Object.fromEntries(LOCALES.map((locale) => [locale, estateCard(estate, locale)])) as Seen['cards']
}

/** What the page of a listing says, in Dutch. */
function rowsOf(line: Estate, hidden: readonly number[]): Row[] {
  const estate = fromApi(line, { hiddenStatus: [...hidden] })
  return estate ? estateSections(estate, 'nl', new Set()).flatMap(({ rows }) => rows) : []
}

/** Letters and figures of a reference. */
const letters = (reference: string | null | undefined) =>
  (reference ?? '').replace(/[^A-Za-z0-9]/g, '').toUpperCase()
const calledBy = (...lines: Estate[]) => lines.map(({ general }) => letters(general.reference))

/** The listings of an import, units with their projects. */
export function seen(lines: readonly Estate[], hidden: readonly number[]): Seen[] {
  return lines
    .filter((line) => !line.general.parentId && isShown(line, hidden))
    .map((line) => {
      const cards = cardsOf(line, hidden)
      const units = lines.filter(
        ({ general, listing }) => general.parentId === line.general.id && !listing?.archived,
      )
      const shown = units.filter((unit) => isShown(unit, hidden))
      const had = shown.map((unit) => ({
        line: unit,
        card: cardsOf(unit, hidden).nl,
        rows: rowsOf(unit, hidden),
        called: calledBy(line, unit),
      }))
      return {
        line,
        cards,
        had: units.length
          ? had
          : [{ line, card: cards.nl, rows: rowsOf(line, hidden), called: calledBy(line) }],
        isProjectOfUnits: units.length > 0,
      }
    })
}

/** The amount that a card says; undefined when it says none, as of what is sold. */
export function priceOn({ price }: EstateCard): number | undefined {
  const amount = /€ ([\d.]+(?:,\d+)?)/.exec(price)?.[1]
  return amount === undefined ? undefined : Number(amount.replaceAll('.', '').replace(',', '.'))
}

/** By which part of what was asked a card says that less is asked now. */
export function cutOn(card: EstateCard): number | undefined {
  const before = card.priceBefore && priceOn({ ...card, price: card.priceBefore })
  return before ? Math.round((1 - (priceOn(card) ?? 0) / before) * 10_000) : undefined
}

/** Bedrooms as a card says them; none where the agency says so, which no card shows. */
function bedroomsOn({ line, card }: Seen['had'][number]): number | undefined {
  const said = /(\d+) slpk/.exec(card.summary)?.[1]
  if (said) return Number(said)
  const { general, listing } = line
  return [general.bedroomCount, listing?.construction?.bedrooms_count].includes(0) ? 0 : undefined
}

/** m² as a card says them; those of a plot are its ground. */
function areaOn({ line, card }: Seen['had'][number]): number | undefined {
  if (line.general.headType.id === HEAD_TYPE_ID.PLOT) return undefined
  const said = /([\d.]+(?:,\d+)?) m²/.exec(card.summary)?.[1]
  return said === undefined ? undefined : Number(said.replaceAll('.', '').replace(',', '.'))
}

/** The class that a card says, the worse one where it spans two. */
const classOn = ({ card }: Seen['had'][number]) => /^([A-G])(\+|-|$)/.exec(card.energyLabel ?? '')?.[1]

/** Whether the label of a card is this class or a better one. */
export const isNoWorse = (one: Seen['had'][number], energy: string) => (classOn(one) ?? 'Z') <= energy

/** Whether the page says that there is a garden, or how large it is where it does not say. */
function gardenOn({ rows }: Seen['had'][number]): boolean {
  const said = rows.find(({ key }) => key === 'listing.other.garden')
  return said ? !said.value.startsWith('Nee') : rows.some(({ key }) => key === 'listing.other.garden_surface')
}

type Had = Seen['had'][number]

/** What the page says under one of these names, the first that has a row. */
const said = ({ rows }: Had, ...keys: string[]) => rows.find(({ key }) => keys.includes(key))?.value ?? ''
const figure = (text: string): number | undefined => {
  const digits = /\d[\d.]*(,\d+)?/.exec(text)?.[0]
  return digits === undefined ? undefined : Number(digits.replaceAll('.', '').replace(',', '.'))
}
const GARAGE = 6
const PARKING = 14
const TERRACE = 10
const roomsOf = ({ line }: Had, ...types: number[]) =>
  (line.layout?.rooms ?? []).filter(({ typeId }) => types.includes(typeId)).length

const CONDITIONS: Readonly<Record<string, string>> = {
  NEW: 'Nieuw',
  RENEWED: 'Gerenoveerd',
  EXCELLENT_CONDITION: 'Uitstekende staat',
  GOOD_CONDITION: 'Goede staat',
  TO_FRESHEN_UP: 'Op te frissen',
  TO_RENOVATE: 'Te renoveren',
}
export const conditionOn = (one: Had) => {
  const value = said(one, 'technical.condition', 'listing.construction.condition')
  return Object.keys(CONDITIONS).find((code) => CONDITIONS[code] === value)
}
/** More than four count as four. */
export const facadesOn = (one: Had) => {
  const count = figure(said(one, 'listing.construction.facades_count'))
  return count === undefined ? undefined : Math.min(count, 4)
}
const plotOn = (one: Had) => figure(said(one, 'dimensions.areaGround', 'listing.construction.land_surface'))
const yearOn = (one: Had) =>
  figure(said(one, 'technical.constructionYear', 'listing.construction.construction_year'))

/** Months that an address asks for, and what a page calls what is free at once. */
export const MONTHS: Readonly<Record<string, number>> = { now: 0, '3m': 3, '6m': 6, '12m': 12 }
const AT_ONCE = ['Onmiddellijk', 'Bij akte']

/** Whether the page names a day by then, or says that it is free at once. */
export function isFreeBy(one: Had, span: string, now: Date): boolean {
  const day = said(one, 'technical.availableDate', 'listing.other.available_at')
  if (!day) return AT_ONCE.includes(said(one, 'technical.available', 'listing.other.available'))
  const [date = 0, month = 0, year = 0] = day.split('/').map(Number)
  const last = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + (MONTHS[span] ?? 0), now.getUTCDate())
  return Date.UTC(year, month - 1, date) <= last
}

/** Houses, flats, projects. */
const HOMES = [1, 3, 7]
/** What the page says a square metre costs, else the price of a home over its area, as its card says both. */
function perAreaOn(one: Had): number | undefined {
  const own = figure(said(one, 'listing.financial.price_per_square_meter'))
  const [price, area] = [priceOn(one.card), areaOn(one)]
  if (own) return own
  const isSale =
    ['FOR_SALE', 'TAKE_OVER'].includes(one.card.status) && HOMES.includes(one.line.general.headType.id)
  // From a price on, or beside a rent for life, it is not the price of the whole.
  const isWhole = !/^Vanaf|lijfrente/.test(one.card.price)
  return isSale && price && area && isWhole ? Math.round(price / area) : undefined
}

/** What the page says there is, by the name that an address has for it. */
export const HAS = {
  garden: gardenOn,
  terrace: (one) =>
    said(one, 'listing.other.terrace_surface', 'listing.other.terrace_orientation') !== '' ||
    roomsOf(one, TERRACE) > 0,
  parking: (one) =>
    ['garages', 'carports', 'parking_spaces'].some(
      (what) => (figure(said(one, `listing.other.${what}_count`)) ?? 0) > 0,
    ) || roomsOf(one, GARAGE, PARKING) > 0,
  lift: (one) => said(one, 'technical.elevator', 'listing.comfort.lift').startsWith('Ja'),
  pool: (one) => said(one, 'listing.comfort.swimming_pool').startsWith('Ja'),
  furnished: (one) => said(one, 'technical.furniture', 'listing.comfort.furnished').startsWith('Ja'),
  pets: (one) =>
    said(one, 'technical.petsAllowed', 'general.petsAllowed', 'listing.comfort.pets_allowed').startsWith(
      'Ja',
    ),
  lowered: ({ card }) => cutOn(card) !== undefined,
  new: (one) => said(one, 'technical.newBuilding').startsWith('Ja') || conditionOn(one) === 'NEW',
} as const satisfies Partial<Record<keyof Choice, (one: Had) => boolean>>
export const HAS_NAMES = Object.keys(HAS) as (keyof typeof HAS)[]

/** The amounts that can be had in a listing, by the name that an address has for their range. */
export const AMOUNT = {
  price: ({ card }: Had) => priceOn(card),
  'living-area': areaOn,
  plot: plotOn,
  year: yearOn,
  'price-m2': perAreaOn,
} as const satisfies Record<string, (one: Had) => number | undefined>
export const AMOUNT_NAMES = Object.keys(AMOUNT) as (keyof typeof AMOUNT)[]

const FROM = { nl: 'Vanaf', fr: 'À partir de', en: 'From', de: 'Ab' } as const

/** The cards of a listing in a search: a project costs what the cheapest of what fits in it costs, where it asks something of that. */
export function cardsIn(one: Seen, choice: Choice): Record<Locale, EstateCard> {
  const { cards, had, isProjectOfUnits } = one
  if (!isProjectOfUnits || !asksOfHad(choice) || cards.nl.sold) return cards
  const told = had.filter((each) => fitsHad(each, choice)).map(({ card }) => card)
  const [cheapest] = told
    .filter((card) => priceOn(card) !== undefined)
    .sort((a, b) => (priceOn(a) ?? 0) - (priceOn(b) ?? 0))
  const amount = cheapest && /€ [\d.]+(?:,\d+)?/.exec(cheapest.price)?.[0]
  // The price of a project is the lowest of several, which nobody lowered.
  const priced = (locale: Locale) => ({
    ...cards[locale],
    price: amount ? `${FROM[locale]} ${amount}` : '',
  })
  return { nl: priced('nl'), fr: priced('fr'), en: priced('en'), de: priced('de') }
}

const isOneOf = (values: readonly number[] | undefined, value: number | undefined) =>
  !values || (value !== undefined && values.includes(value))

/** Whether what can be had fits: all of one and the same. */
export function fitsHad(one: Seen['had'][number], choice: Choice): boolean {
  const rooms = bedroomsOn(one)
  const { 'bed-min': least, bedrooms, energy, condition, facades, free, reference } = choice
  if (least !== undefined && !(rooms !== undefined && rooms >= least)) return false
  for (const name of AMOUNT_NAMES) {
    const { [`${name}-min` as const]: low, [`${name}-max` as const]: high } = choice
    const amount = low === undefined && high === undefined ? 0 : AMOUNT[name](one)
    if (amount === undefined || amount < (low ?? -Infinity) || amount > (high ?? Infinity)) return false
  }
  if (energy !== undefined && !isNoWorse(one, energy)) return false
  if (HAS_NAMES.some((name) => choice[name] && !HAS[name](one))) return false
  if (condition && !condition.includes(conditionOn(one) ?? '')) return false
  if (!isOneOf(facades, facadesOn(one))) return false
  if (reference !== undefined && !one.called.includes(letters(reference))) return false
  if (free !== undefined && !isFreeBy(one, free, new Date())) return false
  return isOneOf(bedrooms, rooms === undefined ? undefined : Math.min(rooms, 6))
}

/** Whether what is written of it has a word that begins so, in any language; of a hidden address no street and no building. */
function isWritten({ general, address }: Estate, beginning: string): boolean {
  const { visible, city, street, street_address: line } = address
  const texts = [
    ...[general.reference, general.title, general.description, general.shortDescription],
    ...[city.zip, city.name, city.alias, ...(visible ? [general.buildingName, street, line] : [])],
  ]
  const words = JSON.stringify(
    texts.map((text) => (typeof text === 'string' ? text : Object.values(text ?? {}))),
  )
  return filed(words.replace(/\\./g, ' '))
    .split(' ')
    .some((word) => word.startsWith(beginning))
}

/** Conditions that must hold for something in the listing. */
const OF_HAD: readonly (keyof Choice)[] = [
  ...(['bed-min', 'bedrooms', 'energy', 'condition', 'facades', 'free'] as const),
  ...AMOUNT_NAMES.flatMap((name) => [`${name}-min`, `${name}-max`] as const),
  ...HAS_NAMES,
]
const asksOfHad = (choice: Choice) => OF_HAD.some((key) => choice[key] !== undefined)

export const statusOn = ({ cards }: Seen) => STATUSES.indexOf(cards.nl.status) + 1

const isSaidIn = ({ line, had }: Seen, words: string | undefined) =>
  words === undefined || [line, ...had.map((each) => each.line)].some((one) => isWritten(one, words))

export function fits(one: Seen, choice: Choice): boolean {
  const { general, address } = one.line
  return (
    isOneOf(choice.type, general.headType.id) &&
    isOneOf(choice.subType, general.subType?.id) &&
    isOneOf(choice.city, address.city.id) &&
    isOneOf(choice.status, statusOn(one)) &&
    isSaidIn(one, choice.words) &&
    ((!asksOfHad(choice) && choice.reference === undefined) || one.had.some((each) => fitsHad(each, choice)))
  )
}

/** A name as a reader files it: letter by letter, word by word. */
const filed = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

type Key = string | number | undefined

function keyOf(one: Seen, choice: Choice, by: Choice['sortType'], locale: Locale): Key {
  const { line, cards } = one
  if (by === 'price') return priceOn(cardsIn(one, choice)[locale])
  if (by === 'price-m2') return one.isProjectOfUnits ? undefined : one.had[0] && perAreaOn(one.had[0])
  if (by === 'price-cut') return cutOn(cardsIn(one, choice)[locale])
  if (by === 'city') return filed(cards[locale].city)
  if (by === 'type') return line.general.subType?.id
  const published = line.general.publicationDate
  return published ? Date.parse(published) : undefined
}

/** In the order a visitor asked for: what has no value last in both directions, equals by number. */
export function inOrder(some: readonly Seen[], choice: Choice, locale: Locale): Seen[] {
  const { sortType = 'date', sortOrder = 'DESC' } = choice
  const sign = sortOrder === 'ASC' ? 1 : -1
  return [...some].sort((a, b) => {
    const [x, y] = [keyOf(a, choice, sortType, locale), keyOf(b, choice, sortType, locale)]
    const byId = a.line.general.id - b.line.general.id
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined) || byId
    return x === y ? byId : x < y ? -sign : sign
  })
}

/** How many of some things have each value; a thing with several values has each once. */
export function tally<T>(
  things: readonly T[],
  of: (thing: T) => (number | undefined)[],
): Map<number, number> {
  const counts = new Map<number, number>()
  for (const thing of things) {
    for (const value of new Set(of(thing))) {
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return counts
}

/** Bedrooms that can be had in a listing, six and more as six. */
export const bedroomsIn = (one: Seen, choice: Choice) =>
  one.had
    .filter((each) => fitsHad(each, choice))
    .map((each) => bedroomsOn(each))
    .map((count) => (count === undefined ? undefined : Math.min(count, 6)))

/** What can be had in a listing of an amount. */
export const amountsIn = (name: keyof typeof AMOUNT) => (one: Seen, choice: Choice) =>
  one.had.filter((each) => fitsHad(each, choice)).map(AMOUNT[name])

/** A choice without what another value of the same list would replace. */
export const without = (choice: Choice, ...keys: (keyof Choice)[]): Choice =>
  Object.fromEntries(Object.entries(choice).filter(([key]) => !keys.includes(key as keyof Choice)))

/** The address of a choice. */
export const addressOf = (choice: Choice) =>
  Object.entries(choice)
    .map(([key, value]) => `${key}=${String(value)}`)
    .join('&')

/** The same numbers for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A long word of its Dutch description, as somebody types it who looks for it. */
const longWord = ({ general }: Estate) =>
  filed(general.description?.nl ?? '')
    .split(' ')
    .find((word) => word.length > 8)

/** A choice that somebody may make in a list: up to three conditions of values that are in it, and an order. */
export function anyChoice(list: readonly Seen[], random: () => number): Choice {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
  const some = <T>(of: (one: Seen) => T | undefined) => [
    ...new Set([pick(list), pick(list)].map(of).filter((value) => value !== undefined)),
  ]
  const round = (price: number | undefined) => Math.round((price ?? 100_000) / 100) * 100
  const prices = some(({ had }) => had.map(({ card }) => priceOn(card)).find(Boolean)).sort((a, b) => a - b)
  const conditions: Choice[] = [
    { type: some(({ line }) => line.general.headType.id) },
    { subType: some(({ line }) => line.general.subType?.id) },
    { city: some(({ line }) => line.address.city.id) },
    { status: some(statusOn) },
    { bedrooms: [pick([0, 1, 2, 3, 4, 6])] },
    { 'bed-min': pick([1, 2, 3, 4]) },
    { 'price-min': round(prices[0]) },
    { 'price-max': round(prices.at(-1)) },
    { 'living-area-min': pick([80, 120, 180]) },
    { 'living-area-max': pick([90, 149.99, 250]) },
    { energy: pick(['A', 'B', 'C', 'E']) },
    { [pick(HAS_NAMES)]: 1 },
    { [pick(HAS_NAMES)]: 1 },
    { garden: 1 },
    { condition: pick([['NEW'], ['GOOD_CONDITION', 'RENEWED'], ['TO_RENOVATE']]) },
    { facades: pick([[2], [3, 4], [4]]) },
    { free: pick(Object.keys(MONTHS)) },
    { free: pick(['3m', '12m']) },
    { words: longWord(pick(list).line) },
    { reference: pick(pick(list).had).line.general.reference?.toLowerCase() || undefined },
    { 'plot-min': pick([100, 400]) },
    { 'plot-max': pick([299.99, 900]) },
    { 'year-min': pick([1960, 2015]) },
    { 'year-max': pick([1929, 1999]) },
    { 'price-m2-min': pick([1500, 2500]) },
    { 'price-m2-max': pick([1999.99, 3200]) },
    { 'price-min': round(prices[0]), 'price-max': round(prices.at(-1)) + 50_000 },
  ]
  const chosen = Array.from({ length: Math.floor(random() * 4) }, () => pick(conditions))
  const order: Choice = {
    sortType: pick(['price', 'price-m2', 'price-cut', 'city', 'date', 'type']),
    sortOrder: pick(['ASC', 'DESC']),
  }
  const all: Choice = Object.assign({}, ...chosen, order)
  // Two ends that were chosen apart and cross are another search than both say.
  const crossed = AMOUNT_NAMES.filter((name) => (all[`${name}-min`] ?? 0) > (all[`${name}-max`] ?? Infinity))
  const said = without(all, ...crossed.map((name) => `${name}-max` as const))
  const isSaid = (value: unknown) => value !== undefined && (!Array.isArray(value) || value.length > 0)
  return Object.fromEntries(Object.entries(said).filter(([, value]) => isSaid(value)))
}

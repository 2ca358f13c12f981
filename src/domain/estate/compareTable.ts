import { DEFAULT_LOCALE, type Locale } from '../../contract/locales'
import { fieldAt } from '../catalogue/catalogue'
import { fieldLabel } from '../catalogue/labels'
import { word } from '../words'
import { notEntered } from '../format/notEntered'
import { standing } from './sticker'
import type { EstateView } from './types'

interface CompareRow {
  key: string
  label: string
  /** One a listing, in their order; '' where a listing does not tell, whatever its own page says instead. */
  values: readonly string[]
  /** Those that tell it do not all tell the same; never of what is another for each, as a reference. */
  differs: boolean
  /** Only some of them tell it, which is no difference but what one can ask; nor of what is another for each. */
  isPartly: boolean
}

export interface CompareGroup {
  key: string
  title: string
  rows: readonly CompareRow[]
}

/** A listing to compare, with every fact that is known of it. */
export interface Compared {
  view: Pick<EstateView, 'locale' | 'price' | 'statusName' | 'sticker' | 'type' | 'energy' | 'sections'>
  facts: EstateView['facts']
  /** What a square metre of it costs, where its source does not say so; '' when that is not known. */
  pricePerArea: string
}

/** Words for the rows that stand above those of the tabs. */
export type CompareWords = Record<'overview' | 'price' | 'status' | 'type' | 'energy', string>

interface SectionRow {
  key: string
  label: string
  value: string
}

/** What the source says of the price per m², else what price and living area come to. */
function pricePerAreaOf({ view, pricePerArea }: Compared): SectionRow {
  const said = view.sections.flatMap(({ rows }) => rows).find(({ key }) => key === PRICE_PER_AREA)
  return said ?? { key: PRICE_PER_AREA, label: fieldLabel(PRICE_PER_AREA, view.locale), value: pricePerArea }
}

const overviewOf = (compared: Compared, words: CompareWords): SectionRow[] => {
  const { view, facts } = compared
  return [
    { key: 'price', label: words.price, value: view.price },
    pricePerAreaOf(compared),
    { key: 'status', label: words.status, value: standing(view.statusName, view.sticker, view.locale) },
    { key: 'type', label: words.type, value: view.type },
    ...facts,
    { key: 'energy', label: words.energy, value: view.energy?.label ?? '' },
  ]
}

/** Order of the first listing, what only later ones tell behind what it stands behind there. */
function keysOf(lists: readonly (readonly { key: string }[])[]): string[] {
  const keys: string[] = []
  for (const list of lists) {
    let at = 0
    for (const { key } of list) {
      const known = keys.indexOf(key)
      if (known < 0) keys.splice(at, 0, key)
      at = (known < 0 ? at : known) + 1
    }
  }
  return keys
}

const PRICE_PER_AREA = 'listing.financial.price_per_square_meter'

/** Another for each listing, whatever they are like. */
const OWN_OF_EACH: ReadonlySet<string> = new Set([
  'general.reference',
  'energy.epcReference',
  'energy.epbReference',
  'listing.construction.cadastral_division',
  'listing.construction.cadastral_section',
  'listing.construction.cadastral_number',
  'listing.construction.lot_number',
])

/** Rows that stand on top under another label. */
const ON_TOP: ReadonlySet<string> = new Set(['technical.constructionYear'])

/** A label without the rate that only some sources name, `Registration duty (12 %)`. */
const plainLabel = (label: string) => label.replace(/ \([\d.,]+\s?%\)$/, '')

/** The field that a row tells of: sources name one fact by two fields. */
const factOf = (key: string) => fieldAt(key)?.sameAs ?? key

function row(key: string, label: string, values: readonly string[]): CompareRow {
  const told = values.filter(Boolean)
  const isShared = !OWN_OF_EACH.has(factOf(key))
  return {
    key,
    label,
    values,
    differs: isShared && new Set(told).size > 1,
    isPartly: isShared && told.length < values.length,
  }
}

/** What a listing says; '' for words that only say that it is unknown or not entered. */
function toldBy({ value }: SectionRow, locale: Locale): string {
  const nothing = [notEntered(locale), word('country.UNKNOWN', locale), '–', '-']
  return nothing.includes(value) ? '' : value
}

/** Rows in which somebody says something. */
function rowsOf(lists: readonly (readonly SectionRow[])[], locale: Locale): CompareRow[] {
  return keysOf(lists).flatMap((key) => {
    const told = lists.map((list) => list.find((one) => one.key === key))
    const values = told.map((one) => (one ? toldBy(one, locale) : ''))
    return values.some(Boolean) ? [row(key, told.find(Boolean)?.label ?? '', values)] : []
  })
}

/**
 * Rows of one fact are one row, whichever source told it: those of one label, and those of which the catalogue says that one
 * stands in for the other. Unless some listing says both, each its own.
 */
function byFact(rows: readonly CompareRow[]): CompareRow[] {
  const merged: CompareRow[] = []
  for (const each of rows) {
    const at = merged.findIndex(
      ({ key, label, values }) =>
        (plainLabel(label) === plainLabel(each.label) || factOf(key) === factOf(each.key)) &&
        values.every((value, nth) => !value || !each.values[nth] || value === each.values[nth]),
    )
    const same = merged[at]
    if (!same) merged.push(each)
    else
      merged[at] = row(
        same.key,
        same.label,
        same.values.map((value, nth) => value || (each.values[nth] ?? '')),
      )
  }
  return merged
}

const sectionRows = ({ view }: Compared, tab: string): SectionRow[] =>
  (view.sections.find((section) => section.tab === tab)?.rows ?? []).map(({ key, label, value, note }) => ({
    key,
    label,
    value: note ? `${value} (${note})` : value,
  }))

/**
 * Listings side by side, row by row, from what their pages show: first what decides, then tab by tab. A fact that stands
 * on top is not said again below.
 */
export function compareTable(listings: readonly Compared[], words: CompareWords): CompareGroup[] {
  const locale = listings[0]?.view.locale ?? DEFAULT_LOCALE
  const overview = rowsOf(
    listings.map((one) => overviewOf(one, words)),
    locale,
  )
  const said = new Set(overview.map(({ label }) => plainLabel(label)))
  const tabs = keysOf(listings.map(({ view }) => view.sections.map(({ tab }) => ({ key: tab }))))
  const groups = tabs.map((tab) => {
    const titled = listings.map(({ view }) => view.sections.find((section) => section.tab === tab))
    const rows = rowsOf(
      listings.map((one) => sectionRows(one, tab)),
      locale,
    )
    return {
      key: tab,
      title: titled.find(Boolean)?.title ?? '',
      rows: byFact(rows.filter(({ key, label }) => !said.has(plainLabel(label)) && !ON_TOP.has(factOf(key)))),
    }
  })
  return [{ key: 'overview', title: words.overview, rows: overview }, ...groups].filter(
    ({ rows }) => rows.length,
  )
}

/** What is left of it for who looks for differences (docs/decisions/332-both-tell-a-difference.md). */
export const onlyDifferences = (groups: readonly CompareGroup[]): CompareGroup[] =>
  groups
    .map(({ rows, ...group }) => ({
      ...group,
      rows: rows.filter(({ differs, isPartly }) => differs || isPartly),
    }))
    .filter(({ rows }) => rows.length)

import type { EstateView } from './types'

/** Most and fewest listings that stand side by side. */
export const COMPARED = { least: 2, most: 4 } as const

export interface CompareRow {
  key: string
  label: string
  /** One a listing, in their order; '' where a listing does not tell. */
  values: readonly string[]
  differs: boolean
}

export interface CompareGroup {
  key: string
  title: string
  rows: readonly CompareRow[]
}

/** A listing to compare, with every fact that is known of it. */
export interface Compared {
  view: Pick<EstateView, 'price' | 'statusName' | 'type' | 'addressLine' | 'energy' | 'sections'>
  facts: EstateView['facts']
}

/** Words for the rows that stand above those of the tabs. */
export type CompareWords = Record<'overview' | 'price' | 'status' | 'type' | 'address' | 'energy', string>

interface Told {
  key: string
  label: string
  value: string
}

const overviewOf = ({ view, facts }: Compared, words: CompareWords): Told[] => [
  { key: 'price', label: words.price, value: view.price },
  { key: 'status', label: words.status, value: view.statusName },
  { key: 'type', label: words.type, value: view.type },
  { key: 'address', label: words.address, value: view.addressLine },
  ...facts,
  { key: 'energy', label: words.energy, value: view.energy?.label ?? '' },
]

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

function rowsOf(lists: readonly (readonly Told[])[]): CompareRow[] {
  return keysOf(lists).flatMap((key) => {
    const told = lists.map((list) => list.find((row) => row.key === key))
    const values = told.map((row) => row?.value ?? '')
    const label = told.find(Boolean)?.label ?? ''
    return values.some(Boolean) ? [{ key, label, values, differs: new Set(values).size > 1 }] : []
  })
}

/** Sources name one fact by different fields: rows of one label are one row, unless some listing says both, each its own. */
function byLabel(rows: readonly CompareRow[]): CompareRow[] {
  const merged: CompareRow[] = []
  for (const row of rows) {
    const at = merged.findIndex(
      ({ label, values }) =>
        label === row.label &&
        values.every((value, nth) => !value || !row.values[nth] || value === row.values[nth]),
    )
    const same = merged[at]
    if (!same) merged.push(row)
    else {
      const values = same.values.map((value, nth) => value || (row.values[nth] ?? ''))
      merged[at] = { ...same, values, differs: new Set(values).size > 1 }
    }
  }
  return merged
}

const sectionRows = ({ view }: Compared, tab: string): Told[] =>
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
  const overview = rowsOf(listings.map((one) => overviewOf(one, words)))
  const said = new Set(overview.map(({ label }) => label))
  const tabs = keysOf(listings.map(({ view }) => view.sections.map(({ tab }) => ({ key: tab }))))
  const groups = tabs.map((tab) => {
    const titled = listings.map(({ view }) => view.sections.find((section) => section.tab === tab))
    const rows = rowsOf(listings.map((one) => sectionRows(one, tab)))
    return {
      key: tab,
      title: titled.find(Boolean)?.title ?? '',
      rows: byLabel(rows.filter(({ label }) => !said.has(label))),
    }
  })
  return [{ key: 'overview', title: words.overview, rows: overview }, ...groups].filter(
    ({ rows }) => rows.length,
  )
}

import type { CodeList } from '../../contract/codes'
import { amount, type FilterKind, one, type Read, several, words, yes } from './filterKinds'
import type { Query } from '../../contract/search'
import { dayAhead } from './dayAhead'
import type { Unit } from './units'

/** Parts of the filter, in the order of the bar and of the sheet. */
export const PARTS = ['offer', 'place', 'type', 'price', 'bedrooms', 'more'] as const
export type PartName = (typeof PARTS)[number]

/** Each value as an address writes it, with what the index holds for it. */
type Values = readonly (readonly [value: string, stored: readonly (string | number)[]])[]

/** How a filter is counted, chosen and named that has neither a list of values nor a field or a chip of its own. */
export type Facet =
  /** Yes, or it does not matter. */
  | { kind: 'flag'; path: string }
  /** Values in their order, each with all codes that it takes: none that comes later. */
  | { kind: 'upTo'; path: string; values: Values }
  /** Any of several values; those of a code list are called as it calls them. */
  | { kind: 'oneOf'; path: string; values: Values; codes?: CodeList }
  /** An amount, counted in steps that begin at these. */
  | { kind: 'range'; path: string; unit: Unit; steps: readonly number[] }
  /** A moment not later than so many months from now: none that comes later. */
  | { kind: 'within'; path: string; values: readonly (readonly [value: string, months: number])[] }
  /** Typed, and not counted; a name goes before it where it is no text to look for. */
  | { kind: 'words'; isNamed?: true }
type FacetOf<Kind extends Facet['kind']> = Extract<Facet, { kind: Kind }>

/** All that is known of a condition. */
export interface FilterRow<Value> {
  /** Its name in an address (spec §7). */
  param: string
  kind: FilterKind<Value>
  /** The part of the filter in which it is set. */
  part: PartName
  /**
   * The list of counted values it is chosen from. Conditions of one list replace each other: its values are counted without any
   * of them. Of a facet it is also what `locales/…/filter.json` names it by.
   */
  list: string
  facet?: Facet
  /** What it asks of the site API. */
  ask: (value: Value) => Query
  /**
   * Of the conditions of one group only one holds: the one chosen last, in an address the one that stands lowest in the table
   * (docs/decisions/063-search-on-the-page.md).
   */
  group?: 'place'
  /** Which end of a range it is; the other one has the same list. */
  end?: 'min' | 'max'
  /** Another parameter, read where its own says nothing and never written. */
  also?: { param: string; read: Read<number> }
}

/** A row that asks in a way of its own. */
export const row = <Value>(given: FilterRow<Value>) => given

type Place = Pick<FilterRow<unknown>, 'param' | 'part' | 'list'>
/** Named, chosen and counted by its kind. */
type FacetRow<Value> = FilterRow<Value> & { facet: Facet }

/** One of these values on a path of the site API. */
export const anyOf = <T extends string | number>(
  { path, kind, ...rest }: Omit<FilterRow<readonly T[]>, 'ask'> & { path: string },
  valueOf: (value: T) => string | number | undefined = (value) => value,
) =>
  row<readonly T[]>({
    ...rest,
    kind,
    ask: (values) => ({ terms: { [path]: values.flatMap((value) => valueOf(value) ?? []) } }),
  })

/** From and up to, both included: two conditions `…Min` and `…Max`, in an address `…-min` and `…-max`. */
export function range<Name extends string>(name: Name, { path, ...place }: Place & { path: string }) {
  const bound = (end: 'min' | 'max', op: 'gte' | 'lte') =>
    row<number>({
      ...place,
      param: `${place.param}-${end}`,
      end,
      kind: amount,
      ask: (value) => ({ range: { [path]: { [op]: value } } }),
    })
  return { [`${name}Min`]: bound('min', 'gte'), [`${name}Max`]: bound('max', 'lte') } as Record<
    `${Name}Min` | `${Name}Max`,
    FilterRow<number>
  >
}

/** From and up to, counted and chosen in steps. */
export function amounts<Name extends string>(
  name: Name,
  place: Place,
  facet: Omit<FacetOf<'range'>, 'kind'>,
) {
  const rows = Object.entries(range(name, { ...place, path: facet.path }))
  return Object.fromEntries(
    rows.map(([key, given]) => [
      key,
      { ...(given as FilterRow<number>), facet: { kind: 'range', ...facet } },
    ]),
  ) as Record<`${Name}Min` | `${Name}Max`, FacetRow<number>>
}

/** Yes, or it does not matter. */
export const flag = (place: Place, path: string): FacetRow<true> => ({
  ...place,
  facet: { kind: 'flag', path },
  kind: yes,
  ask: () => ({ terms: { [path]: [true] } }),
})

const storedOf = (values: Values, value: string) => values.find(([known]) => known === value)?.[1] ?? []

/** Any of several values. */
export const oneOf = (place: Place, facet: Omit<FacetOf<'oneOf'>, 'kind'>): FacetRow<readonly string[]> => ({
  ...place,
  facet: { kind: 'oneOf', ...facet },
  kind: several(
    (text) => text.toUpperCase(),
    (value) => facet.values.some(([known]) => known === value),
  ),
  ask: (values) => ({
    terms: { [facet.path]: values.flatMap((value) => storedOf(facet.values, value)) },
  }),
})

/** Words of its texts, each by its beginning. */
export const texts = (place: Place): FacetRow<string> => ({
  ...place,
  facet: { kind: 'words' },
  kind: words,
  ask: (text) => ({ match: { text } }),
})

/** A text that is one in full, said with its name. */
export const named = (place: Place, ask: (text: string) => Query): FacetRow<string> => ({
  ...place,
  facet: { kind: 'words', isNamed: true },
  kind: words,
  ask,
})

/** Not later than so many months from the day on which it is asked. */
export const within = (place: Place, facet: Omit<FacetOf<'within'>, 'kind'>): FacetRow<string> => ({
  ...place,
  facet: { kind: 'within', ...facet },
  kind: one(
    (text) => text.toLowerCase(),
    (value) => facet.values.find(([known]) => known === value)?.[0],
  ),
  ask: (value) => {
    const [, months = 0] = facet.values.find(([known]) => known === value) ?? []
    return { range: { [facet.path]: { lte: dayAhead(months, Date.now()) } } }
  },
})

/** A value or a better one. */
export const upTo = (place: Place, path: string, values: Values): FacetRow<string> => ({
  ...place,
  facet: { kind: 'upTo', path, values },
  kind: one(
    (text) => text.toUpperCase(),
    (value) => values.find(([known]) => known === value)?.[0],
  ),
  ask: (value) => ({ terms: { [path]: [...storedOf(values, value)] } }),
})

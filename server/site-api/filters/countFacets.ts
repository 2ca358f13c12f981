import type { CountedRange, EstateFilters } from '../../../src/contract/search'
import { codeLabel } from '../../../src/domain/codes/codeLabel'
import { inEveryLanguage } from '../../../src/contract/inEveryLanguage'
import { dayAhead } from '../../../src/domain/search/dayAhead'
import { FACETS } from '../../../src/domain/search/filters'
import type { Facet } from '../../../src/domain/search/filterRows'
import type { ColumnName } from '../estates/indexColumns'
import { findField } from '../estates/searchFields'
import type { Value } from '../estates/inMemory/columns'
import type { Found } from '../estates/inMemory/listingSearch'
import type { Had } from './had'
import { rangeSteps, stepOf } from './rangeSteps'
import { Steps } from './steps'
import type { Wants } from './wants'

type Of<Kind extends Facet['kind']> = Extract<Facet, { kind: Kind }>
type Counted = Exclude<Facet, { kind: 'words' }>
type Choices = NonNullable<EstateFilters['choices']>[string]

/** The field that a facet goes by, and the rows that may have it: of the listings themselves, or of what can be had in them. */
function fieldOf({ path }: Counted, { table, rows }: Found, had: Had) {
  const field = findField(path)
  if (!field) throw new Error(`A filter asks for ${path}, which is no row of the index`)
  const own = { units: rows, listings: rows }
  return { column: table.columns[field.column as ColumnName], ...(field.level === 'child' ? had : own) }
}

/** How many listings have one of these values, or a better one. @param place that of a row's value among them, NaN of none */
function upTo(place: (row: number) => number, count: number, of: ReturnType<typeof fieldOf>): number[] {
  const counts = new Array<number>(count).fill(0)
  let last = -1
  let best = NaN
  const settle = () => {
    if (best === best) counts[best] = (counts[best] as number) + 1
  }
  for (let nth = 0; nth < of.units.length; nth++) {
    const listing = of.listings[nth] as number
    const own = place(of.units[nth] as number)
    if (listing !== last) {
      settle()
      last = listing
      best = own
    } else if (!(own >= best)) best = own === own ? own : best
  }
  settle()
  let sum = 0
  return counts.map((each) => (sum += each))
}

function values({ values: known }: Of<'upTo'>, of: ReturnType<typeof fieldOf>): Choices {
  // Each value takes the codes of the better ones too: the first that takes a code is the code's own.
  const counts = upTo(of.column.place(placesOf(known)), known.length, of)
  return known.map(([value], place) => ({ value, count: counts[place] ?? 0 }))
}

/** What comes by the end of each span from today on. */
function within({ values: known }: Of<'within'>, of: ReturnType<typeof fieldOf>, now: number): Choices {
  const moment = of.column.order()
  const ends = known.map(([, months]) => Date.parse(dayAhead(months, now)))
  const place = (row: number) => {
    const value = moment(row)
    for (let nth = 0; nth < ends.length; nth++) if (value <= (ends[nth] as number)) return nth
    return NaN
  }
  const counts = upTo(place, known.length, of)
  return known.map(([value], nth) => ({ value, count: counts[nth] ?? 0 }))
}

/** The place of each value among those of a facet, by what the index holds; of a value that several take the first. */
function placesOf(known: Of<'upTo' | 'oneOf'>['values']): ReadonlyMap<Value, number> {
  const places = new Map<Value, number>()
  known.forEach(([, stored], place) => stored.forEach((one) => places.has(one) || places.set(one, place)))
  return places
}

/** Values that are found, each once a listing whatever its units. */
function oneOf({ values: known, codes }: Of<'oneOf'>, of: ReturnType<typeof fieldOf>): Choices {
  const place = of.column.place(placesOf(known))
  const steps = new Steps()
  of.units.forEach((unit, nth) => {
    const own = place(unit)
    if (own === own) steps.add(of.listings[nth] as number, own, 0)
  })
  const counts = new Map(steps.all())
  return known.map(([value], nth) => ({
    value,
    ...(codes && { name: inEveryLanguage((locale) => codeLabel(codes, value, locale)) }),
    count: counts.get(nth)?.count ?? 0,
  }))
}

function range({ steps: bounds }: Of<'range'>, of: ReturnType<typeof fieldOf>): CountedRange {
  const steps = new Steps()
  const amount = of.column.order()
  for (let nth = 0; nth < of.units.length; nth++) {
    const value = amount(of.units[nth] as number)
    if (value === value) steps.add(of.listings[nth] as number, stepOf(value, bounds), value)
  }
  const counted = steps.all()
  return {
    min: counted[0]?.[1].least ?? null,
    max: counted.at(-1)?.[1].most ?? null,
    steps: rangeSteps(bounds, new Map(counted.map(([place, { count }]) => [place, count]))),
  }
}

/** Listings of a query by the values of the facets that are wanted: the count beside a value is what choosing it finds. */
export function countFacets(
  found: Found,
  had: Had,
  wants: Wants,
  now: number,
): Pick<EstateFilters, 'choices' | 'ranges'> {
  const choices: NonNullable<EstateFilters['choices']> = {}
  const ranges: NonNullable<EstateFilters['ranges']> = {}
  for (const { list, facet } of FACETS) {
    if (facet.kind === 'words' || !wants(list)) continue
    const of = fieldOf(facet, found, had)
    if (facet.kind === 'range') ranges[list] = range(facet, of)
    else if (facet.kind === 'upTo') choices[list] = values(facet, of)
    else if (facet.kind === 'oneOf') choices[list] = oneOf(facet, of)
    else if (facet.kind === 'within') choices[list] = within(facet, of, now)
    else choices[list] = [{ value: '1', count: upTo(of.column.place(new Map([[1, 0]])), 1, of)[0] ?? 0 }]
  }
  return { choices, ranges }
}

import type { CountedRange, EstateFilters } from '../../../src/contract/search'
import { codeLabel } from '../../../src/domain/codes/codeLabel'
import { inEveryLanguage } from '../../../src/contract/inEveryLanguage'
import { dayAhead } from '../../../src/domain/search/dayAhead'
import { FACETS } from '../../../src/domain/search/filters'
import type { Facet } from '../../../src/domain/search/filterRows'
import type { ColumnName } from '../estates/indexColumns'
import { findField } from '../estates/searchFields'
import type { PlaceOf, Value } from '../estates/inMemory/columns'
import { NumberColumn } from '../estates/inMemory/numberColumn'
import { SharedColumn } from '../estates/inMemory/sharedColumn'
import type { ListingTable } from '../estates/inMemory/listingTable'
import { madeOnce } from '../madeOnce'
import { countFlags } from './countFlags'
import type { Found } from '../estates/inMemory/listingSearch'
import type { Had } from './had'
import { countSteps } from './countSteps'
import { tally, tallyUpTo } from './tally'
import type { Wants } from './wants'

type Of<Kind extends Facet['kind']> = Extract<Facet, { kind: Kind }>
type Counted = Exclude<Facet, { kind: 'words' }>
type FlagCounts = ReturnType<typeof countFlags>
type Choices = NonNullable<EstateFilters['choices']>[string]

/** A field, and the rows that may have it, each with that of its listing. */
interface Asked {
  name: ColumnName
  column: NumberColumn | SharedColumn
  had: Had
}

const NONE = new Int32Array()

/** The field that a facet goes by, and the rows that may have it: of the listings themselves, or of what can be had in them. */
function fieldOf({ path }: Counted, { columns }: ListingTable, own: Had, had: Had): Asked {
  const field = findField(path)
  if (!field) throw new Error(`A filter asks for ${path}, which is no row of the index`)
  const name = field.column as ColumnName
  return { name, column: columns[name], had: field.level === 'child' ? had : own }
}

/** The place of each value among those of a facet, by what the index holds; of a value that several take the first. */
function placesOf(known: Of<'upTo' | 'oneOf'>['values']): PlaceOf {
  const places = new Map<Value, number>()
  known.forEach(([, stored], place) => stored.forEach((one) => places.has(one) || places.set(one, place)))
  return (value) => places.get(value)
}

/** The column of values that many rows share. Throws for one of amounts: those have steps. */
function shared({ path }: Counted, { column }: Asked): SharedColumn {
  if (column instanceof SharedColumn) return column
  throw new Error(`${path} is kept as numbers, and has no values to count`)
}

// Each value takes the codes of the better ones too: the first that takes a code is the code's own.
function values(facet: Of<'upTo'>, of: Asked): Choices {
  const { values: known } = facet
  const counts = tallyUpTo(shared(facet, of).counted(placesOf(known)), of.had)
  return known.map(([value], place) => ({ value, count: counts[place] ?? 0 }))
}

/** An amount's column. Throws for any other: its values have no steps. */
function numbers({ path }: Of<'range' | 'within'>, { column }: Asked): NumberColumn {
  if (column instanceof NumberColumn) return column
  throw new Error(`${path} is not kept as numbers, and has no steps`)
}

/** By a facet, the first moments after the ends of its spans: all day the same array, as `NumberColumn.steps` asks. */
const ends = new WeakMap<Of<'within'>, { today: string; after: readonly number[] }>()

function endsOf(facet: Of<'within'>, now: number): readonly number[] {
  const today = dayAhead(0, now)
  const known = ends.get(facet)
  if (known?.today === today) return known.after
  const after = facet.values.map(([, months]) => Date.parse(dayAhead(months, now)) + 1)
  ends.set(facet, { today, after })
  return after
}

/** What comes by the end of each span from today on. */
function within(facet: Of<'within'>, of: Asked, now: number): Choices {
  const counts = tallyUpTo(numbers(facet, of).steps(endsOf(facet, now)), of.had)
  return facet.values.map(([value], nth) => ({ value, count: counts[nth] ?? 0 }))
}

/** Values that are found, each once a listing whatever its units. */
function oneOf(facet: Of<'oneOf'>, of: Asked): Choices {
  const { values: known, codes } = facet
  const counts = tally(shared(facet, of).counted(placesOf(known)), of.had)
  return known.map(([value], nth) => ({
    value,
    ...(codes && { name: inEveryLanguage((locale) => codeLabel(codes, value, locale)) }),
    count: counts[nth] ?? 0,
  }))
}

const range = (facet: Of<'range'>, of: Asked): CountedRange =>
  countSteps(numbers(facet, of), of.had, facet.steps)

/** @param countsIn of all flags together */
function flag({ path }: Of<'flag'>, { name, had }: Asked, countsIn: (had: Had) => FlagCounts): Choices {
  const count = countsIn(had).get(name)
  if (count === undefined) throw new Error(`${path} is no yes or no`)
  return [{ value: '1', count }]
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
  const { table, rows } = found
  const own = { alone: rows, units: NONE, projects: NONE }
  const flagCounts = madeOnce((of: Had) => countFlags(table.flags, of))
  for (const { list, facet } of FACETS) {
    if (facet.kind === 'words' || !wants(list)) continue
    const of = fieldOf(facet, table, own, had)
    if (facet.kind === 'range') ranges[list] = range(facet, of)
    else if (facet.kind === 'upTo') choices[list] = values(facet, of)
    else if (facet.kind === 'oneOf') choices[list] = oneOf(facet, of)
    else if (facet.kind === 'within') choices[list] = within(facet, of, now)
    else choices[list] = flag(facet, of, flagCounts)
  }
  return { choices, ranges }
}

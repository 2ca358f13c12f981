import type { FieldError } from '../../../src/contract/check'
import type { Query, SearchBody, Sort } from '../../../src/contract/search'
import { badFields } from '../../http/problem'
import { parsePlace } from '../../../src/domain/search/placeCode'
import { NEWEST_FIRST } from '../../../src/domain/search/sortChoice'
import { placeByCode } from '../places/places'
import { FIELD_LIST, findField, type FoundField, type SearchKind } from './searchFields'
import { READERS } from './searchValue'
import { wordQuery, type WordPart } from './words'

type Value = string | number
type BoundName = 'gte' | 'lte' | 'gt' | 'lt'

interface ListCondition {
  field: FoundField
  op: 'any' | 'none'
  values: Value[]
}
interface BoundCondition {
  field: FoundField
  op: BoundName
  value: Value
}
/** What lies in Belgium and has one of these postal codes, or lies in one of these circles. */
export interface PlaceCondition {
  field: FoundField
  op: 'in'
  zips: ReadonlySet<Value>
  circles: readonly NonNullable<Query['geoDistance']>[]
}
export type Condition = ListCondition | BoundCondition | PlaceCondition

export interface Match {
  column: 'words' | 'city_words'
  /** Text of a tsquery; '' asks for nothing. */
  query: string
}

/** A query understood: every field known, every value of its kind. */
export interface QueryPlan {
  listing: Condition[]
  child: Condition[]
  matches: Match[]
  near: Query['geoDistance']
  area: Query['area']
}

export interface SortPlan {
  column: string
  kind: SearchKind
  direction: 'ASC' | 'DESC'
  /** An explicit order instead of the values' own. */
  values?: Value[]
}

const MATCHES: Record<string, { column: Match['column']; part?: WordPart }> = {
  text: { column: 'words' },
  'general.reference': { column: 'words', part: 'reference' },
  'general.title': { column: 'words', part: 'title' },
  'general.description': { column: 'words', part: 'description' },
  'address.city.name': { column: 'city_words' },
}

/** What lies in any of these places, or in a circle around one; what is no place has neither. */
function placeCondition(field: FoundField, asked: readonly Value[]): PlaceCondition {
  const known = [...new Set(asked)].flatMap((text) => {
    const { code = '', km } = parsePlace(String(text)) ?? {}
    const place = placeByCode(code)
    return place ? [{ place, km }] : []
  })
  return {
    field,
    op: 'in',
    zips: new Set(known.flatMap(({ place, km }) => (km ? [] : place.zips))),
    circles: known.flatMap(({ place, km }) => (km && place.middle ? { km, ...place.middle } : [])),
  }
}

/** Reads a query, keeping every mistake so that all are told at once. */
class Reading {
  readonly errors: FieldError[] = []

  field(path: string, at: string): FoundField | undefined {
    const field = findField(path)
    if (field && !field.isOrder) return field
    const reason = field ? 'can only be sorted by' : `is not a field; there are ${FIELD_LIST}`
    this.errors.push({ field: `${at}.${path}`, reason })
    return undefined
  }

  values(field: FoundField, given: readonly (Value | boolean)[], at: string): Value[] {
    const { read, reason } = READERS[field.kind]
    const values = given.map(read)
    if (values.includes(undefined)) this.errors.push({ field: at, reason })
    return values.filter((value): value is Value => value !== undefined)
  }

  terms(terms: Query['terms'], name: 'terms' | 'not'): Condition[] {
    return Object.entries(terms ?? {}).flatMap(([path, given]): Condition[] => {
      const field = this.field(path, `query.${name}`)
      if (!field) return []
      const values = this.values(field, given, `query.${name}.${path}`)
      if (field.kind !== 'place') return [{ field, op: name === 'terms' ? 'any' : 'none', values }]
      if (name === 'terms') return [placeCondition(field, values)]
      this.errors.push({ field: `query.${name}.${path}`, reason: 'can only be asked by terms' })
      return []
    })
  }

  range(range: Query['range']): Condition[] {
    return Object.entries(range ?? {}).flatMap(([path, bounds]) => {
      const field = this.field(path, 'query.range')
      if (!field) return []
      if (field.kind === 'ids' || field.kind === 'place') {
        this.errors.push({ field: `query.range.${path}`, reason: 'has no order; use terms' })
        return []
      }
      return (Object.keys(bounds) as BoundName[]).flatMap((op): Condition[] => {
        const given = bounds[op]
        if (given === undefined) return []
        const [value] = this.values(field, [given], `query.range.${path}.${op}`)
        return value === undefined ? [] : [{ field, op, value }]
      })
    })
  }

  matches(match: Query['match']): Match[] {
    return Object.entries(match ?? {}).flatMap(([path, text]) => {
      const found = Object.hasOwn(MATCHES, path) ? MATCHES[path] : undefined
      if (found) return [{ column: found.column, query: wordQuery(text, found.part) }]
      const reason = `cannot be searched by words; there are ${Object.keys(MATCHES).join(', ')}`
      this.errors.push({ field: `query.match.${path}`, reason })
      return []
    })
  }

  sort({ field: path, direction, values }: Sort, index: number): SortPlan[] {
    const at = `sort.${index}`
    const field = findField(path)
    if (!field) {
      this.errors.push({ field: `${at}.field`, reason: `${path} is not a field; there are ${FIELD_LIST}` })
      return []
    }
    if (field.level === 'child' || !field.sortColumn) {
      this.errors.push({ field: `${at}.field`, reason: `${path} cannot be sorted by` })
      return []
    }
    const { kind } = field
    if (!values?.length) return [{ column: field.sortColumn, kind, direction }]
    return [{ column: field.column, kind, direction, values: this.values(field, values, `${at}.values`) }]
  }
}

function finished<T>(reading: Reading, plan: T): T {
  if (reading.errors.length) throw badFields(reading.errors)
  return plan
}

function readQuery(reading: Reading, query: Query): QueryPlan {
  const conditions = [
    ...reading.terms(query.terms, 'terms'),
    ...reading.terms(query.not, 'not'),
    ...reading.range(query.range),
  ]
  return {
    listing: conditions.filter(({ field }) => field.level === 'listing'),
    child: conditions.filter(({ field }) => field.level === 'child'),
    matches: reading.matches(query.match),
    near: query.geoDistance,
    area: query.area,
  }
}

/** Understands a query. Throws a 400 that names every unknown field and every value of the wrong kind. */
export function planQuery(query: Query = {}): QueryPlan {
  const reading = new Reading()
  return finished(reading, readQuery(reading, query))
}

interface SearchPlan {
  query: QueryPlan
  sort: SortPlan[]
}

const readSearch = (reading: Reading, { query = {}, sort }: SearchBody): SearchPlan => ({
  query: readQuery(reading, query),
  sort: (sort?.length ? sort : NEWEST_FIRST).flatMap((each, index) => reading.sort(each, index)),
})

/** Understands a search: its query and its order, the newest first when none is asked (spec §9). */
export function planSearch(search: SearchBody): SearchPlan {
  const reading = new Reading()
  return finished(reading, readSearch(reading, search))
}

/** Every unknown field and every value of the wrong kind in a search; empty when it is understood. */
export function searchFaults(search: SearchBody): readonly FieldError[] {
  const reading = new Reading()
  readSearch(reading, search)
  return reading.errors
}

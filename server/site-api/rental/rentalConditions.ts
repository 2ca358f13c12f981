import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { FieldError } from '../../../src/contract/check'
import type { Query, Sort } from '../../../src/contract/search'
import { badFields } from '../../http/problem'
import { isRealDay } from '../realDay'
import { RENTAL_FIELDS, RENTAL_SORTS, type FieldKind, type RentalField } from './rentalFields'

type Condition = RawBuilder<SqlBool>

/** A checked query: what the unit must be, and what one stay of it that can be had must be. */
export interface RentalConditions {
  unit: Condition[]
  period: Condition[]
}

const OPERATORS = { gte: sql`>=`, lte: sql`<=`, gt: sql`>`, lt: sql`<` } as const
const SQL_TYPE: Record<FieldKind, RawBuilder<unknown>> = { number: sql`numeric`, day: sql`date` }
const listed = (names: Iterable<string>) => [...names].join(', ')

function valueError(kind: FieldKind, value: unknown): string | undefined {
  if (kind === 'number') return typeof value === 'number' ? undefined : 'must be a number'
  const good = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDay(value)
  return good ? undefined : 'must be a day, as 2026-05-31'
}

const NOT_OFFERED = ['match', 'geoDistance', 'area'] as const

/** Reads the conditions of a query. @throws HttpProblem 400 naming every field that is not one or has a wrong value. */
export function rentalConditions({
  terms = {},
  range = {},
  not = {},
  ...rest
}: Query = {}): RentalConditions {
  const errors: FieldError[] = NOT_OFFERED.filter((part) => rest[part]).map((part) => ({
    field: `query.${part}`,
    reason: 'is not offered for holiday units',
  }))
  const found: RentalConditions = { unit: [], period: [] }

  const add = (
    path: string,
    name: string,
    values: unknown[],
    condition: (field: RentalField) => Condition,
  ) => {
    const field = RENTAL_FIELDS.get(name)
    if (!field) {
      const reason = `is not a field of holiday units; there are ${listed(RENTAL_FIELDS.keys())}`
      return errors.push({ field: path, reason })
    }
    const wrong = values.map((value) => valueError(field.kind, value)).find(Boolean)
    return wrong ? errors.push({ field: path, reason: wrong }) : found[field.of].push(condition(field))
  }

  const isOne = ({ column, kind }: RentalField, values: readonly unknown[]) =>
    sql<SqlBool>`${sql.ref(column)} = any(${values.map(String)}::text[]::${SQL_TYPE[kind]}[])`
  for (const [name, values] of Object.entries(terms)) {
    add(`query.terms.${name}`, name, values, (field) => isOne(field, values))
  }
  for (const [name, values] of Object.entries(not)) {
    add(`query.not.${name}`, name, values, (field) => sql`(${isOne(field, values)}) is not true`)
  }
  for (const [name, bounds] of Object.entries(range)) {
    for (const [operator, bound] of Object.entries(bounds)) {
      const compare = OPERATORS[operator as keyof typeof OPERATORS]
      add(
        `query.range.${name}.${operator}`,
        name,
        [bound],
        ({ column, kind }) => sql`${sql.ref(column)} ${compare} ${String(bound)}::text::${SQL_TYPE[kind]}`,
      )
    }
  }
  if (errors.length) throw badFields(errors)
  return found
}

/** The order of a search, made total by the unit's id. @throws HttpProblem 400 naming what cannot be sorted by. */
export function rentalOrder(sort: Sort[] = []): RawBuilder<unknown> {
  const errors: FieldError[] = []
  const keys = sort.flatMap(({ field, direction, values }, index): RawBuilder<unknown>[] => {
    const known = RENTAL_SORTS.get(field)
    if (!known) {
      const reason = `is not something to sort holiday units by; there are ${listed(RENTAL_SORTS.keys())}`
      errors.push({ field: `sort.${index}.field`, reason })
      return []
    }
    if (!values) return [sql`${sql.ref(known.column)} ${sql.raw(direction)} nulls last`]
    const wrong = values.some((value) => typeof value !== (known.kind === 'number' ? 'number' : 'string'))
    if (wrong) errors.push({ field: `sort.${index}.values`, reason: `must be a list of ${known.kind}s` })
    const type = known.kind === 'number' ? sql`numeric` : sql`text`
    return [sql`array_position(${values.map(String)}::text[]::${type}[], ${sql.ref(known.named)}) nulls last`]
  })
  if (errors.length) throw badFields(errors)
  return sql.join([...keys, sql`u.id`], sql`, `)
}

import type { FieldError } from '../../../src/contract/check'
import type { Query, Sort } from '../../../src/contract/search'
import { badFields } from '../../http/problem'
import { BOUND } from '../estates/inMemory/conditions'
import { isRealDay } from '../../../src/contract/realDay'
import {
  RENTAL_FIELDS,
  RENTAL_SORTS,
  type FieldKind,
  type RentalCell,
  type RentalField,
  type RentalSort,
} from './rentalFields'

/** What the value of a field must be. What is not known is never within bounds or one of some values, and always none of them. */
interface Condition<F extends RentalField = RentalField> {
  field: F
  holds: (value: RentalCell) => boolean
}

type UnitCondition = Condition<RentalField & { of: 'unit' }>
type StayCondition = Condition<RentalField & { of: 'span' | 'price' | 'total' }>

/** A checked query: what the unit must be, and what one stay of it that can be had must be. */
export interface RentalConditions {
  unit: UnitCondition[]
  period: StayCondition[]
}

const listed = (names: Iterable<string>) => [...names].join(', ')

function valueError(kind: FieldKind, value: unknown): string | undefined {
  if (kind === 'number') return typeof value === 'number' ? undefined : 'must be a number'
  const good = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDay(value)
  return good ? undefined : 'must be a day, as 2026-05-31'
}

const NOT_OFFERED = ['match', 'geoDistance', 'area'] as const

const isOneOf = (values: readonly unknown[]) => {
  const set = new Set(values)
  return (value: RentalCell) => value !== null && set.has(value)
}

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

  const add = (path: string, name: string, values: unknown[], holds: Condition['holds']) => {
    const field = RENTAL_FIELDS.get(name)
    if (!field) {
      const reason = `is not a field of holiday units; there are ${listed(RENTAL_FIELDS.keys())}`
      return errors.push({ field: path, reason })
    }
    const wrong = values.map((value) => valueError(field.kind, value)).find(Boolean)
    if (wrong) return errors.push({ field: path, reason: wrong })
    return field.of === 'unit' ? found.unit.push({ field, holds }) : found.period.push({ field, holds })
  }

  for (const [name, values] of Object.entries(terms))
    add(`query.terms.${name}`, name, values, isOneOf(values))
  for (const [name, values] of Object.entries(not)) {
    const isOne = isOneOf(values)
    add(`query.not.${name}`, name, values, (value) => !isOne(value))
  }
  for (const [name, bounds] of Object.entries(range)) {
    for (const [operator, bound] of Object.entries(bounds)) {
      const compare = BOUND[operator as keyof typeof BOUND]
      const holds = (value: RentalCell) => value !== null && compare(value, bound)
      add(`query.range.${name}.${operator}`, name, [bound], holds)
    }
  }
  if (errors.length) throw badFields(errors)
  return found
}

export interface RentalOrder extends RentalSort {
  direction: Sort['direction']
  /** An explicit order of values, in which the direction counts for nothing. */
  values: readonly (number | string)[] | undefined
}

/** What a search is sorted by. @throws HttpProblem 400 naming what cannot be sorted by. */
export function rentalOrder(sort: readonly Sort[] = []): RentalOrder[] {
  const errors: FieldError[] = []
  const keys = sort.flatMap(({ field, direction, values }, index): RentalOrder[] => {
    const known = RENTAL_SORTS.get(field)
    if (!known) {
      const reason = `is not something to sort holiday units by; there are ${listed(RENTAL_SORTS.keys())}`
      errors.push({ field: `sort.${index}.field`, reason })
      return []
    }
    const type = known.kind === 'number' ? 'number' : 'string'
    if (values?.some((value) => typeof value !== type))
      errors.push({ field: `sort.${index}.values`, reason: `must be a list of ${known.kind}s` })
    return [{ ...known, direction, values }]
  })
  if (errors.length) throw badFields(errors)
  return keys
}

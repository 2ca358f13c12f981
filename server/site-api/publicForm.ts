import { LOCALES } from '../../src/contract/locales'
import { Estate } from '../../src/contract/estate'
import type { Schema } from '../../src/contract/jsonSchema'
import { RentalUnit } from '../../src/contract/rental'
import { isUnderVat } from '../../src/domain/estate/price'
import { isSoldOf } from '../../src/domain/estate/status'
import { publicPosition } from './publicPlace'
import { ESTATE_FIELDS, RENTAL_UNIT_FIELDS, toldFields, type Withheld } from './publicFields'

/** Fields that are told, as a tree; `true` is a value, or a text by language. */
type FieldTree = Map<string, FieldTree | true>

function treeOf(paths: readonly string[]): FieldTree {
  const root: FieldTree = new Map()
  for (const path of paths) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    let here = root
    for (const key of keys) {
      const known = here.get(key)
      const next: FieldTree = known instanceof Map ? known : new Map()
      here.set(key, next)
      here = next
    }
    here.set(last, true)
  }
  return root
}

const LANGUAGES: FieldTree = new Map(LOCALES.map((locale) => [locale, true]))

/** The parts of a value before one of them, and a place for those behind it. */
function partsBefore(last: string, parts: Record<string, unknown>): Record<string, unknown> {
  const before: Record<string, unknown> = {}
  for (const name in parts) {
    if (name === last) break
    before[name] = parts[name]
  }
  return before
}

/** The told part of a list. */
function cutList(list: readonly unknown[], told: FieldTree | true): readonly unknown[] {
  let kept: unknown[] | undefined
  for (const [at, item] of list.entries()) {
    const part = cut(item, told)
    if (part !== item) kept ??= list.slice(0, at)
    kept?.push(part)
  }
  return kept ?? list
}

/**
 * The told part of a value; undefined when nothing of it is, but for a text by language, which is one without any then. What is told
 * whole is the very same, not a copy: every listing of an import comes by here, and most of its parts are told.
 */
function cut(value: unknown, told: FieldTree | true): unknown {
  if (value === null) return value
  if (typeof value !== 'object') return told === true ? value : undefined
  if (Array.isArray(value)) return cutList(value, told)
  const names = told === true ? LANGUAGES : told
  const parts = value as Record<string, unknown>
  let kept: Record<string, unknown> | undefined
  let isEmpty = true
  for (const name in parts) {
    const deeper = names.get(name)
    const part = deeper && cut(parts[name], deeper)
    if (part === undefined || part !== parts[name]) kept ??= partsBefore(name, parts)
    if (part === undefined) continue
    if (kept) kept[name] = part
    isEmpty = false
  }
  return kept && isEmpty && told !== true ? undefined : (kept ?? value)
}

/** A tree for each combination of what is kept back. What the contract promises stays, if nothing of it is told as an empty part. */
function cutterOf(fields: readonly string[], { properties = {}, required = [] }: Schema) {
  const trees = new Map<string, FieldTree>()
  const promised = required.filter((name) => properties[name]?.type === 'object')
  return (document: object, withheld: Withheld) => {
    const key = `${withheld.place} ${withheld.sold} ${withheld.vat}`
    const tree = trees.get(key) ?? treeOf(toldFields(fields, withheld))
    trees.set(key, tree)
    const kept = (cut(document, tree) ?? {}) as Record<string, unknown>
    const missing = promised.filter((name) => kept[name] === undefined || kept[name] === null)
    return missing.length ? { ...kept, ...Object.fromEntries(missing.map((name) => [name, {}])) } : kept
  }
}

const cutEstate = cutterOf(ESTATE_FIELDS, Estate as Schema)
const cutRentalUnit = cutterOf(RENTAL_UNIT_FIELDS, RentalUnit as Schema)

interface Placed {
  address: { visible: boolean; geoLocation?: { lat: number; lon: number } | null | undefined }
}

const withPublicPosition = <T extends Placed>(document: T): T =>
  document.address.visible || !document.address.geoLocation
    ? document
    : { ...document, address: { ...document.address, geoLocation: publicPosition(document.address) } }

/**
 * A listing as anybody may have it: the fields of `publicFields.ts`, without its place when its address is hidden and
 * without its price when it is sold or sold under VAT (docs/decisions/165-public-form.md). Its units are documents of their own.
 */
export const publicEstate = (estate: Estate): Estate =>
  withPublicPosition(
    cutEstate(estate, {
      place: !estate.address.visible,
      sold: isSoldOf(estate),
      vat: isUnderVat(estate),
    }) as Estate,
  )

/** A holiday unit as anybody may have it. */
export const publicUnit = (unit: RentalUnit): RentalUnit =>
  withPublicPosition(
    cutRentalUnit(unit, {
      place: !unit.address.visible,
      sold: false,
      vat: false,
    }) as RentalUnit,
  )

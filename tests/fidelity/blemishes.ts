/** What must never be read on a page: values that have no words, and labels that are missing. */
const NEVER = /\b(undefined|null|NaN|Infinity)\b|\[object |^_\w+_$/

/** Texts that may be blank: each has a place of its own on the page, which is left out with it. */
const MAY_BE_BLANK = new Set([
  'price',
  'summary',
  'description',
  'shortDescription',
  'addressLine',
  'type',
  'floor',
  'area',
  'statusName',
  'standing',
])

/** Raw numbers for sorting, which say "not known" by null. */
const MAY_BE_NULL = new Set(['floorLevel', 'bedrooms', 'areaValue', 'priceValue'])

function ofText(text: string, key: string, path: string): string[] {
  if (NEVER.test(text)) return [`${path}: ${text}`]
  return text.trim() === '' && !MAY_BE_BLANK.has(key) ? [`${path} is blank`] : []
}

/** Every place of a view that would look broken to a visitor, with its path. */
export function blemishes(value: unknown, key = '', path = 'view'): string[] {
  if (typeof value === 'string') return ofText(value, key, path)
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`]
  if (typeof value === 'boolean') return []
  if (value === null && MAY_BE_NULL.has(key)) return []
  if (value === null || value === undefined) return [`${path} is ${value}`]
  const entries = Object.entries(value)
  return entries.flatMap(([name, entry]) =>
    blemishes(entry, Array.isArray(value) ? key : name, `${path}.${name}`),
  )
}

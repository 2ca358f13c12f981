import type { CodeList } from '../../contract/codes'
import type { Tab } from '../../contract/tabs'

/** Names of field groups (spec §2). */
export const FIELD_GROUPS = [
  'comfort',
  'construction',
  'epc',
  'financial',
  'financialCosts',
  'financialNotary',
  'financialPriceDetails',
  'general',
  'layout',
  'notary',
  'other',
  'planning',
] as const
type FieldGroup = (typeof FIELD_GROUPS)[number]

/** How a value is written (spec §5 Formats). `localized` also takes a plain text; `named` is {id, name}. */
export type FieldFormat =
  | 'price'
  | 'pricePerArea'
  | 'area'
  | 'distance'
  | 'energy'
  | 'energyTotal'
  | 'co2'
  | 'percent'
  | 'litre'
  | 'number'
  | 'level'
  | 'year'
  | 'date'
  | 'moment'
  | 'yesNo'
  | 'text'
  | 'localized'
  | 'named'
  | 'code'
  | 'url'

/**
 * Reasons to leave a row out, each one a rule of spec §5 by name. Without any of them an empty row is left
 * out; `emptyInWallonia` says that elsewhere it is shown with the 'not entered' placeholder.
 */
export const HIDING_RULES = [
  /** Status TO_RENT or RENTED. */
  'rentOrRented',
  /** Type PLOT. */
  'plot',
  /** `financial.vat_regime` is true. */
  'vatRegime',
  /** The value is empty and the listing is in Wallonia. */
  'emptyInWallonia',
  /** The value is empty and nobody has to say it: only who sells a building in Flanders has. */
  'emptyUnlessToRenovate',
  /** The listing is in Wallonia. */
  'wallonia',
  /** The value is not a boolean. */
  'notBoolean',
  /** The value is anything but true. */
  'notTrue',
  /** There is no score. */
  'noScore',
  /** The value is not defined. */
  'undefinedValue',
  /** The value is null (or not there). */
  'nullValue',
  /** The value has no entry for the current language. */
  'noEntryForLocale',
  /** The same amount as the price. */
  'sameAsPrice',
  /** The same amount as the whole registration duty: one part, not told twice. */
  'sameAsDuty',
  /** The list of rooms tells a room of this kind with this surface. */
  'sameAsRoom',
  /** The amount is zero. */
  'zero',
] as const
export type HidingRule = (typeof HIDING_RULES)[number]

/** One labelled field of an estate. */
export interface Field {
  /** Dotted, from the root of the Estate document. */
  path: string
  group: FieldGroup
  /** Null when it has no row of its own: the page shows it elsewhere, or it is not for visitors. */
  tab: Tab | null
  format: FieldFormat
  /** The reference list of its values, for format `code`. */
  codes?: CodeList
  /** Any of these hides the row. */
  hiddenWhen?: readonly HidingRule[]
  /** Paths of the fields that are told with this one, in this order (spec §3 Combined fields). */
  pairedWith?: readonly string[]
  /** The field that says the same fact and goes first; this one speaks when that one is empty. */
  sameAs?: string
  /** With `sameAs`: an amount that is told too, under its own name, where it is another one than that of the field that goes first. */
  besides?: true
  /** Paths of fields that answer what a code of this one leaves open: a date beside "unknown". */
  answeredBy?: readonly string[]
  /** Place in the catalogue: rows of a tab are shown from low to high, a stand-in in the place of its field. */
  order: number
}

/** A field as its table writes it: what the tables have in common is added by `fieldsOf`. */
export type FieldRow = Omit<Field, 'group' | 'tab' | 'order'> & Partial<Pick<Field, 'group' | 'tab'>>
type Tableful = Pick<Field, 'group' | 'tab'> & { under: string; rows: readonly FieldRow[] }

/** The rows of one table under their common path; order is the order in which they are written. */
export function fieldsOf({ under, group, tab, rows }: Tableful): Omit<Field, 'order'>[] {
  return rows.map((row) => ({ group, tab, ...row, path: `${under}.${row.path}` }))
}

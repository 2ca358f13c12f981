import { inEveryLanguage } from '../../contract/inEveryLanguage'
import type { Locale } from '../../contract/locales'
import type { Tab } from '../../contract/tabs'
import { FIELD_LABELS } from '../../../locales/fields'
import { labelKey } from './labelKey'

const LABELS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = FIELD_LABELS

/** Texts that a site says differently in one language (its `fields` namespace), by key. */
export type LabelOverrides = Readonly<Record<string, string>>

const ownText = (texts: LabelOverrides, key: string) => (Object.hasOwn(texts, key) ? texts[key]?.trim() : '')

// Asked hundreds of times a page, by names that stand in tables: each is looked up once a language.
const found = inEveryLanguage(() => new Map<string, string>())

function ourLabel(path: string, locale: Locale): string {
  const known = found[locale].get(path)
  if (known !== undefined) return known
  const key = labelKey(path)
  const label = ownText(LABELS[locale], key) || `_${key}_`
  found[locale].set(path, label)
  return label
}

/**
 * Label of a catalogued field by its dotted path; the site's own text goes first. Without a label the key is
 * shown between underscores (spec §8).
 * @example fieldLabel('ki.indexed', 'fr') // 'Revenu cadastral (indexé)'
 * @example fieldLabel('ki.unheardOf', 'fr') // '_ki_unheardOf_'
 */
export function fieldLabel(path: string, locale: Locale, overrides?: LabelOverrides): string {
  return (overrides && ownText(overrides, labelKey(path))) || ourLabel(path, locale)
}

/** Heading of a detail tab (spec §2). */
export const sectionTitle = (tab: Tab, locale: Locale, overrides?: LabelOverrides): string =>
  fieldLabel(`tab.${tab}`, locale, overrides)

/** Fields of a holiday unit's page, by the name they have in the contract (spec §2 Rental unit page). */
export const RENTAL_FIELDS = [
  'description',
  'descriptionShort',
  'location',
  'city',
  'maxOccupation',
  'subKind',
  'bedrooms',
  'bathrooms',
  'garage',
  'floor',
  'building',
  'rentalName',
] as const
export type RentalField = (typeof RENTAL_FIELDS)[number]

export const rentalLabel = (field: RentalField, locale: Locale, overrides?: LabelOverrides): string =>
  fieldLabel(`rental.${field}`, locale, overrides)

/** Words of a view that belong to no field. */
export const VIEW_WORDS = [
  'area',
  'commonRoom',
  'floodRisk',
  'floodScoreA',
  'floodScoreB',
  'floodScoreC',
  'floodScoreD',
  'flooding',
  'opposite',
  'orientation',
] as const
export type ViewWord = (typeof VIEW_WORDS)[number]

/** @example viewWord('floodRisk', 'en') // 'Increased flood risk' */
export const viewWord = (word: ViewWord, locale: Locale, overrides?: LabelOverrides): string =>
  fieldLabel(`word.${word}`, locale, overrides)

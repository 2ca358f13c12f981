import type { Tab } from '../../contract/tabs'
import { DIMENSION_FIELDS, ENERGY_FIELDS, TECHNICAL_FIELDS } from './buildingFields'
import { CERTIFICATION_FIELDS } from './certificationFields'
import { COMFORT_FIELDS, INSTALLATION_FIELDS } from './comfortFields'
import { CADASTRE_FIELDS, CONSTRUCTION_FIELDS, SURFACE_FIELDS } from './constructionFields'
import type { Field } from './field'
import {
  CADASTRAL_INCOME_FIELDS,
  DEPOSIT_FIELDS,
  DUTY_FIELDS,
  GENERAL_CERTIFICATE_FIELDS,
  GENERAL_FIELDS,
  PRICE_FIELDS,
  TOTAL_PRICE_FIELDS,
} from './generalFields'
import { LAYOUT_FIELDS } from './layoutFields'
import {
  LISTING_FINANCIAL_FIELDS,
  LISTING_PRICE_FIELDS,
  NOTARY_COST_FIELDS,
  NOTARY_FIELDS,
} from './listingFinancialFields'
import { LISTING_FIELDS, LISTING_GENERAL_FIELDS } from './listingGeneralFields'
import { FLOOD_FIELDS, LISTING_PLANNING_FIELDS } from './listingPlanningFields'
import { AVAILABILITY_FIELDS, OUTDOOR_FIELDS, PORTAL_FIELDS } from './otherFields'
import { PLANNING_FIELDS } from './planningFields'

/** Every labelled field of an estate, in the order in which a page tells them (spec §3). */
export const CATALOGUE: readonly Field[] = [
  ...LISTING_FIELDS,
  // A price, what comes on top of it, and directly below what it adds up to.
  ...PRICE_FIELDS,
  ...LISTING_PRICE_FIELDS,
  ...DUTY_FIELDS,
  ...NOTARY_COST_FIELDS,
  ...TOTAL_PRICE_FIELDS,
  ...DEPOSIT_FIELDS,
  ...LISTING_FINANCIAL_FIELDS,
  ...NOTARY_FIELDS,
  ...CADASTRAL_INCOME_FIELDS,
  ...CADASTRE_FIELDS,
  ...GENERAL_FIELDS,
  ...LISTING_GENERAL_FIELDS,
  ...TECHNICAL_FIELDS,
  ...AVAILABILITY_FIELDS,
  ...CONSTRUCTION_FIELDS,
  ...GENERAL_CERTIFICATE_FIELDS,
  ...INSTALLATION_FIELDS,
  ...DIMENSION_FIELDS,
  ...SURFACE_FIELDS,
  ...LAYOUT_FIELDS,
  ...ENERGY_FIELDS,
  ...CERTIFICATION_FIELDS,
  ...PLANNING_FIELDS,
  ...LISTING_PLANNING_FIELDS,
  ...FLOOD_FIELDS,
  ...COMFORT_FIELDS,
  ...OUTDOOR_FIELDS,
  ...PORTAL_FIELDS,
].map((field, order) => ({ ...field, order }))

const BY_PATH: ReadonlyMap<string, Field> = new Map(CATALOGUE.map((field) => [field.path, field]))

/** The catalogue's row of a dotted path, or undefined when the path is not catalogued. */
export const fieldAt = (path: string): Field | undefined => BY_PATH.get(path)

/** A field that stands in for another of its tab stands in its place. */
const placeOf = (field: Field) => {
  const first = field.sameAs ? fieldAt(field.sameAs) : undefined
  return first?.tab === field.tab ? first.order + field.order / CATALOGUE.length : field.order
}

/** The rows of one tab in the order in which they are shown. */
export const fieldsOfTab = (tab: Tab): Field[] =>
  CATALOGUE.filter((field) => field.tab === tab).sort((a, b) => placeOf(a) - placeOf(b))

import type { Code, CodeList } from '../../contract/codes'
import type { Locale } from '../../contract/common'
import { APARTMENT_LABELS } from './apartmentLabels'
import {
  CARPENTRY_LABELS,
  CONDITION_LABELS,
  CONSTRUCTION_TYPE_LABELS,
  ROOF_TYPE_LABELS,
  WINDOW_GLAZING_LABELS,
} from './buildingLabels'
import { CONFORMITY_LABELS, ELECTRICITY_CERTIFICATION_LABELS } from './certificateLabels'
import {
  BATHROOM_TYPE_LABELS,
  COMMON_HEATING_LABELS,
  COMMON_METER_LABELS,
  COMMON_METER_TYPE_LABELS,
  GARDEN_LABELS,
  HEATING_LABELS,
  KITCHEN_TYPE_LABELS,
  LUXURY_LEVEL_LABELS,
} from './comfortLabels'
import { COMMERCIAL_LABELS } from './commercialLabels'
import { countryName } from './countryName'
import { ENERGY_LABEL_LABELS } from './energyLabels'
import { GARAGE_LABELS } from './garageLabels'
import { HOUSE_LABELS } from './houseLabels'
import { labelIn, type Label } from './label'
import { DESTINATION_LABELS, FLOODING_LABELS, PLANNING_LABELS } from './planningLabels'
import { PLOT_LABELS } from './plotLabels'
import { RECENT_DESTINATION_LABELS } from './recentDestinationLabels'
import {
  ENVIRONMENT_LABELS,
  FREE_ON_LABELS,
  GEO_PRECISION_LABELS,
  ORIENTATION_LABELS,
} from './situationLabels'
import { STATUS_LABELS, TYPE_LABELS } from './typeLabels'

/** Every value of every reference list but countries with its text; the type leaves none out (spec §3 Coded values). */
const CODE_LABELS: { readonly [L in Exclude<CodeList, 'Country'>]: Readonly<Record<Code<L>, Label>> } = {
  BathroomType: BATHROOM_TYPE_LABELS,
  Carpentry: CARPENTRY_LABELS,
  CommonMeter: COMMON_METER_LABELS,
  CommonMeterType: COMMON_METER_TYPE_LABELS,
  CommonHeating: COMMON_HEATING_LABELS,
  Condition: CONDITION_LABELS,
  Conformity: CONFORMITY_LABELS,
  ConstructionType: CONSTRUCTION_TYPE_LABELS,
  Destination: DESTINATION_LABELS,
  ElectricityCertification: ELECTRICITY_CERTIFICATION_LABELS,
  EnergyLabel: ENERGY_LABEL_LABELS,
  Environment: ENVIRONMENT_LABELS,
  Flooding: FLOODING_LABELS,
  FreeOn: FREE_ON_LABELS,
  Garden: GARDEN_LABELS,
  GeoPrecision: GEO_PRECISION_LABELS,
  Heating: HEATING_LABELS,
  KitchenType: KITCHEN_TYPE_LABELS,
  LuxuryLevel: LUXURY_LEVEL_LABELS,
  Orientation: ORIENTATION_LABELS,
  Planning: PLANNING_LABELS,
  RecentDestination: RECENT_DESTINATION_LABELS,
  RoofType: ROOF_TYPE_LABELS,
  Status: STATUS_LABELS,
  SubType: {
    ...APARTMENT_LABELS,
    ...GARAGE_LABELS,
    ...PLOT_LABELS,
    ...COMMERCIAL_LABELS,
    ...HOUSE_LABELS,
  },
  Type: TYPE_LABELS,
  WindowGlazing: WINDOW_GLAZING_LABELS,
}

/**
 * The text of a coded value; '' when the code is unknown to its list (spec §8).
 * @example codeLabel('Heating', 'OIL', 'fr') // 'Mazout'
 */
export function codeLabel(list: CodeList, code: string | null | undefined, locale: Locale): string {
  if (list === 'Country') return code == null ? '' : countryName(code, locale)
  const labels: Readonly<Record<string, Label>> = CODE_LABELS[list]
  if (code == null || !Object.hasOwn(labels, code)) return ''
  const label = labels[code]
  return label ? labelIn(label, locale) : ''
}

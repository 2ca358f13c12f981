import type { Estate } from '../../contract/estate'
import { ENERGY_FIGURES } from '../../contract/energyFigures'
import type { SiteSettings } from '../../contract/site'
import { canBeBelowZero } from '../rules/energyScale'
import { isShown } from '../rules/shown'
import { regionOf } from '../rules/region'

/** Who a listing comes from; each numbers its transactions its own way (spec §4). */
export type Source = 'own' | 'second'

/** Who a listing comes from, by its guid. */
export const sourceOf = (guid: string | null | undefined): Source => (guid?.trim() ? 'second' : 'own')

/** A listing as the site works with it: nothing empty, nothing hidden, its source known. Made by `fromApi` only. */
export type DomainEstate = Omit<Estate, 'children'> & { source: Source; children: DomainEstate[] }

// Numbers whose -1 is a value: places on earth, floors below ground, numbers by which something is known, and what a house
// takes less of than it gives back.
const MINUS_ONE_COUNTS = new Set([
  'lat',
  'lon',
  'level',
  'floor',
  ...ENERGY_FIGURES,
  'sort',
  'id',
  'floorId',
  'typeId',
  'extra_field_autoid',
])
// Null is an answer here: no measure was imposed (spec §5). Absent is not.
const NULL_COUNTS = new Set(['townPlanningViolation'])

// Nothing else the site writes is negative; what lies between -1 and 0 is a -1 that was converted.
const isNotSet = (key: string, value: unknown) =>
  typeof value === 'number' && value >= -1 && value < 0 && !MINUS_ONE_COUNTS.has(key)

const isEmpty = (key: string, value: unknown) =>
  value === undefined || value === '' || (value === null && !NULL_COUNTS.has(key)) || isNotSet(key, value)

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(cleaned).filter((entry) => !isEmpty('', entry))
  if (typeof value !== 'object' || value === null) return value
  const kept: Record<string, unknown> = {}
  for (const [key, entry] of Object.entries(value)) {
    const clean = cleaned(entry)
    if (!isEmpty(key, clean)) kept[key] = clean
  }
  return kept
}

function withoutIdlePrice(general: Estate['general']): Estate['general'] {
  const { price, ...rest } = general
  return price && typeof price.value === 'number' ? general : rest
}

type Hiding = Pick<SiteSettings, 'hiddenStatus'>

function placed(address: Estate['address']): Estate['address'] {
  const region = regionOf(address)
  return region ? { ...address, region } : address
}

type Energies = Pick<Estate, 'energy' | 'energyShared' | 'listing'>

/** An EPC value of -1 beside a label of a house that takes more than it gives back is one that nobody set (record 142). */
function withoutUnsetEpc(
  { energy, energyShared, listing }: Energies,
  { region }: Estate['address'],
): Energies {
  const label = energy?.energyLabel ?? listing?.certification?.energy_label
  const isUnset = (value: unknown, told: typeof label) =>
    value === -1 && Boolean(told) && !canBeBelowZero(told as NonNullable<typeof label>, region)
  const { epcValue, ...restOfEnergy } = energy ?? {}
  const { epcValue: shared, ...restOfShared } = energyShared ?? {}
  const { epc_value: listed, ...restOfCertification } = listing?.certification ?? {}
  return {
    ...(isUnset(epcValue, label) && { energy: restOfEnergy }),
    ...(isUnset(shared, energyShared?.energyLabel) && { energyShared: restOfShared }),
    ...(isUnset(listed, label) && { listing: { ...listing, certification: restOfCertification } }),
  }
}

/**
 * A listing of the contract as the site's own, or undefined when the site does not show it (spec §4, `isShown`); units that are
 * not shown go too. The one place where -1, null and empty texts end and where the data source and the region are decided.
 */
export function fromApi(estate: Estate, settings: Hiding): DomainEstate | undefined {
  if (!isShown(estate, settings)) return undefined
  const { children, ...own } = estate
  const clean = cleaned(own) as Omit<Estate, 'children'>
  const address = placed(clean.address)
  return {
    ...clean,
    ...withoutUnsetEpc(clean, address),
    general: withoutIdlePrice(clean.general),
    address,
    pictures: clean.pictures ?? [],
    source: sourceOf(clean.guid),
    children: (children ?? []).flatMap((child) => fromApi(child, settings) ?? []),
  }
}

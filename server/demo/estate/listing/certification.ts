import type { ListingFields } from '../../../../src/contract/listingFields'
import { energyLabel } from '../energyLabel'
import { texts } from '../../labels'
import type { Profile } from '../profile'

const electricity = texts(
  'Keuring van 2024, geldig voor 25 jaar.',
  'Contrôle de 2024, valable 25 ans.',
  'Inspected in 2024, valid for 25 years.',
  'Prüfung von 2024, gültig für 25 Jahre.',
)

export const certificationOf = (profile: Profile): ListingFields['certification'] => {
  const { facts, region, id } = profile
  const rng = profile.rng.fork('certification')
  const certified = facts.home !== undefined || facts.use !== undefined
  if (!certified) return undefined
  const conform = facts.condition !== 'TO_RENOVATE'
  const recent = (facts.year ?? 0) >= 2006
  return {
    epc_number: facts.epc !== undefined && rng.chance(0.8) ? String(id * 7 + 12_345) : undefined,
    epc_value: facts.epc,
    energy_label: facts.epc !== undefined && rng.chance(0.9) ? energyLabel(region, facts.epc) : undefined,
    e_level: recent && facts.epc !== undefined ? Math.round(facts.epc * 0.45) : undefined,
    k_level: recent ? rng.int(18, 42) : undefined,
    co2_emission: facts.epc !== undefined && rng.chance(0.3) ? Math.round(facts.epc * 0.19) : undefined,
    electrical_certificate: rng.chance(0.85)
      ? conform
        ? 'OBTAINED'
        : rng.pick(['NOT_OBTAINED', 'UNKNOWN'])
      : undefined,
    electrical_certificate_conformity: rng.chance(0.75) ? (conform ? 'VALID' : 'INVALID') : undefined,
    electrical_certificate_information: rng.chance(0.2) ? electricity : undefined,
    as_built_certificate: region === 'FLANDERS' && rng.chance(0.5) ? rng.chance(0.6) : undefined,
    heating_oil_certificate: facts.heating === 'OIL' ? rng.chance(0.8) : undefined,
    net_energy_heating: recent && rng.chance(0.5) ? rng.int(12, 60) : undefined,
  }
}

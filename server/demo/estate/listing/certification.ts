import type { ListingFields } from '../../../../src/contract/listingFields'
import { eLevelOf, energyLabel, kLevelOf } from '../energyLabel'
import { texts } from '../../labels'
import { planningOf } from '../planning'
import type { Profile } from '../profile'

/** A conforming installation is inspected every 25 years; another one has 18 months after the sale. */
const electricity = (conform: boolean) =>
  conform
    ? texts(
        'Keuring van 2024, 25 jaar geldig.',
        'Contrôle de 2024, valable 25 ans.',
        'Inspected in 2024, valid for 25 years.',
        'Prüfung von 2024, 25 Jahre gültig.',
      )
    : texts(
        'Keuring van 2024; in orde te brengen binnen 18 maanden na de akte.',
        'Contrôle de 2024 ; mise en conformité dans les 18 mois suivant l’acte.',
        'Inspected in 2024; to be made compliant within 18 months of completion.',
        'Prüfung von 2024; innerhalb von 18 Monaten nach der Beurkundung instand zu setzen.',
      )

export const certificationOf = (profile: Profile): ListingFields['certification'] => {
  const { facts, region, id } = profile
  const rng = profile.rng.fork('certification')
  const certified = facts.home !== undefined || facts.use !== undefined
  if (!certified) return undefined
  const conform = facts.condition !== 'TO_RENOVATE'
  const recent = (facts.year ?? 0) >= 2006
  const electrical = rng.chance(0.85)
    ? conform
      ? 'OBTAINED'
      : rng.pick(['OBTAINED', 'NOT_OBTAINED', 'UNKNOWN'] as const)
    : undefined
  // A part of what the certificate counts.
  const need =
    recent && facts.epc !== undefined && rng.fork('net need').chance(0.5)
      ? Math.round(facts.epc * 0.55)
      : undefined
  const inspected = electrical === 'OBTAINED'
  const asBuilt = planningOf(profile)?.certificateAsBuilt ?? rng.fork('as built').chance(0.6)
  return {
    epc_number: facts.epc !== undefined && rng.chance(0.8) ? String(id * 7 + 12_345) : undefined,
    epc_value: facts.epc,
    energy_label: facts.epc !== undefined && rng.chance(0.9) ? energyLabel(region, facts.epc) : undefined,
    e_level: recent && facts.epc !== undefined ? eLevelOf(facts.epc) : undefined,
    k_level: recent ? kLevelOf(profile) : undefined,
    co2_emission: facts.epc !== undefined && rng.chance(0.3) ? Math.round(facts.epc * 0.19) : undefined,
    electrical_certificate: electrical,
    electrical_certificate_conformity:
      inspected && rng.chance(0.75) ? (conform ? 'VALID' : 'INVALID') : undefined,
    electrical_certificate_information: inspected && rng.chance(0.2) ? electricity(conform) : undefined,
    as_built_certificate: region === 'FLANDERS' && rng.chance(0.5) ? asBuilt : undefined,
    heating_oil_certificate: facts.heating === 'OIL' ? rng.chance(0.8) : undefined,
    net_energy_heating: need,
  }
}

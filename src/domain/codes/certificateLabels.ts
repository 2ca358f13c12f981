import type { Code } from '../../contract/codes'
import type { Label } from './label'
import { UNKNOWN } from './unknown'

export const CONFORMITY_LABELS: Record<Code<'Conformity'>, Label> = {
  VALID: ['Conform', 'Conforme', 'Compliant', 'Konform'],
  INVALID: ['Niet conform', 'Non conforme', 'Non-compliant', 'Nicht konform'],
}

export const ELECTRICITY_CERTIFICATION_LABELS: Record<Code<'ElectricityCertification'>, Label> = {
  OBTAINED: ['Keuring uitgevoerd', 'Contrôle effectué', 'Inspected', 'Geprüft'],
  NOT_OBTAINED: ['Geen keuring', 'Pas de contrôle', 'Not inspected', 'Nicht geprüft'],
  UNKNOWN,
}

import type { Code } from '../../contract/codes'
import type { Label } from './label'

export const CONDITION_LABELS: Record<Code<'Condition'>, Label> = {
  TO_RENOVATE: ['Te renoveren', 'À rénover', 'In need of renovation', 'Sanierungsbedürftig'],
  TO_FRESHEN_UP: ['Op te frissen', 'À rafraîchir', 'In need of redecoration', 'Renovierungsbedürftig'],
  GOOD_CONDITION: ['Goede staat', 'Bon état', 'Good condition', 'Guter Zustand'],
  EXCELLENT_CONDITION: ['Uitstekende staat', 'Excellent état', 'Excellent condition', 'Sehr guter Zustand'],
  RENEWED: ['Gerenoveerd', 'Rénové', 'Renovated', 'Renoviert'],
  NEW: ['Nieuw', 'Neuf', 'New', 'Neu'],
}

export const CONSTRUCTION_TYPE_LABELS: Record<Code<'ConstructionType'>, Label> = {
  OPEN: ['Open bebouwing', '4 façades', 'Detached', 'Offene Bauweise'],
  HALF_OPEN: ['Halfopen bebouwing', '3 façades', 'Semi-detached', 'Halboffene Bauweise'],
  CLOSED: ['Gesloten bebouwing', '2 façades', 'Terraced', 'Geschlossene Bauweise'],
}

export const ROOF_TYPE_LABELS: Record<Code<'RoofType'>, Label> = {
  SADDLEBACK: ['Zadeldak', 'Toit à deux versants', 'Gable roof', 'Satteldach'],
  FLAT: ['Plat dak', 'Toit plat', 'Flat roof', 'Flachdach'],
  LEAN_TO: ['Lessenaarsdak', 'Toit à un versant', 'Lean-to roof', 'Pultdach'],
  KERB: ['Mansardedak', 'Toit mansardé', 'Mansard roof', 'Mansarddach'],
  HIPPED: ['Schilddak', 'Toit à quatre versants', 'Hipped roof', 'Walmdach'],
}

export const CARPENTRY_LABELS: Record<Code<'Carpentry'>, Label> = {
  WOOD: ['Hout', 'Bois', 'Timber', 'Holz'],
  ALUMINUM: ['Aluminium', 'Aluminium', 'Aluminium', 'Aluminium'],
  PLASTIC: ['Pvc', 'PVC', 'uPVC', 'Kunststoff'],
}

export const WINDOW_GLAZING_LABELS: Record<Code<'WindowGlazing'>, Label> = {
  SINGLE: ['Enkel glas', 'Simple vitrage', 'Single glazing', 'Einfachverglasung'],
  DOUBLE: ['Dubbel glas', 'Double vitrage', 'Double glazing', 'Doppelverglasung'],
  TRIPLE: ['Driedubbel glas', 'Triple vitrage', 'Triple glazing', 'Dreifachverglasung'],
}

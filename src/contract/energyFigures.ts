/**
 * Names of the figures that are below zero where a house gives back more than it takes: label A+. Of them -1 is a value like any
 * other, unless its label says otherwise (docs/decisions/142-negative-energy.md).
 */
export const ENERGY_FIGURES = [
  'epcValue',
  'epcValueTotal',
  'eLevel',
  'co2',
  'epc_value',
  'e_level',
  'co2_emission',
  'net_energy_heating',
] as const

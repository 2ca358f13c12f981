import type { Code } from '../../contract/codes'
import type { Label } from './label'

export const HEATING_LABELS: Record<Code<'Heating'>, Label> = {
  OIL: ['Stookolie', 'Mazout', 'Oil', 'Heizöl'],
  COAL: ['Kolen', 'Charbon', 'Coal', 'Kohle'],
  ELECTRICITY: ['Elektriciteit', 'Électricité', 'Electricity', 'Strom'],
  GAS: ['Aardgas', 'Gaz de ville', 'Mains gas', 'Erdgas'],
  HEAT_ACCUMULATION: [
    'Accumulatieverwarming',
    'Chauffage à accumulation',
    'Storage heaters',
    'Nachtspeicherheizung',
  ],
  GAS_HEATERS: ['Gaskachels', 'Convecteurs au gaz', 'Gas heaters', 'Gasöfen'],
  PROPANE_GAS: ['Propaangas', 'Gaz propane', 'Propane gas', 'Propangas'],
  CENTRAL_VENTILATION: [
    'Centrale luchtverwarming',
    'Chauffage central à air pulsé',
    'Central warm air',
    'Zentrale Luftheizung',
  ],
  WOOD: ['Hout', 'Bois', 'Wood', 'Holz'],
  PELLET: ['Pellets', 'Pellets', 'Pellets', 'Pellets'],
}

export const KITCHEN_TYPE_LABELS: Record<Code<'KitchenType'>, Label> = {
  EQUIPPED: ['Ingericht', 'Équipée', 'Fitted', 'Einbauküche'],
  SEMI_EQUIPPED: ['Gedeeltelijk ingericht', 'Semi-équipée', 'Partly fitted', 'Teilweise eingerichtet'],
  NOT_EQUIPPED: ['Niet ingericht', 'Non équipée', 'Not fitted', 'Nicht eingerichtet'],
  HYPER_EQUIPPED: ['Volledig ingericht', 'Hyper-équipée', 'Fully fitted', 'Voll ausgestattet'],
  AMERICAN_EQUIPPED: [
    'Open keuken, ingericht',
    'Américaine, équipée',
    'Open-plan, fitted',
    'Offene Einbauküche',
  ],
  AMERICAN_SEMI_EQUIPPED: [
    'Open keuken, gedeeltelijk ingericht',
    'Américaine, semi-équipée',
    'Open-plan, partly fitted',
    'Offene Küche, teilweise eingerichtet',
  ],
  AMERICAN_NOT_EQUIPPED: [
    'Open keuken, niet ingericht',
    'Américaine, non équipée',
    'Open-plan, not fitted',
    'Offene Küche, nicht eingerichtet',
  ],
  AMERICAN_HYPER_EQUIPPED: [
    'Open keuken, volledig ingericht',
    'Américaine, hyper-équipée',
    'Open-plan, fully fitted',
    'Offene Küche, voll ausgestattet',
  ],
}

export const BATHROOM_TYPE_LABELS: Record<Code<'BathroomType'>, Label> = {
  EQUIPPED: ['Ingericht', 'Équipée', 'Fitted', 'Eingerichtet'],
  NOT_EQUIPPED: ['Niet ingericht', 'Non équipée', 'Not fitted', 'Nicht eingerichtet'],
}

export const LUXURY_LEVEL_LABELS: Record<Code<'LuxuryLevel'>, Label> = {
  MODEST: ['Eenvoudig', 'Simple', 'Modest', 'Einfach'],
  AVERAGE: ['Gemiddeld', 'Moyen', 'Average', 'Mittel'],
  LUXURIOUS: ['Luxueus', 'Luxueux', 'Luxurious', 'Luxuriös'],
}

const SHARED: Record<Code<'CommonMeter'>, Label> = {
  NOT_APPLICABLE: ['Niet van toepassing', 'Sans objet', 'Not applicable', 'Nicht zutreffend'],
  COMMON: ['Gemeenschappelijk', 'Commun', 'Communal', 'Gemeinschaftlich'],
  INDIVIDUAL: ['Individueel', 'Individuel', 'Individual', 'Individuell'],
}
export const COMMON_METER_LABELS: Record<Code<'CommonMeter'>, Label> = SHARED
/** The same three values as for meters (spec §3); French heats together in another word. */
export const COMMON_HEATING_LABELS: Record<Code<'CommonHeating'>, Label> = {
  ...SHARED,
  COMMON: ['Gemeenschappelijk', 'Collectif', 'Communal', 'Gemeinschaftlich'],
}

export const COMMON_METER_TYPE_LABELS: Record<Code<'CommonMeterType'>, Label> = {
  SINGLE: ['Enkelvoudige meter', 'Compteur simple', 'Single-rate meter', 'Eintarifzähler'],
  DAY_AND_NIGHT: ['Dag- en nachtmeter', 'Compteur bihoraire', 'Day and night meter', 'Zweitarifzähler'],
  SMART_METER: ['Digitale meter', 'Compteur intelligent', 'Smart meter', 'Intelligenter Stromzähler'],
}

export const GARDEN_LABELS: Record<Code<'Garden'>, Label> = {
  NOT_CONSTRUCTED: ['Niet aangelegd', 'Non aménagé', 'Not landscaped', 'Nicht angelegt'],
  ONLY_LAWN: ['Enkel gazon', 'Pelouse uniquement', 'Lawn only', 'Nur Rasen'],
  FULLY_LANDSCAPED: ['Volledig aangelegd', 'Entièrement aménagé', 'Fully landscaped', 'Vollständig angelegt'],
}

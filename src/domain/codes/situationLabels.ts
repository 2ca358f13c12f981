import type { Code } from '../../contract/codes'
import type { Label } from './label'
import { UNKNOWN } from './unknown'

export const ENVIRONMENT_LABELS: Record<Code<'Environment'>, Label> = {
  TOWN: ['Stad', 'Ville', 'Town', 'Stadt'],
  RESIDENTIAL: ['Residentieel', 'Résidentiel', 'Residential', 'Wohnviertel'],
  COUNTRYSIDE: ['Landelijk', 'Campagne', 'Countryside', 'Ländlich'],
  VILLAGE: ['Dorp', 'Village', 'Village', 'Dorf'],
  SUBURBAN_AREA: ['Stadsrand', 'Périphérie', 'Suburbs', 'Stadtrand'],
  CRAFT_INDUSTRY: ['Ambachtelijke zone', 'Zone artisanale', 'Craft business area', 'Handwerksgebiet'],
  INDUSTRIAL: ['Industriezone', 'Zone industrielle', 'Industrial area', 'Industriegebiet'],
  SEA_BEACH_DUNE: [
    'Zee, strand of duinen',
    'Mer, plage ou dunes',
    'Sea, beach or dunes',
    'Meer, Strand oder Dünen',
  ],
}

export const ORIENTATION_LABELS: Record<Code<'Orientation'>, Label> = {
  N: ['Noord', 'Nord', 'North', 'Nord'],
  NE: ['Noordoost', 'Nord-est', 'North-east', 'Nordost'],
  E: ['Oost', 'Est', 'East', 'Ost'],
  SE: ['Zuidoost', 'Sud-est', 'South-east', 'Südost'],
  S: ['Zuid', 'Sud', 'South', 'Süd'],
  SW: ['Zuidwest', 'Sud-ouest', 'South-west', 'Südwest'],
  W: ['West', 'Ouest', 'West', 'West'],
  NW: ['Noordwest', 'Nord-ouest', 'North-west', 'Nordwest'],
}

export const GEO_PRECISION_LABELS: Record<Code<'GeoPrecision'>, Label> = {
  NO_DATA: ['Geen gegevens', 'Aucune donnée', 'No data', 'Keine Daten'],
  GEOMETRIC_CENTER: ['Middelpunt', 'Centre géométrique', 'Geometric centre', 'Geometrischer Mittelpunkt'],
  RANGE_INTERPOLATED: ['Bij benadering', 'Approximative', 'Approximate', 'Ungefähr'],
  ROOFTOP: ['Exact', 'Exacte', 'Exact', 'Genau'],
}

/** `UNKNWON` is how the source spells it (spec §3). */
export const FREE_ON_LABELS: Record<Code<'FreeOn'>, Label> = {
  UNKNWON: UNKNOWN,
  IMMEDIATE: ['Onmiddellijk', 'Immédiatement', 'Immediately', 'Sofort'],
  DEED: ['Bij akte', 'À l’acte', 'On completion', 'Bei Beurkundung'],
  AFTER_NOTICE_PERIOD: [
    'Na opzegtermijn',
    'Après le délai de préavis',
    'After the notice period',
    'Nach Ablauf der Kündigungsfrist',
  ],
  DELIVERY: ['Bij oplevering', 'À la réception', 'On delivery', 'Bei Übergabe'],
  TBD: ['Overeen te komen', 'À convenir', 'To be agreed', 'Nach Vereinbarung'],
}

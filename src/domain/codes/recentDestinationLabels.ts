import type { Code } from '../../contract/codes'
import type { Label } from './label'

/**
 * Zones of the Flemish land-use plans, by the abbreviations that publicity for a property may use
 * (VCRO art. 5.2.6), completed with the plans' own names for zones that have no official abbreviation. EG, WIG
 * and NI are in neither; their texts are our reading: WIG stands beside WUG (uitbreiding) and is formed like it. The other languages translate the Flemish name: the zones
 * exist nowhere else.
 */
export const RECENT_DESTINATION_LABELS: Record<Code<'RecentDestination'>, Label> = {
  AG: ['Agrarisch gebied', 'Zone agricole', 'Agricultural zone', 'Landwirtschaftsgebiet'],
  EG: [
    'Economisch gebied',
    'Zone d’activité économique',
    'Economic activity zone',
    'Gebiet für wirtschaftliche Tätigkeiten',
  ],
  WIG: [
    'Wooninbreidingsgebied',
    'Zone de densification de l’habitat',
    'Residential infill zone',
    'Innerörtliches Wohnverdichtungsgebiet',
  ],
  WUG: [
    'Woonuitbreidingsgebied',
    'Zone d’extension d’habitat',
    'Residential expansion zone',
    'Wohnerweiterungsgebiet',
  ],
  BG: ['Bosgebied', 'Zone forestière', 'Forest zone', 'Waldgebiet'],
  IGB: ['Industriegebied', 'Zone industrielle', 'Industrial zone', 'Industriegebiet'],
  RG: ['Recreatiegebied', 'Zone de loisirs', 'Recreational zone', 'Erholungsgebiet'],
  GWG: ['Gemengd woongebied', 'Zone d’habitat mixte', 'Mixed residential zone', 'Gemischtes Wohngebiet'],
  NG: ['Natuurgebied', 'Zone naturelle', 'Nature zone', 'Naturgebiet'],
  PG: ['Parkgebied', 'Zone de parc', 'Park zone', 'Parkgebiet'],
  WG: ['Woongebied', 'Zone d’habitat', 'Residential zone', 'Wohngebiet'],
  WGL: [
    'Woongebied met landelijk karakter',
    'Zone d’habitat à caractère rural',
    'Residential zone with a rural character',
    'Wohngebiet mit ländlichem Charakter',
  ],
  WGR: [
    'Woongebied met recreatief karakter',
    'Zone d’habitat à caractère récréatif',
    'Residential zone with a recreational character',
    'Wohngebiet mit Erholungscharakter',
  ],
  GG: ['Groengebied', 'Zone verte', 'Green zone', 'Grüngebiet'],
  WCHE: [
    'Woongebied met culturele, historische en/of esthetische waarde',
    'Zone d’habitat à valeur culturelle, historique et/ou esthétique',
    'Residential zone of cultural, historical and/or aesthetic value',
    'Wohngebiet von kulturellem, historischem und/oder ästhetischem Wert',
  ],
  WP: ['Woonpark', 'Parc d’habitat', 'Residential park', 'Wohnpark'],
  IAB: [
    'Gebied voor ambachtelijke bedrijven en kmo’s',
    'Zone pour entreprises artisanales et PME',
    'Zone for craft businesses and SMEs',
    'Gebiet für Handwerksbetriebe und KMU',
  ],
  GDR: ['Gebied voor dagrecreatie', 'Zone de loisirs de jour', 'Day recreation zone', 'Tageserholungsgebiet'],
  GVR: [
    'Gebied voor verblijfsrecreatie',
    'Zone de loisirs avec séjour',
    'Zone for recreation with overnight stay',
    'Erholungsgebiet mit Aufenthalt',
  ],
  LWAG: [
    'Landschappelijk waardevol agrarisch gebied',
    'Zone agricole d’intérêt paysager',
    'Agricultural zone of landscape value',
    'Landschaftlich wertvolles Landwirtschaftsgebiet',
  ],
  NR: ['Natuurreservaat', 'Réserve naturelle', 'Nature reserve', 'Naturschutzgebiet'],
  GVON: [
    'Gebied voor gemeenschapsvoorzieningen en openbaar nut',
    'Zone d’équipements communautaires et d’utilité publique',
    'Zone for community facilities and public utilities',
    'Gebiet für Gemeinschaftseinrichtungen und öffentliche Versorgung',
  ],
  DVG: ['Dienstverleningsgebied', 'Zone de services', 'Services zone', 'Dienstleistungsgebiet'],
  NI: ['Niet meegedeeld', 'Non communiqué', 'Not stated', 'Keine Angabe'],
}

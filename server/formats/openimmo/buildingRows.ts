import { codes, figureWithUnit, flag, saysCode, times, year } from '../convert'
import { type Row, row } from '../rows'

/** One row an attribute: it is true, or another one is. */
const oneOf = (theirs: string, ours: string, meaning: Readonly<Record<string, string | boolean>>): Row[] =>
  Object.entries(meaning).map(([attribute, code]) => row(`${theirs}@${attribute}`, ours, saysCode(code)))

const COMPASS = {
  NORD: 'N',
  NORDOST: 'NE',
  OST: 'E',
  SUEDOST: 'SE',
  SUED: 'S',
  SUEDWEST: 'SW',
  WEST: 'W',
  NORDWEST: 'NW',
}

const LABELS = {
  'A++': 'A_PLUS_PLUS',
  'A+': 'A_PLUS',
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  E: 'E',
  F: 'F',
  G: 'G',
}

export const EQUIPMENT: Row[] = [
  row(
    'ausstattung/ausstatt_kategorie',
    'listing.comfort.luxuryLevel',
    codes({ STANDARD: 'AVERAGE', LUXUS: 'LUXURIOUS' }),
  ),
  ...oneOf('ausstattung/kueche', 'listing.comfort.kitchen_type', { EBK: 'EQUIPPED' }),
  row('ausstattung/kamin', 'listing.comfort.fireplace', flag),
  ...oneOf('ausstattung/befeuerung', 'listing.comfort.heating', {
    OEL: 'OIL',
    GAS: 'GAS',
    ELEKTRO: 'ELECTRICITY',
    PELLET: 'PELLET',
    KOHLE: 'COAL',
    HOLZ: 'WOOD',
    FLUESSIGGAS: 'PROPANE_GAS',
  }),
  ...oneOf('ausstattung/befeuerung', 'listing.comfort.heat_pump', { LUFTWP: true }),
  ...oneOf('ausstattung/befeuerung', 'listing.comfort.solar_boiler', { SOLAR: true }),
  row('ausstattung/klimatisiert', 'listing.comfort.air_conditioning', flag),
  row('ausstattung/fahrstuhl@PERSONEN', 'technical.elevator', flag, { oursToo: ['listing.comfort.lift'] }),
  row('ausstattung/gartennutzung', 'listing.other.garden', flag),
  ...oneOf('ausstattung/ausricht_balkon_terrasse', 'listing.other.terrace_orientation', COMPASS),
  row(
    'ausstattung/moebliert@moeb',
    'technical.furniture',
    {
      read: (value) => value.toUpperCase() === 'VOLL' || undefined,
      write: (value) => (value === true ? 'VOLL' : undefined),
    },
    { oursToo: ['listing.comfort.furnished'] },
  ),
  row('ausstattung/rollstuhlgerecht', 'listing.comfort.wheelchair_accessible', flag),
  row('ausstattung/kabel_sat_tv', 'listing.comfort.television', flag),
  row('ausstattung/sauna', 'listing.comfort.sauna', flag),
  row('ausstattung/swimmingpool', 'listing.comfort.swimming_pool', flag),
  row('ausstattung/sicherheitstechnik@ALARMANLAGE', 'listing.comfort.alarm', flag),
  ...oneOf('ausstattung/dachform', 'listing.construction.roof_type', {
    SATTELDACH: 'SADDLEBACK',
    FLACHDACH: 'FLAT',
    PULTDACH: 'LEAN_TO',
    MANSARDDACH: 'KERB',
    WALMDACH: 'HIPPED',
  }),
]

export const CONDITION: Row[] = [
  row('zustand_angaben/baujahr', 'technical.constructionYear', year, {
    oursToo: ['listing.construction.construction_year'],
  }),
  row('zustand_angaben/letztemodernisierung', 'technical.renovationYear', year, {
    oursToo: ['listing.construction.renovation_year'],
  }),
  row(
    'zustand_angaben/zustand@zustand_art',
    'technical.condition',
    codes({
      ERSTBEZUG: 'NEW',
      NEUWERTIG: 'EXCELLENT_CONDITION',
      GEPFLEGT: 'GOOD_CONDITION',
      MODERNISIERT: 'RENEWED',
      TEIL_VOLLRENOVIERT: 'RENEWED',
      TEIL_VOLLSANIERT: 'RENEWED',
      TEIL_SANIERT: 'RENEWED',
      VOLL_SANIERT: 'RENEWED',
      TEIL_VOLLRENOVIERUNGSBED: 'TO_FRESHEN_UP',
      // Not of the format, and in many files all the same.
      RENOVIERUNGSBEDUERFTIG: 'TO_FRESHEN_UP',
      SANIERUNGSBEDUERFTIG: 'TO_RENOVATE',
      BAUFAELLIG: 'TO_RENOVATE',
      ENTKERNT: 'TO_RENOVATE',
      ABRISSOBJEKT: 'TO_RENOVATE',
    }),
    { oursToo: ['listing.construction.condition'] },
  ),
  row('zustand_angaben/alter@alter_attr', 'technical.newBuilding', {
    read: (value) => ({ NEUBAU: true, ALTBAU: false })[value.toUpperCase()],
    write: (value) => (value === true ? 'NEUBAU' : undefined),
  }),
  row('zustand_angaben/energiepass/endenergiebedarf', 'energy.epcValue', figureWithUnit, {
    oursToo: ['listing.certification.epc_value'],
    also: ['zustand_angaben/energiepass/energieverbrauchkennwert'],
  }),
  row('zustand_angaben/energiepass/wertklasse', 'energy.energyLabel', codes(LABELS), {
    oursToo: ['listing.certification.energy_label'],
  }),
]

export const SURROUNDINGS: Row[] = [
  row('infrastruktur/ausblick@blick', 'listing.other.sea_view', {
    read: (value) => value.toUpperCase() === 'MEER' || undefined,
    write: (value) => (value === true ? 'MEER' : undefined),
  }),
  // Kilometres there, metres here.
  row('infrastruktur/distanzen[AUTOBAHN]', 'listing.other.distance_highway', times(1000)),
  row('infrastruktur/distanzen[BUS]', 'listing.other.distance_public_transport', times(1000)),
  row('infrastruktur/distanzen[GRUNDSCHULE]', 'listing.other.distance_school', times(1000)),
  row('infrastruktur/distanzen[EINKAUFSMOEGLICHKEITEN]', 'listing.other.distance_shops', times(1000)),
  row('infrastruktur/distanzen_sport[STRAND]', 'listing.other.distance_beach', times(1000)),
]

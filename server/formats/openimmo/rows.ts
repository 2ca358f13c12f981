import { day, dayOfMoment, flag, text } from '../convert'
import { type Row, row } from '../rows'
import { CONDITION, EQUIPMENT, SURROUNDINGS } from './buildingRows'
import { AREAS, PRICES } from './figureRows'
import { CONTACT, GEO } from './placeRows'

const TEXTS: Row[] = [
  row('freitexte/objekttitel', 'general.title.{locale}', text),
  row('freitexte/dreizeiler', 'general.shortDescription.{locale}', text),
  row('freitexte/objektbeschreibung', 'general.description.{locale}', text),
]

const MANAGED: Row[] = [
  row('verwaltung_objekt/objektadresse_freigeben', 'address.visible', flag),
  row('verwaltung_objekt/verfuegbar_ab', 'technical.available.{locale}', text),
  row('verwaltung_objekt/abdatum', 'technical.availableDate', day, {
    oursToo: ['listing.other.available_at'],
  }),
  row('verwaltung_objekt/haustiere', 'technical.petsAllowed', flag, {
    oursToo: ['general.petsAllowed', 'listing.comfort.pets_allowed'],
  }),
  row(
    'verwaltung_objekt/denkmalgeschuetzt',
    'planning.heritageProtected',
    {
      read: (value) => ({ true: 'YES', '1': 'YES', false: 'NO', '0': 'NO' })[value.toLowerCase()],
      write: (value) => ({ YES: 'true', NO: 'false' })[String(value)],
    },
    { oursToo: ['listing.planning.protected_monument'] },
  ),
]

const TECHNICAL: Row[] = [
  row('verwaltung_techn/objektnr_extern', 'general.reference', text),
  row('verwaltung_techn/aktiv_von', 'general.publicationDate', dayOfMoment),
  row('verwaltung_techn/stand_vom', 'general.updatedAt', dayOfMoment),
]

/** What of OpenImmo 1.2.7 is said by one field here: the groups and fields in the order in which the format wants them. */
export const OPENIMMO_ROWS: readonly Row[] = [
  ...GEO,
  ...CONTACT,
  ...PRICES,
  ...AREAS,
  ...EQUIPMENT,
  ...CONDITION,
  ...SURROUNDINGS,
  ...TEXTS,
  ...MANAGED,
  ...TECHNICAL,
]

/** Elements of one name that say different things. */
export const TOLD_APART = {
  distanzen: 'distanz_zu',
  distanzen_sport: 'distanz_zu_sport',
  objekt_text: 'lang',
  user_defined_simplefield: 'feldname',
}

import { countryCode } from '../countryNames'
import {
  amount,
  codes,
  type Convert,
  count,
  email,
  extent,
  figure,
  flag,
  moment,
  text,
  year,
} from '../convert'
import { type Row, row } from '../rows'

const LETTERS = Object.fromEntries([...'ABCDEFG'].map((letter) => [letter, letter]))
/** Kyero is only read. */
const country: Convert = { read: countryCode, write: () => undefined }

/** What of Kyero 3 is said by one field here. */
export const KYERO_ROWS: readonly Row[] = [
  row('date', 'general.updatedAt', moment),
  row('ref', 'general.reference', text),
  row('price', 'general.price.value', amount),
  row('price_freq', 'general.period', codes({ week: 'WEEK', month: 'MONTH', year: 'YEAR' })),
  row('new_build', 'technical.newBuilding', flag),
  row('postcode', 'address.city.zip', text),
  row('town', 'address.city.name', text),
  row('country', 'address.country.id', country),
  row('location/latitude', 'address.geoLocation.lat', figure),
  row('location/longitude', 'address.geoLocation.lon', figure),
  row('beds', 'general.bedroomCount', count),
  row('baths', 'general.bathroomCount', count),
  row('pool', 'listing.comfort.swimming_pool', flag),
  row('surface_area/built', 'dimensions.areaBuild', extent),
  row('surface_area/plot', 'dimensions.areaGround', extent),
  row('energy_rating/consumption', 'energy.energyLabel', codes(LETTERS)),
  row('year_built', 'technical.constructionYear', year),
  row('email', 'salesRep.email', email),
  ...['nl', 'fr', 'en', 'de'].map((locale) => row(`desc/${locale}`, `general.description.${locale}`, text)),
]

/** What words of `type` mean: type and subtype, a subtype alone where its type follows from it. */
export const KYERO_TYPES: Readonly<Record<string, string>> = {
  apartment: 'APARTMENT',
  flat: 'APARTMENT',
  studio: 'STUDIO',
  penthouse: 'PENTHOUSE',
  duplex: 'DUPLEX',
  loft: 'LOFT',
  'ground floor apartment': 'GROUND_FLOOR_APARTMENT',
  villa: 'VILLA',
  house: 'HOUSE',
  'detached house': 'DETACHED_HOUSE',
  bungalow: 'BUNGALOW',
  'country house': 'COUNTRY_HOUSE',
  'country property': 'COUNTRY_HOUSE',
  finca: 'COUNTRY_HOUSE',
  cortijo: 'COUNTRY_HOUSE',
  farmhouse: 'FARM_01',
  'town house': 'TOWNHOUSE',
  townhouse: 'TOWNHOUSE',
  'terraced house': 'TERRACED_HOUSE',
  'quad house': 'SEMI_DETACHED_HOUSE',
  'semi-detached': 'SEMI_DETACHED_HOUSE',
  'semi-detached house': 'SEMI_DETACHED_HOUSE',
  'semi-detached villa': 'SEMI_DETACHED_HOUSE',
  'wooden home': 'TIMBER_HOUSE',
  'wooden house': 'TIMBER_HOUSE',
  chalet: 'CHALET',
  castle: 'CASTLE',
  land: 'BUILDING_PLOT',
  plot: 'BUILDING_PLOT',
  garage: 'GARAGE',
  parking: 'PARKING',
  office: 'OFFICE',
  shop: 'SHOP',
  restaurant: 'RESTAURANT',
  bar: 'CAFE',
  hotel: 'HOTEL',
  warehouse: 'WAREHOUSE',
}

/** Features, which are free words, that say what a field here says. */
export const KYERO_FEATURES: Readonly<Record<string, string>> = {
  'air conditioning': 'listing.comfort.air_conditioning',
  alarm: 'listing.comfort.alarm',
  elevator: 'technical.elevator',
  fireplace: 'listing.comfort.fireplace',
  furnished: 'technical.furniture',
  garden: 'listing.other.garden',
  lift: 'technical.elevator',
  sauna: 'listing.comfort.sauna',
  'sea view': 'listing.other.sea_view',
  'sea views': 'listing.other.sea_view',
  'solar panels': 'listing.comfort.solar_panels',
}

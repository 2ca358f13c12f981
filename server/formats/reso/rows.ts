import {
  amount,
  codes,
  type Convert,
  count,
  day,
  email,
  extent,
  figure,
  flag,
  moment,
  text,
  whole,
  year,
} from '../convert'
import { countryCode } from '../countryNames'
import { kindOf } from '../kinds'
import { type Row, row } from '../rows'

/** Values of RESO are written with blanks and without, `Single Family Residence` and `SingleFamilyResidence`. */
export const plainValue = (value: string): string => value.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Values of a lookup; the first of those that mean the same is written. */
function lookup(meaning: Readonly<Record<string, string>>): Convert {
  const exact = codes(meaning)
  const read = new Map(Object.entries(meaning).map(([theirs, ours]) => [plainValue(theirs), ours]))
  return { read: (value) => read.get(plainValue(value)), write: exact.write }
}

const country: Convert = {
  read: countryCode,
  write: (value) => (value === 'UNKNOWN' ? undefined : text.write(value)),
}
const furnished: Convert = {
  read: (value) => ({ furnished: true, unfurnished: false })[plainValue(value)],
  write: (value) => (value === true ? 'Furnished' : value === false ? 'Unfurnished' : undefined),
}
const pets: Convert = {
  read: (value) => ({ yes: true, no: false })[plainValue(value)],
  write: (value) => (value === true ? 'Yes' : value === false ? 'No' : undefined),
}

/** What of RESO's Property is said by one field here; areas in m² (`areas.ts`). */
export const RESO_ROWS: readonly Row[] = [
  row('ListingId', 'general.reference', text),
  row('ListPrice', 'general.price.value', amount, { oursToo: ['listing.financial.price'] }),
  row('PreviousListPrice', 'general.priceBefore', amount),
  row(
    'LeaseAmountFrequency',
    'general.period',
    lookup({ Monthly: 'MONTH', Weekly: 'WEEK', Annually: 'YEAR' }),
  ),
  row('SecurityDeposit', 'general.deposit', amount, { oursToo: ['listing.financial.warranty'] }),
  row('TaxAnnualAmount', 'listing.financial.property_tax', amount),
  row('InternetAddressDisplayYN', 'address.visible', flag),
  row('StreetNumber', 'address.number', text),
  row('StreetName', 'address.street.{locale}', text, {
    oursToo: ['nl', 'fr', 'en', 'de'].map((locale) => `address.street.${locale}`),
  }),
  row('UnitNumber', 'address.box', text),
  row('PostalCode', 'address.city.zip', text),
  row('City', 'address.city.name', text),
  row('Country', 'address.country.id', country),
  row('Latitude', 'address.geoLocation.lat', figure),
  row('Longitude', 'address.geoLocation.lon', figure),
  row('BuildingName', 'general.buildingName', text),
  // Of a house it is the level of its door, which is no floor that it is on.
  row('EntryLevel', 'general.floorId', whole, {
    oursToo: ['listing.construction.floor'],
    when: (estate) => kindOf(estate).type !== 'HOUSE',
  }),
  row('StoriesTotal', 'listing.construction.floors_count', count, { also: ['Stories'] }),
  row('ParcelNumber', 'listing.construction.cadastral_number', text),
  row('BedroomsTotal', 'general.bedroomCount', count, { oursToo: ['listing.construction.bedrooms_count'] }),
  row('BathroomsTotalInteger', 'general.bathroomCount', count, {
    oursToo: ['listing.construction.bathrooms_count'],
  }),
  row('LivingArea', 'dimensions.areaBuild', extent, {
    oursToo: ['listing.construction.living_area_surface'],
  }),
  row('LotSizeArea', 'dimensions.areaGround', extent, { oursToo: ['listing.construction.land_surface'] }),
  row('BuildingAreaTotal', 'listing.construction.built_surface', extent),
  row('YearBuilt', 'technical.constructionYear', year, {
    oursToo: ['listing.construction.construction_year'],
  }),
  row('NewConstructionYN', 'technical.newBuilding', flag),
  row('AvailabilityDate', 'technical.availableDate', day, { oursToo: ['listing.other.available_at'] }),
  row('Furnished', 'technical.furniture', furnished, { oursToo: ['listing.comfort.furnished'] }),
  row('PetsAllowed', 'technical.petsAllowed', pets, {
    oursToo: ['general.petsAllowed', 'listing.comfort.pets_allowed'],
  }),
  row('GarageSpaces', 'listing.other.garages_count', count),
  row('CarportSpaces', 'listing.other.carports_count', count),
  row('ParkingTotal', 'listing.other.parking_spaces_count', count),
  row('PoolPrivateYN', 'listing.comfort.swimming_pool', flag),
  row('FireplaceYN', 'listing.comfort.fireplace', flag),
  row('CoolingYN', 'listing.comfort.air_conditioning', flag),
  row(
    'Heating',
    'listing.comfort.heating',
    lookup({
      'Natural Gas': 'GAS',
      Oil: 'OIL',
      Electric: 'ELECTRICITY',
      Propane: 'PROPANE_GAS',
      Wood: 'WOOD',
      Coal: 'COAL',
      'Pellet Stove': 'PELLET',
    }),
  ),
  row('PublicRemarks', 'general.description.{locale}', text),
  row('OnMarketTimestamp', 'general.publicationDate', moment, {
    also: ['OnMarketDate', 'OriginalEntryTimestamp'],
  }),
  row('ModificationTimestamp', 'general.updatedAt', moment),
  row('ListAgentFirstName', 'salesRep.firstname', text),
  row('ListAgentLastName', 'salesRep.lastname', text),
  row('ListAgentEmail', 'salesRep.email', email),
  row('ListAgentDirectPhone', 'salesRep.phone', text, {
    also: ['ListAgentPreferredPhone', 'ListAgentOfficePhone'],
  }),
  row('ListAgentMobilePhone', 'salesRep.mobile', text),
]

/** Fields that are lists of values. */
const LISTS: ReadonlySet<string> = new Set(['Heating', 'PetsAllowed'])
const NUMERIC: ReadonlySet<Convert> = new Set([amount, count, extent, figure, whole, year])
const KIND = new Map(RESO_ROWS.map(({ theirs, as }) => [theirs, as]))

/** A text of a row as the JSON that the field wants. */
export function jsonOf(field: string, said: string): unknown {
  const as = KIND.get(field)
  if (as && NUMERIC.has(as)) return Number(said)
  if (as === flag) return said === 'true'
  return LISTS.has(field) ? [said] : said
}

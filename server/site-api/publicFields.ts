import { CATALOGUE } from '../../src/domain/catalogue/catalogue'
import { ASKED_FOR } from '../../src/domain/rules/soldPrice'
import { TELL_THE_PLACE } from '../../src/domain/rules/exactPlace'
import { PRICED_WITHOUT_VAT } from '../../src/domain/rules/vatPrice'

/** Names of fields by the part of a document they stand in; '' is the document itself. */
type Parts = Readonly<Record<string, string>>

const pathsOf = (parts: Parts): string[] =>
  Object.entries(parts).flatMap(([part, names]) =>
    names.split(/\s+/).map((name) => (part ? `${part}.${name}` : name)),
  )

const ENERGY = `epcValue epcValueTotal epbReference epcReference energyLabel customEpcLabel eLevel kLevel co2`

/** What anybody may read of a listing, as far as its address and its price are told (spec §3). */
const ESTATE: Parts = {
  '': 'collections guid uri isSold isProject',
  general: `id parentId project title description shortDescription reference floor floorId entityNumber buildingName
    petsAllowed architect asbestosInventory certificateAsbestos bedroomCount bathroomCount publicationDate updatedAt tax
    registrationCost notarySalery groundValue infrastructureValue furnitureValue constructionValue deposit priceBefore priceFrom
    period totalPrice`,
  'general.headType': 'id name code',
  'general.subType': 'id name code',
  'general.transaction': 'id name',
  'general.sticker': 'id name color colorText',
  'general.price': 'value',
  status: 'id name',
  address: 'visible street_address street number box region',
  'address.city': 'id zip name alias',
  'address.country': 'id',
  'address.geoLocation': 'lat lon',
  ki: 'indexed nonIndexed communityTax',
  dimensions: `areaGround areaBuild areaBuildable widthHouse widthGround depthHouse depthGround depthGroundFloor
    depthFloor commentArea`,
  energy: ENERGY,
  energyShared: ENERGY,
  technical: `constructionYear renovationYear buildingType condition newBuilding available availableDate furniture
    petsAllowed monthlyCost directionGarden oLevelSensitivity oLevelZone certificateConformity certificateElectricity
    elevator`,
  planning: `townPlanningValue townPlanningViolation buildingLicense allocationLicense presaleRight certificateAsBuilt
    heritageProtected heritageInventoried floodingBuildingScore floodingParcelScore renovationObligation`,
  pictures: 'file thumbnail index width height alt kind',
  'pictures.focus': 'x y',
  'layout.rooms': 'typeId label surface comment common sort',
  'layout.rooms.floor': 'id level name',
  videos: 'typeId url',
  extraFields: 'extra_field_autoid type label value value_lang_string',
  salesRep: 'firstname lastname picture mobile phone email description',
  // Of the listing's own catalogue what has a row of a tab is added below: here stands what a page tells beside its rows.
  listing: 'status type subType',
  'listing.certification': 'electrical_certificate_conformity electrical_certificate_information',
  'listing.comfort': 'heating_information swimming_pool_information',
  'listing.media': 'virtual_visit_url',
  'listing.other': 'garden_type garden_information',
  'listing.planning': 'permission_information priority_purchase_information proceeding_information',
}

/** What anybody may read of a holiday unit, as far as its address is told. */
const RENTAL_UNIT: Parts = {
  '': 'id updatedAt',
  photos: 'original medium thumbnail alt',
  general: 'description descriptionShort maxOccupation garage floor',
  'general.location': 'id name',
  'general.city': 'id name',
  'general.subKind': 'id name',
  'general.building': 'name rentalName',
  rooms: 'bedrooms bathrooms',
  address: 'visible street number box',
  'address.city': 'id zip name alias',
  'address.geoLocation': 'lat lon',
}

/** The agency's own bookkeeping, and what it writes for portals: decided, and never told. */
export const KEPT_BACK: readonly string[] = pathsOf({
  listing: 'external_id archived archived_at',
  'listing.general': 'dossierNumber key max_immo_advertiser_id max_immo_project_id zimmo_advertiser_id',
  'listing.other': 'geo_precision country sms_text portals_extra_information',
})

/** A row of a tab is what everybody reads on the page, so it is decided where the row is written (record 218). */
const LISTING_ROWS = CATALOGUE.filter(({ path, tab }) => tab !== null && path.startsWith('listing.'))

export const ESTATE_FIELDS: readonly string[] = [...pathsOf(ESTATE), ...LISTING_ROWS.map(({ path }) => path)]
export const RENTAL_UNIT_FIELDS: readonly string[] = pathsOf(RENTAL_UNIT)

/** What is kept back of one document: its place when its address is hidden, what was asked when it is sold, its price when it is sold under VAT. */
export interface Withheld {
  place: boolean
  sold: boolean
  vat: boolean
}

/** Those of the fields that are told of a document. */
export const toldFields = (fields: readonly string[], { place, sold, vat }: Withheld): string[] =>
  fields.filter(
    (path) =>
      !(place && TELL_THE_PLACE.has(path)) &&
      !(sold && ASKED_FOR.has(path)) &&
      !(vat && PRICED_WITHOUT_VAT.has(path)),
  )

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
    registrationCost notarySalery groundValue infrastructureValue furnitureValue constructionValue deposit priceFrom
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
  'layout.rooms': 'typeId label surface comment common sort',
  'layout.rooms.floor': 'id level name',
  videos: 'typeId url',
  extraFields: 'extra_field_autoid type label value value_lang_string',
  salesRep: 'firstname lastname picture mobile phone email description',
  listing: 'status type subType',
  'listing.certification': `epc_number epc_value energy_label e_level k_level co2_emission electrical_certificate
    electrical_certificate_conformity electrical_certificate_information as_built_certificate heating_oil_certificate
    net_energy_heating`,
  'listing.comfort': `heating heating_information common_heating kitchen_type bathroom_type glazing_type carpentry lift
    swimming_pool swimming_pool_information solar_panels solar_boiler heat_pump air_conditioning alarm intercom fireplace
    sauna furnished wheelchair_accessible pets_allowed ready_to_move_in luxuryLevel water_meter gas_meter
    electricity_meter electricity_meter_type rainwater_tank internet television`,
  'listing.construction': `bedrooms_count bathrooms_count toilets_count construction_year renovation_year
    living_area_surface land_surface built_surface roof_type condition construction_type facades_count facade_width
    ground_floor_surface first_floor_surface second_floor_surface third_floor_surface floors_count floor lot_width
    lot_depth lot_number cadastral_section cadastral_number cadastral_division architect`,
  'listing.financial': `price price_per_square_meter rent_per_year monthly_costs common_costs warranty property_tax
    cadastral_income cadastral_income_indexed vat_regime purchase_price net_revenue return_percentage construction_vat_6
    construction_vat_12 construction_vat_21 land_price infrastructure_price`,
  'listing.flood_information': `defined_bank_area defined_floodplain effectively_vulnerable possibly_vulnerable
    risk_zone_for_floods`,
  'listing.general': 'appartment_number exclusive investment_property revenue_property',
  'listing.layout': `bedroom1 bedroom2 bedroom3 bedroom4 bedroom5 bedroom6 bedroom7 bathroom1 bathroom2 bathroom3
    kitchen1 kitchen2 toilet1 toilet2 attic1 attic2 living dining hall terrace office storage laundry cellar veranda
    dressing garage night_hall upper_floor1 upper_floor2 upper_floor3 upper_floor4 custom1 custom2 custom3 custom4 custom5
    custom6 custom7 custom8 custom9 custom10`,
  'listing.media': 'virtual_visit_url',
  'listing.notary': `annuity session_date setting_price price_reached higher_bid_date interactive_sale_bid_start
    interactive_sale_bid_end interactive_sale_bid_url interactive_sale_increment comments sold_by visit_date
    location_public_auction`,
  'listing.notary_cost': `fixed_fee notary_fee total total_including_costs registration_fee_6 registration_fee_12
    registration_fee_21`,
  'listing.other': `available available_at garden garden_type garden_information garden_surface garden_orientation
    terrace_surface terrace_orientation parking_spaces_count garages_count carports_count distance_beach distance_school
    distance_shops distance_public_transport distance_highway sea_view environment`,
  'listing.planning': `destination most_recent_destination permission permission_information subdivision_permit
    protected_monument protected_area heritage_inventory priority_purchase priority_purchase_information proceeding
    proceeding_information building_obligation single_permit planning_certificate soil_certificate`,
  'listing.project': 'project_phase',
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

export const ESTATE_FIELDS: readonly string[] = pathsOf(ESTATE)
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

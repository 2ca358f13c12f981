import type { TSchema } from '@sinclair/typebox'
import { ListingFields } from './listingFields'

const groups: Record<string, TSchema> = ListingFields.properties
const fieldsOf = (group: string) => Object.keys((groups[group]?.['properties'] as object | undefined) ?? {})
const words = (text: string) => text.trim().split(/[\s,]+/)
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at + 1}`)

// Every field that spec §3 names in its catalogue; "and more" is ours to fill.
test.each([
  [
    'certification',
    `epc_number, epc_value, energy_label, e_level, k_level, co2_emission, electrical_certificate,
     as_built_certificate, heating_oil_certificate, net_energy_heating`,
  ],
  [
    'comfort',
    `heating, kitchen_type, bathroom_type, glazing_type, lift, swimming_pool, solar_panels, furnished,
     ready_to_move_in, luxuryLevel`,
  ],
  [
    'construction',
    `bedrooms_count, bathrooms_count, construction_year, renovation_year, living_area_surface, land_surface,
     roof_type, condition, construction_type, facades_count, ground_floor_surface, first_floor_surface,
     second_floor_surface, third_floor_surface, lot_width, lot_depth, cadastral_section, cadastral_number`,
  ],
  [
    'financial',
    `price, price_per_square_meter, rent_per_year, monthly_costs, common_costs, warranty, property_tax,
     cadastral_income, vat_regime, purchase_price, net_revenue, construction_vat_6, construction_vat_12,
     construction_vat_21, land_price, infrastructure_price`,
  ],
  [
    'flood_information',
    'defined_bank_area, defined_floodplain, effectively_vulnerable, possibly_vulnerable, risk_zone_for_floods',
  ],
  [
    'general',
    `appartment_number, dossierNumber, key, exclusive, investment_property, revenue_property,
     max_immo_advertiser_id, max_immo_project_id, zimmo_advertiser_id`,
  ],
  ['layout', 'living, dining, hall, terrace'],
  ['media', 'virtual_visit_url'],
  [
    'notary',
    `annuity, session_date, setting_price, price_reached, higher_bid_date, interactive_sale_bid_start,
     interactive_sale_bid_end, interactive_sale_bid_url, interactive_sale_increment, comments, sold_by,
     visit_date, location_public_auction`,
  ],
  [
    'notary_cost',
    `fixed_fee, notary_fee, total, total_including_costs, registration_fee_6, registration_fee_12,
     registration_fee_21`,
  ],
  [
    'other',
    `available, available_at, garden, garden_type, garden_information, parking_spaces_count, garages_count,
     carports_count, distance_beach, distance_school, distance_shops, distance_public_transport, sea_view,
     environment, sms_text, portals_extra_information`,
  ],
  [
    'planning',
    `destination, most_recent_destination, permission, subdivision_permit, protected_monument, protected_area,
     heritage_inventory, priority_purchase, proceeding`,
  ],
  ['project', 'project_phase'],
])('%s has the fields that the spec names', (group, names) => {
  expect(fieldsOf(group)).toEqual(expect.arrayContaining(words(names)))
})

test('at the top: what the listing is and whether it is archived', () => {
  const top = ['external_id', 'status', 'type', 'subType', 'archived', 'archived_at']
  expect(Object.keys(groups)).toEqual(expect.arrayContaining(top))
})

test.each([
  ['bedroom', 7],
  ['bathroom', 3],
  ['kitchen', 2],
  ['toilet', 2],
  ['attic', 2],
  ['upper_floor', 4],
  ['custom', 10],
])('the layout has as many fields of %s as the spec counts: %i', (room, count) => {
  const fields = fieldsOf('layout')
  expect(fields.filter((name) => /^[a-z_]+\d+$/.test(name) && name.replace(/\d+$/, '') === room)).toEqual(
    numbered(room, count),
  )
})

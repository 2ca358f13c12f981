import { fieldsOf } from './field'

/** What a visitor lives with. */
export const COMFORT_FIELDS = fieldsOf({
  under: 'listing.comfort',
  group: 'comfort',
  tab: 'comfort',
  rows: [
    { path: 'kitchen_type', format: 'code', codes: 'KitchenType' },
    { path: 'bathroom_type', format: 'code', codes: 'BathroomType' },
    { path: 'luxuryLevel', format: 'code', codes: 'LuxuryLevel' },
    { path: 'ready_to_move_in', format: 'yesNo' },
    { path: 'furnished', format: 'yesNo', sameAs: 'technical.furniture' },
    { path: 'pets_allowed', format: 'yesNo', sameAs: 'technical.petsAllowed' },
    { path: 'lift', format: 'yesNo', sameAs: 'technical.elevator' },
    { path: 'wheelchair_accessible', format: 'yesNo' },
    {
      path: 'swimming_pool',
      format: 'yesNo',
      pairedWith: ['listing.comfort.swimming_pool_information'],
    },
    { path: 'swimming_pool_information', format: 'localized', tab: null },
    { path: 'sauna', format: 'yesNo' },
    { path: 'fireplace', format: 'yesNo' },
    { path: 'air_conditioning', format: 'yesNo' },
    { path: 'alarm', format: 'yesNo' },
    { path: 'intercom', format: 'yesNo' },
    { path: 'internet', format: 'yesNo' },
    { path: 'television', format: 'yesNo' },
  ],
})

/** What is built in: heating, windows, meters. */
export const INSTALLATION_FIELDS = fieldsOf({
  under: 'listing.comfort',
  group: 'comfort',
  tab: 'buildTechnicals',
  rows: [
    {
      path: 'heating',
      format: 'code',
      codes: 'Heating',
      pairedWith: ['listing.comfort.heating_information'],
    },
    { path: 'heating_information', format: 'localized', tab: null },
    { path: 'common_heating', format: 'code', codes: 'CommonHeating' },
    { path: 'heat_pump', format: 'yesNo' },
    { path: 'solar_panels', format: 'yesNo' },
    { path: 'solar_boiler', format: 'yesNo' },
    { path: 'glazing_type', format: 'code', codes: 'WindowGlazing' },
    { path: 'carpentry', format: 'code', codes: 'Carpentry' },
    { path: 'water_meter', format: 'code', codes: 'CommonMeter' },
    { path: 'gas_meter', format: 'code', codes: 'CommonMeter' },
    { path: 'electricity_meter', format: 'code', codes: 'CommonMeter' },
    { path: 'electricity_meter_type', format: 'code', codes: 'CommonMeterType' },
    { path: 'rainwater_tank', format: 'litre' },
  ],
})

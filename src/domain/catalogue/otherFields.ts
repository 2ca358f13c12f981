import { fieldsOf } from './field'

/** Told with the state of the building. */
export const AVAILABILITY_FIELDS = fieldsOf({
  under: 'listing.other',
  group: 'other',
  tab: 'technical',
  rows: [
    {
      path: 'available',
      format: 'code',
      codes: 'FreeOn',
      sameAs: 'technical.available',
      answeredBy: ['technical.availableDate', 'listing.other.available_at'],
    },
    { path: 'available_at', format: 'date', sameAs: 'technical.availableDate' },
  ],
})

/** Outside the four walls. */
export const OUTDOOR_FIELDS = fieldsOf({
  under: 'listing.other',
  group: 'other',
  tab: 'comfort',
  rows: [
    {
      path: 'garden',
      format: 'yesNo',
      pairedWith: ['listing.other.garden_type', 'listing.other.garden_information'],
    },
    { path: 'garden_type', format: 'code', codes: 'Garden', tab: null },
    { path: 'garden_information', format: 'localized', tab: null },
    { path: 'garden_surface', format: 'area', tab: 'dimensions' },
    {
      path: 'garden_orientation',
      format: 'code',
      codes: 'Orientation',
      sameAs: 'technical.directionGarden',
    },
    { path: 'terrace_surface', format: 'area', tab: 'dimensions' },
    { path: 'terrace_orientation', format: 'code', codes: 'Orientation' },
    { path: 'garages_count', format: 'number', hiddenWhen: ['zero'] },
    { path: 'carports_count', format: 'number', hiddenWhen: ['zero'] },
    { path: 'parking_spaces_count', format: 'number', hiddenWhen: ['zero'] },
    { path: 'sea_view', format: 'yesNo' },
    { path: 'environment', format: 'code', codes: 'Environment' },
    { path: 'distance_shops', format: 'distance' },
    { path: 'distance_school', format: 'distance' },
    { path: 'distance_public_transport', format: 'distance' },
    { path: 'distance_highway', format: 'distance' },
    { path: 'distance_beach', format: 'distance' },
  ],
})

/** For portals and text messages, not for visitors of this site. */
export const PORTAL_FIELDS = fieldsOf({
  under: 'listing.other',
  group: 'other',
  tab: null,
  rows: [
    { path: 'country', format: 'code', codes: 'Country' },
    { path: 'geo_precision', format: 'code', codes: 'GeoPrecision' },
    { path: 'sms_text', format: 'localized' },
    { path: 'portals_extra_information', format: 'localized' },
  ],
})

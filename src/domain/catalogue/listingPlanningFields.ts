import { fieldsOf } from './field'

export const LISTING_PLANNING_FIELDS = fieldsOf({
  under: 'listing.planning',
  group: 'planning',
  tab: 'planning',
  rows: [
    {
      path: 'permission',
      format: 'code',
      codes: 'Planning',
      hiddenWhen: ['rentOrRented'],
      pairedWith: ['listing.planning.permission_information'],
      sameAs: 'planning.buildingLicense',
    },
    { path: 'permission_information', format: 'localized', tab: null, hiddenWhen: ['rentOrRented'] },
    {
      path: 'most_recent_destination',
      format: 'code',
      codes: 'RecentDestination',
      hiddenWhen: ['rentOrRented'],
      sameAs: 'planning.townPlanningValue',
    },
    {
      path: 'proceeding',
      format: 'code',
      codes: 'Planning',
      hiddenWhen: ['rentOrRented'],
      pairedWith: ['listing.planning.proceeding_information'],
      sameAs: 'planning.townPlanningViolation',
    },
    { path: 'proceeding_information', format: 'localized', tab: null, hiddenWhen: ['rentOrRented'] },
    {
      path: 'priority_purchase',
      format: 'code',
      codes: 'Planning',
      pairedWith: ['listing.planning.priority_purchase_information'],
      sameAs: 'planning.presaleRight',
    },
    { path: 'priority_purchase_information', format: 'localized', tab: null },
    {
      path: 'subdivision_permit',
      format: 'code',
      codes: 'Planning',
      hiddenWhen: ['rentOrRented'],
      sameAs: 'planning.allocationLicense',
    },
    { path: 'protected_monument', format: 'code', codes: 'Planning', sameAs: 'planning.heritageProtected' },
    { path: 'protected_area', format: 'code', codes: 'Planning' },
    {
      path: 'heritage_inventory',
      format: 'code',
      codes: 'Planning',
      hiddenWhen: ['wallonia'],
      sameAs: 'planning.heritageInventoried',
    },
    { path: 'destination', format: 'code', codes: 'Destination' },
    { path: 'building_obligation', format: 'code', codes: 'Planning' },
    { path: 'single_permit', format: 'code', codes: 'Planning' },
    { path: 'planning_certificate', format: 'code', codes: 'Planning' },
    { path: 'soil_certificate', format: 'code', codes: 'Planning' },
  ],
})

export const FLOOD_FIELDS = fieldsOf({
  under: 'listing.flood_information',
  group: 'planning',
  tab: 'planning',
  rows: [
    { path: 'effectively_vulnerable', format: 'code', codes: 'Flooding' },
    { path: 'possibly_vulnerable', format: 'code', codes: 'Flooding' },
    { path: 'risk_zone_for_floods', format: 'code', codes: 'Flooding' },
    { path: 'defined_floodplain', format: 'code', codes: 'Flooding' },
    { path: 'defined_bank_area', format: 'code', codes: 'Flooding' },
  ],
})

import { fieldsOf } from './field'

/** What a listing is, which the page says in its head. */
export const LISTING_FIELDS = fieldsOf({
  under: 'listing',
  group: 'general',
  tab: null,
  rows: [
    { path: 'external_id', format: 'text' },
    { path: 'status', format: 'code', codes: 'Status' },
    { path: 'type', format: 'code', codes: 'Type' },
    { path: 'subType', format: 'code', codes: 'SubType' },
    { path: 'archived', format: 'yesNo' },
    { path: 'archived_at', format: 'moment' },
    { path: 'media.virtual_visit_url', format: 'url', group: 'other' },
  ],
})

export const LISTING_GENERAL_FIELDS = fieldsOf({
  under: 'listing',
  group: 'general',
  tab: 'technical',
  rows: [
    { path: 'general.appartment_number', format: 'text', sameAs: 'general.entityNumber' },
    { path: 'project.project_phase', format: 'localized' },
    { path: 'general.exclusive', format: 'yesNo' },
    { path: 'general.investment_property', format: 'yesNo' },
    { path: 'general.revenue_property', format: 'yesNo' },
    // The agency's own bookkeeping: which file, where the key hangs, which portal account.
    { path: 'general.dossierNumber', format: 'text', tab: null },
    { path: 'general.key', format: 'text', tab: null },
    { path: 'general.max_immo_advertiser_id', format: 'text', tab: null },
    { path: 'general.max_immo_project_id', format: 'text', tab: null },
    { path: 'general.zimmo_advertiser_id', format: 'text', tab: null },
  ],
})

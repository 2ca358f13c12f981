import type { Estate } from '../../../src/contract/estate'
import { fromApi } from '../../../src/domain/estate/fromApi'
import { toldOf } from '../../../src/domain/estate/told'
import { regionOf } from '../../../src/domain/rules/region'
import { publicPosition } from '../publicPlace'
import { briefOf } from './briefDocument'
import { wordsOf } from './words'

/** Of how rows are made of documents: those that were made otherwise are made anew (`bringInStep`). Raise it with every change. */
export const ROW_FORM = 4

/** What cards and pages tell of an estate, whatever its site hides. */
function told(estate: Estate) {
  const brief = briefOf(estate) as Estate
  const shown = fromApi({ ...brief, listing: { ...brief.listing, archived: false } }, { hiddenStatus: [] })
  if (!shown) throw new Error('Nothing is hidden here')
  return toldOf(shown)
}

/**
 * The columns of `listing_index` that come from the estate's own document. What a visitor is told is searched as it is told
 * (docs/decisions/135-told-is-searched.md); numbers of the back office stay as they came.
 */
export function listingRow(estate: Estate) {
  const { general, address, status } = estate
  const { town, ...shown } = told(estate)
  // A search by position must not tell more than the answer does.
  const position = publicPosition(address)
  return {
    id: general.id,
    listing_id: general.parentId ?? general.id,
    hidden: !address.visible,
    guid: estate.guid ?? null,
    reference: general.reference ?? null,
    head_type_id: general.headType.id,
    sub_type_id: general.subType?.id ?? null,
    transaction_id: general.transaction.id,
    status_id: status?.id ?? null,
    told_status: shown.status,
    sold: shown.sold,
    sticker_id: shown.sticker ?? null,
    price: shown.price ?? null,
    bedroom_count: shown.bedrooms ?? null,
    bathroom_count: shown.bathrooms ?? null,
    published_at: general.publicationDate ?? null,
    updated_at: general.updatedAt ?? null,
    city_id: address.city.id,
    zip: address.city.zip,
    city_name: address.city.name,
    city_key: wordsOf(address.city.name).join(' '),
    city_nl: town.nl,
    city_fr: town.fr,
    city_en: town.en,
    city_de: town.de,
    country: address.country.id,
    region: regionOf(address) ?? null,
    lat: position?.lat ?? null,
    lon: position?.lon ?? null,
    area_build: shown.builtArea ?? null,
    area_ground: shown.groundArea ?? null,
    epc_value: shown.epcValue ?? null,
    energy_label: shown.energyLabel ?? null,
    own_collections: estate.collections ?? [],
    form: ROW_FORM,
  }
}
export type ListingRow = ReturnType<typeof listingRow>

/** How PostgreSQL reads each of them from JSON. */
export const LISTING_COLUMNS: Record<keyof ListingRow, string> = {
  id: 'integer',
  listing_id: 'integer',
  hidden: 'boolean',
  guid: 'text',
  reference: 'text',
  head_type_id: 'integer',
  sub_type_id: 'integer',
  transaction_id: 'integer',
  status_id: 'integer',
  told_status: 'text',
  sold: 'boolean',
  sticker_id: 'integer',
  price: 'double precision',
  bedroom_count: 'integer',
  bathroom_count: 'integer',
  published_at: 'timestamptz',
  updated_at: 'timestamptz',
  city_id: 'integer',
  zip: 'text',
  city_name: 'text',
  city_key: 'text',
  city_nl: 'text',
  city_fr: 'text',
  city_en: 'text',
  city_de: 'text',
  country: 'text',
  region: 'text',
  lat: 'double precision',
  lon: 'double precision',
  area_build: 'double precision',
  area_ground: 'double precision',
  epc_value: 'double precision',
  energy_label: 'text',
  own_collections: 'integer[]',
  form: 'integer',
}

import type { Estate } from '../../../src/contract/estate'
import { publicPosition } from '../publicPlace'
import { wordsOf } from './words'

/** -1 is how the source writes "not known" (spec §3); nothing unknown is searched. */
const known = (value: number | null | undefined) => (value === undefined || value === -1 ? null : value)

/** The columns of `listing_index` that come from the estate's own document. */
export function listingRow(estate: Estate) {
  const { general, address, dimensions, energy, status } = estate
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
    sticker_id: general.sticker?.id ?? null,
    price: known(general.price?.value),
    bedroom_count: known(general.bedroomCount),
    bathroom_count: known(general.bathroomCount),
    published_at: general.publicationDate ?? null,
    updated_at: general.updatedAt ?? null,
    city_id: address.city.id,
    zip: address.city.zip,
    city_name: address.city.name,
    city_key: wordsOf(address.city.name).join(' '),
    country: address.country.id,
    region: address.region ?? null,
    lat: position?.lat ?? null,
    lon: position?.lon ?? null,
    area_build: known(dimensions?.areaBuild),
    area_ground: known(dimensions?.areaGround),
    epc_value: known(energy?.epcValue),
    energy_label: energy?.energyLabel ?? null,
    own_collections: estate.collections ?? [],
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
  country: 'text',
  region: 'text',
  lat: 'double precision',
  lon: 'double precision',
  area_build: 'double precision',
  area_ground: 'double precision',
  epc_value: 'double precision',
  energy_label: 'text',
  own_collections: 'integer[]',
}

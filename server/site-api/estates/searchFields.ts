import { LOCALES } from '../../../src/contract/locales'
import { STATUS_FIELD } from '../../../src/domain/search/statusIds'

/** What values a field holds. `ids` is a list of which any may match. */
export type FieldKind = 'integer' | 'number' | 'text' | 'moment' | 'ids'

export interface SearchField {
  /** Column of `listing_index`. */
  column: string
  kind: FieldKind
  /** Column it is sorted by; null when it cannot be sorted by. */
  sortColumn: string | null
  /** It says an order and nothing else. */
  isOrder?: true
}

const field = (column: string, kind: FieldKind, more: Partial<SearchField> = {}): SearchField => ({
  column,
  kind,
  sortColumn: column,
  ...more,
})

/** Every field a search can ask for (spec §7), by the path it has in an estate; each also exists under `children.`. */
export const SEARCH_FIELDS: Readonly<Record<string, SearchField>> = {
  'general.id': field('id', 'integer'),
  'general.reference': field('reference', 'text'),
  'general.headType.id': field('head_type_id', 'integer'),
  'general.subType.id': field('sub_type_id', 'integer'),
  'general.transaction.id': field('transaction_id', 'integer'),
  'general.sticker.id': field('sticker_id', 'integer'),
  'general.price': field('price', 'number'),
  'general.price.value': field('price', 'number'),
  'general.bedroomCount': field('bedroom_count', 'integer'),
  'general.bathroomCount': field('bathroom_count', 'integer'),
  'general.publicationDate': field('published_at', 'moment'),
  'general.updatedAt': field('updated_at', 'moment'),
  'address.city.id': field('city_id', 'integer'),
  'address.city.zip': field('zip', 'text'),
  'address.city.name': field('city_name', 'text', { sortColumn: 'city_key' }),
  // The town as each language names it (docs/decisions/137-order-of-towns.md).
  ...Object.fromEntries(
    LOCALES.map((locale) => [
      `address.city.alias.${locale}`,
      field(`city_${locale}`, 'text', { isOrder: true }),
    ]),
  ),
  'address.country.id': field('country', 'text'),
  'address.region': field('region', 'text'),
  'address.geoLocation.lat': field('lat', 'number'),
  'address.geoLocation.lon': field('lon', 'number'),
  'dimensions.areaBuild': field('area_build', 'number'),
  'dimensions.areaGround': field('area_ground', 'number'),
  'energy.epcValue': field('epc_value', 'number'),
  'energy.energyLabel': field('energy_label', 'text'),
  'status.id': field('status_id', 'integer'),
  [STATUS_FIELD]: field('told_status', 'text'),
  collections: field('collections', 'ids', { sortColumn: null }),
  guid: field('guid', 'text'),
}

const CHILDREN = 'children.'

export interface FoundField extends SearchField {
  /** Whether the condition is on the listing itself or on any of its units. */
  level: 'listing' | 'child'
}

/** The field of a dotted path; undefined when there is none. */
export function findField(path: string): FoundField | undefined {
  const ofChild = path.startsWith(CHILDREN)
  const name = ofChild ? path.slice(CHILDREN.length) : path
  if (!Object.hasOwn(SEARCH_FIELDS, name)) return undefined
  const found = SEARCH_FIELDS[name]
  return found && { ...found, level: ofChild ? 'child' : 'listing' }
}

/** How an answer lists what exists. */
export const FIELD_LIST = `${Object.keys(SEARCH_FIELDS).join(', ')} (each also under ${CHILDREN})`

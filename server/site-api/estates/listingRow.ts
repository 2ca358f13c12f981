import type { Estate } from '../../../src/contract/estate'
import { fromApi } from '../../../src/domain/estate/fromApi'
import { toldOf } from '../../../src/domain/estate/told'
import { townMiddle } from '../places/townMiddle'
import { publicPosition } from '../publicPlace'
import { COLUMN_NAMES, columnOf, type FieldKind, type Indexed } from './indexColumns'
import { ROW_FORM } from './rowForm'

/** What a row is made of, whatever its site hides. */
function indexed(estate: Estate): Indexed {
  // No column tells anything of pictures, of which a listing has more than of all else.
  const seen = { ...estate, pictures: [], listing: { ...estate.listing, archived: false } }
  const page = fromApi(seen, { hiddenStatus: [] })
  if (!page) throw new Error('Nothing is hidden here')
  // A search by position must not tell more than the answer does.
  const position = publicPosition(estate.address)
  const town = position ? undefined : townMiddle(estate.address)
  return { estate, page, told: toldOf(page), position, town }
}

const PLAIN = COLUMN_NAMES.filter((name) => !columnOf(name).isFact)
const FACTS = COLUMN_NAMES.filter((name) => columnOf(name).isFact)

/** The columns of `listing_index` that come from the estate's own document. */
export function listingRow(estate: Estate): Record<string, unknown> {
  const of = indexed(estate)
  const valuesOf = (names: typeof COLUMN_NAMES) =>
    names.map((name) => [name, columnOf(name).value(of) ?? null])
  return {
    ...Object.fromEntries(valuesOf(PLAIN)),
    facts: Object.fromEntries(valuesOf(FACTS).filter(([, value]) => value !== null)),
    listing_id: estate.general.parentId ?? estate.general.id,
    hidden: !estate.address.visible,
    sold: of.told.sold,
    own_collections: estate.collections ?? [],
    form: ROW_FORM,
  }
}

const TYPE: Record<FieldKind, string> = {
  integer: 'integer',
  number: 'double precision',
  text: 'text',
  moment: 'timestamptz',
  flag: 'boolean',
  ids: 'integer[]',
}

/** How PostgreSQL reads each of them from JSON. */
export const LISTING_COLUMNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PLAIN.map((name) => [name, TYPE[columnOf(name).kind]])),
  facts: 'jsonb',
  listing_id: 'integer',
  hidden: 'boolean',
  sold: 'boolean',
  own_collections: 'integer[]',
  form: 'integer',
}

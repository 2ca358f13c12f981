import type { Estate } from '../../src/contract/estate'
import { HEAD_TYPE_ID } from '../../src/contract/ids'
import { postEstates } from '../../src/siteApi/estates'
import type { ApiClient } from '../../src/siteApi/http'

const FIELDS = [
  'general.id',
  'general.headType',
  'general.subType',
  'general.project',
  'general.transaction',
  'address.visible',
]

/** The second source numbers types and may leave out their codes. */
const typeCode = (id: number): string | undefined =>
  Object.entries(HEAD_TYPE_ID).find(([, value]) => value === id)?.[0]

/** What the gallery must know of every listing on offer. */
export async function allEstates(client: ApiClient): Promise<Estate[]> {
  const found: Estate[] = []
  for (;;) {
    const { total, results } = await postEstates(client, {
      pagination: { from: found.length, size: 500 },
      fields: FIELDS,
    })
    found.push(...results)
    if (found.length >= total.value || !results.length) return found
  }
}

/** Type and subtype of a listing, as the name of a picture. */
export function typeOf({ general }: Estate): string {
  const type = general.headType.code ?? typeCode(general.headType.id)
  return [type, general.subType?.code].filter(Boolean).join('-').toLowerCase()
}

/** Type, subtype, transaction, and whether the address is hidden. */
export const kindOf = (estate: Estate): string =>
  `${typeOf(estate)}-${estate.general.transaction.id}${estate.address.visible ? '' : '-hidden'}`

/** The first listing of each kind, by kind. */
export function oneOfEachKind(
  estates: readonly Estate[],
  kind: (estate: Estate) => string,
): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>()
  for (const estate of estates) {
    const name = kind(estate)
    if (!kinds.has(name)) kinds.set(name, estate.general.id)
  }
  return kinds
}

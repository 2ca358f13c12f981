import type { Estate } from '../../src/contract/estate'
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

const kindOf = ({ general, address }: Estate) => {
  const code = general.subType?.code ?? general.headType.code ?? String(general.headType.id)
  const hidden = address.visible ? '' : '-hidden'
  return `${general.headType.code}-${code}-${general.transaction.id}${hidden}`.toLowerCase()
}

/** The first listing of each kind (type, subtype, transaction, hidden address), by kind. */
export function oneOfEachKind(estates: readonly Estate[]): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>()
  for (const estate of estates) {
    const kind = kindOf(estate)
    if (!kinds.has(kind)) kinds.set(kind, estate.general.id)
  }
  return kinds
}

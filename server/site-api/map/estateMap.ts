import type { EstateMap, MapKind } from '../../../src/contract/estateMap'
import { isSold } from '../../../src/domain/estate/status'
import { pack } from '../../../src/domain/search/packed'
import { MAP_FLAG, type MapRows, PER_DEGREE } from './mapRows'

const MOST_TRANSACTIONS = 2 ** 20

/** Gives each different value a place, in the order in which they come. */
class Places<K, T> {
  readonly list: T[] = []
  private readonly known = new Map<K, number>()

  of(key: K, make: () => T): number {
    const place = this.known.get(key) ?? this.list.push(make()) - 1
    this.known.set(key, place)
    return place
  }
}

function kindOf(type: number, transaction: number, flags: number): MapKind {
  const source = flags & MAP_FLAG.secondSource ? 'second' : 'own'
  const sold = isSold({ source, general: { transaction: { id: transaction } } })
  return {
    type,
    transaction,
    sold: sold || (flags & MAP_FLAG.taken) !== 0,
    approximate: (flags & MAP_FLAG.hidden) !== 0,
  }
}

/** The columns of a map feed (`POST /estate-map`, `POST /rental-units/map`). */
export function estateMap(rows: MapRows): EstateMap {
  const kinds = new Places<number, MapKind>()
  const prices = new Places<number, number | null>()
  const kind = rows.type.map((type, row) => {
    const transaction = rows.transaction[row] ?? 0
    const flags = rows.flags[row] ?? 0
    return kinds.of((type * MOST_TRANSACTIONS + transaction) * 8 + flags, () =>
      kindOf(type, transaction, flags),
    )
  })
  const price = rows.price.map((value, row) => {
    const told = kinds.list[kind[row] ?? 0]?.sold ? 0 : value
    return prices.of(told, () => told || null)
  })
  return {
    total: rows.total,
    ids: rows.ids.map((id, row) => id - (rows.ids[row - 1] ?? 0)),
    lat: { ...pack(rows.lat), per: PER_DEGREE },
    lon: { ...pack(rows.lon), per: PER_DEGREE },
    price: pack(price),
    prices: prices.list,
    kind: pack(kind),
    kinds: kinds.list,
    units: rows.units,
  }
}

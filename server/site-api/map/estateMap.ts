import type { EstateMap, MapKind } from '../../../src/contract/estateMap'
import { pack } from '../../../src/domain/search/packed'
import { MAP_FLAG, type MapRows, PER_DEGREE } from './mapRows'

const MOST_TRANSACTIONS = 2 ** 20
const FLAGS = 4

/** Gives each different key a place, in the order in which they come, and what it stands for. */
class Places<T> {
  readonly list: T[] = []
  private readonly known = new Map<number, number>()

  constructor(private readonly make: (key: number) => T) {}

  of(key: number): number {
    const known = this.known.get(key)
    if (known !== undefined) return known
    const place = this.list.push(this.make(key)) - 1
    this.known.set(key, place)
    return place
  }
}

/** What listings have in common as one number, and back. */
const kindKey = (type: number, transaction: number, flags: number) =>
  (type * MOST_TRANSACTIONS + transaction) * FLAGS + flags

function kindOf(key: number): MapKind {
  const flags = key % FLAGS
  const rest = (key - flags) / FLAGS
  const transaction = rest % MOST_TRANSACTIONS
  const type = (rest - transaction) / MOST_TRANSACTIONS
  return {
    type,
    transaction,
    sold: (flags & MAP_FLAG.taken) !== 0,
    approximate: (flags & MAP_FLAG.hidden) !== 0,
  }
}

/** The columns of a map feed (`POST /estate-map`, `POST /rental-units/map`). */
export function estateMap(rows: MapRows): EstateMap {
  const count = rows.ids.length
  const kinds = new Places(kindOf)
  const prices = new Places((price): number | null => price || null)
  const ids: number[] = []
  const kind = new Float64Array(count)
  const price = new Float64Array(count)
  let before = 0
  for (let row = 0; row < count; row++) {
    const id = rows.ids[row] ?? 0
    ids.push(id - before)
    before = id
    const place = kinds.of(kindKey(rows.type[row] ?? 0, rows.transaction[row] ?? 0, rows.flags[row] ?? 0))
    kind[row] = place
    price[row] = prices.of(kinds.list[place]?.sold ? 0 : (rows.price[row] ?? 0))
  }
  return {
    total: rows.total,
    ids,
    lat: { ...pack(rows.lat), per: PER_DEGREE },
    lon: { ...pack(rows.lon), per: PER_DEGREE },
    price: pack(price),
    prices: prices.list,
    kind: pack(kind),
    kinds: kinds.list,
    units: rows.units,
  }
}

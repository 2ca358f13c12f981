import type { EstateMap, MapKind } from '../../../src/contract/estateMap'
import { pack } from '../../../src/domain/search/packed'
import { MAP_FLAG, type MapRows, PER_DEGREE } from './mapRows'

/** Different transactions of one feed, of which there are a handful. */
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

/** What listings have in common: their type, transaction and flags as one place. */
class Kinds {
  // A source may number both as it likes, below zero too: what is packed are their places.
  private readonly types = new Places((id) => id)
  private readonly transactions = new Places((id) => id)
  private readonly kinds = new Places((key): MapKind => {
    const flags = key % FLAGS
    const rest = (key - flags) / FLAGS
    const transaction = rest % MOST_TRANSACTIONS
    const type = (rest - transaction) / MOST_TRANSACTIONS
    return {
      type: this.types.list[type] ?? 0,
      transaction: this.transactions.list[transaction] ?? 0,
      sold: (flags & MAP_FLAG.taken) !== 0,
      approximate: (flags & MAP_FLAG.hidden) !== 0,
    }
  })

  readonly list = this.kinds.list

  of(type: number, transaction: number, flags: number): number {
    const place = this.types.of(type) * MOST_TRANSACTIONS + this.transactions.of(transaction)
    return this.kinds.of(place * FLAGS + flags)
  }
}

/** The columns of a map feed (`POST /estate-map`, `POST /rental-units/map`). */
export function estateMap(rows: MapRows): EstateMap {
  const count = rows.ids.length
  const kinds = new Kinds()
  const prices = new Places((price): number | null => price || null)
  const ids: number[] = []
  const kind = new Float64Array(count)
  const price = new Float64Array(count)
  let before = 0
  for (let row = 0; row < count; row++) {
    const id = rows.ids[row] ?? 0
    ids.push(id - before)
    before = id
    const place = kinds.of(rows.type[row] ?? 0, rows.transaction[row] ?? 0, rows.flags[row] ?? 0)
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

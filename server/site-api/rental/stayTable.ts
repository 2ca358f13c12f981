import type { RentalUnit, RentalPeriod } from '../../../src/contract/rental'
import type { StayRate } from '../../../src/domain/rental/stayTotal'

type General = RentalUnit['general']
type Address = RentalUnit['address']

/** What holiday units are searched by, counted by and placed by. */
export interface UnitFacts {
  id: number
  locationId: number | null
  subKindId: number | null
  cityId: number | null
  maxOccupation: number | null
  bedrooms: number | null
  addressCityId: number | null
  cityName: string | null
  /** The city's name without accents and capitals. */
  cityOrder: string | null
  general: Pick<General, 'location' | 'subKind' | 'city' | 'maxOccupation'>
  address: Pick<Address, 'visible' | 'city' | 'geoLocation'>
}

/** What many stays share: their days and their kind. */
export interface Span {
  start: string
  end: string
  type: RentalPeriod['type']
}

/** A stay that nobody has reserved. */
export interface FreeStay {
  id: number
  span: Span
  /** Null when it is not set. */
  price: number | null
  /** Undefined when its price is not set. */
  rate: StayRate | undefined
}

/** Stays of a unit, a column a field, by their arrival; what is not known is NaN. */
export interface StayColumns {
  readonly ids: Int32Array
  /** Places among the table's spans. */
  readonly spans: Int32Array
  readonly prices: Float64Array
  readonly fixed: Float64Array
  readonly perPerson: Float64Array
}

export interface KeptUnit extends UnitFacts {
  stays: StayColumns
}

/**
 * The holiday units of a site in memory with their stays that nobody has reserved: what searches, counts and the map look through.
 * About 36 bytes a stay.
 */
export class StayTable {
  private readonly kept = new Map<number, KeptUnit>()
  private readonly placeOf = new Map<string, number>()
  private inOrder: readonly KeptUnit[] | undefined
  private stays = 0
  /** Each once, in no order; some may be of stays that are no more. */
  readonly spans: Span[] = []

  /** By their number. */
  get units(): readonly KeptUnit[] {
    this.inOrder ??= [...this.kept.values()].sort((a, b) => a.id - b.id)
    return this.inOrder
  }

  get size(): number {
    return this.kept.size + this.stays
  }

  unit = (id: number): KeptUnit | undefined => this.kept.get(id)

  /** Puts in what these units are now in place of what they were; those that are not among `units` are no more. */
  replace(ids: Iterable<number>, units: readonly (UnitFacts & { free: readonly FreeStay[] })[]): void {
    for (const id of ids) {
      this.stays -= this.kept.get(id)?.stays.ids.length ?? 0
      this.kept.delete(id)
    }
    for (const { free, ...facts } of units) {
      this.kept.set(facts.id, { ...facts, stays: this.columns(free) })
      this.stays += free.length
    }
    this.inOrder = undefined
  }

  private columns(free: readonly FreeStay[]): StayColumns {
    return {
      ids: Int32Array.from(free, ({ id }) => id),
      spans: Int32Array.from(free, ({ span }) => this.placeFor(span)),
      prices: Float64Array.from(free, ({ price }) => price ?? NaN),
      fixed: Float64Array.from(free, ({ rate }) => rate?.fixed ?? NaN),
      perPerson: Float64Array.from(free, ({ rate }) => rate?.perPerson ?? NaN),
    }
  }

  private placeFor(span: Span): number {
    const text = JSON.stringify(span)
    const known = this.placeOf.get(text)
    if (known !== undefined) return known
    const place = this.spans.push(span) - 1
    this.placeOf.set(text, place)
    return place
  }
}

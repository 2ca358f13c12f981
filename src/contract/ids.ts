import { SUB_TYPES, type EstateType, type ListingStatus } from './codes'

/** Numbers by which the back office names a property type (docs/decisions/003-type-and-transaction-ids.md). */
export const HEAD_TYPE_ID: Record<EstateType, number> = {
  HOUSE: 1,
  APARTMENT: 3,
  PROJECT: 7,
  PLOT: 2,
  COMMERCIAL: 4,
  GARAGE: 6,
}

/** Subtype numbers: hundreds are the type's number, so that sorting by subtype keeps types together. */
export const SUB_TYPE_ID: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(SUB_TYPES).flatMap(([type, codes]) =>
    codes.map((code, index) => [code, HEAD_TYPE_ID[type as EstateType] * 100 + index + 1]),
  ),
)

/** What a transaction number means, for each of the two data sources (spec §4). */
export const TRANSACTION_STATUS: Record<'own' | 'second', Readonly<Record<number, ListingStatus>>> = {
  own: {
    1: 'FOR_SALE',
    2: 'TO_RENT',
    3: 'TAKE_OVER',
    4: 'TO_RENT',
    5: 'SOLD',
    6: 'RENTED',
    8: 'TO_RENT',
    10: 'TAKEN_OVER',
  },
  second: {
    1: 'SOLD',
    2: 'TO_RENT',
    3: 'FOR_SALE',
    4: 'TO_RENT',
    5: 'TAKE_OVER',
    6: 'RENTED',
    7: 'TAKEN_OVER',
    8: 'TO_RENT',
    10: 'TO_RENT',
  },
}

/** Order in which transactions and property types are offered to a visitor, by number (spec §3). */
export const TRANSACTION_ORDER = [1, 3, 2, 4, 10, 5, 6] as const
export const HEAD_TYPE_ORDER = [1, 3, 7, 2, 4, 6, 10, 5, 9] as const

/** Room types that are counted (spec §3). */
export const ROOM_TYPE_ID = {
  bedroom: 1,
  bathroom: 5,
  toilet: 16,
  garage: 6,
  parking: 14,
  terrace: 10,
} as const

import type { ListingStatus } from '../../../src/contract/codes'
import { STATUS_ID } from '../../../src/domain/search/statusIds'
import { labels, texts } from '../labels'
import type { Texts } from '../places'
import type { Rng } from '../rng'

type Named = { id: number; name: Texts }

/** Transaction numbers by status, for each of the two data sources (spec §4). */
const numbers: Record<'own' | 'second', Record<ListingStatus, readonly number[]>> = {
  own: { FOR_SALE: [1], TO_RENT: [2, 2, 2, 4, 8], TAKE_OVER: [3], SOLD: [5], RENTED: [6], TAKEN_OVER: [10] },
  second: {
    FOR_SALE: [3],
    TO_RENT: [2, 2, 4, 8, 10],
    TAKE_OVER: [5],
    SOLD: [1],
    RENTED: [6],
    TAKEN_OVER: [7],
  },
}

export const transactionOf = (status: ListingStatus, source: 'own' | 'second', rng: Rng): Named => ({
  id: rng.pick(numbers[source][status]),
  name: labels('Status', status),
})

/** In preparation: the site hides it. */
export const HIDDEN_STATUS_ID = 9

export const statusOf = (status: ListingStatus, hidden: boolean): Named =>
  hidden
    ? {
        id: HIDDEN_STATUS_ID,
        name: texts('In voorbereiding', 'En préparation', 'In preparation', 'In Vorbereitung'),
      }
    : { id: STATUS_ID[status], name: labels('Status', status) }

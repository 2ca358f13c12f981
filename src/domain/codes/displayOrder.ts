import { HEAD_TYPE_ORDER, TRANSACTION_ORDER } from '../../contract/ids'

/** Compares two ids by their place in a list; ids that are not listed come last, by number. */
const byPlaceIn = (order: readonly number[]) => (a: number, b: number) => {
  const place = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length)
  return place(a) - place(b) || a - b
}

/** Order in which transactions are offered, by id (spec §3). */
export const byTransactionOrder = byPlaceIn(TRANSACTION_ORDER)

/** Order in which property types are offered, by id (spec §3). */
export const byHeadTypeOrder = byPlaceIn(HEAD_TYPE_ORDER)

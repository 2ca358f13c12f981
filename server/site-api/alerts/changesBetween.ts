import { isSold } from '../../../src/domain/estate/status'

/** What decides whether somebody must hear of a listing or a unit, as it stands in the index. */
export interface ListingStand {
  id: number
  listing_id: number
  guid: string | null
  transaction_id: number
  status_id: number | null
  price: number | null
}

export type ChangeKind = 'new' | 'price' | 'sold' | 'back' | 'status'

export interface Change {
  estateId: number
  listingId: number
  kind: ChangeKind
  /** Euro, of a price. */
  was: number | null
  now: number | null
}

const sold = ({ guid, transaction_id: id }: ListingStand) =>
  isSold({ source: guid ? 'second' : 'own', general: { transaction: { id } } })

/** What changed from one stand to the next. What was asked for a sold listing is no longer told (spec §2). */
export function changesBetween(before: ListingStand | undefined, after: ListingStand): Change[] {
  const change = (kind: ChangeKind, was: number | null = null, now: number | null = null): Change => ({
    estateId: after.id,
    listingId: after.listing_id,
    kind,
    was,
    now,
  })
  if (!before) return sold(after) ? [] : [change('new', null, after.price)]
  const [wasSold, isNowSold] = [sold(before), sold(after)]
  if (isNowSold) return wasSold ? [] : [change('sold')]
  const otherStatus = before.status_id !== after.status_id || before.transaction_id !== after.transaction_id
  return [
    ...(wasSold ? [change('back')] : otherStatus ? [change('status')] : []),
    ...(before.price !== after.price ? [change('price', before.price, after.price)] : []),
  ]
}

/**
 * Several changes of one estate as one message tells them: what is new is new whatever happened since, a price is told from
 * the first to the last and not at all when it came back, of the rest the last counts.
 */
export function mergedChanges(changes: readonly Change[]): Change[] {
  const isNew = changes.find(({ kind }) => kind === 'new')
  const standing = changes.findLast(({ kind }) => kind !== 'price' && kind !== 'new')
  if (standing?.kind === 'sold') return isNew ? [] : [standing]
  if (isNew) return [isNew]
  const prices = changes.filter(({ kind }) => kind === 'price')
  const [first] = prices
  const last = prices.at(-1)
  const price = first && last && first.was !== last.now ? [{ ...last, was: first.was }] : []
  return [...(standing ? [standing] : []), ...price]
}

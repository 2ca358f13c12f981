import type { ListingStatus } from '../../../src/contract/codes'

/** What decides whether somebody must hear of a listing or a unit: what its card tells, as it stands in the index. */
export interface ListingStand {
  id: number
  listing_id: number
  told_status: ListingStatus
  sold: boolean
  /** Euro; null when it is not set, and of what is sold. */
  price: number | null
}

type ChangeKind = 'new' | 'price' | 'sold' | 'back' | 'status'

export interface Change {
  estateId: number
  listingId: number
  kind: ChangeKind
  /** Euro, of a price. */
  was: number | null
  now: number | null
}

/** What changed from one stand to the next. What was asked for a sold listing is no longer told (spec §2). */
export function changesBetween(before: ListingStand | undefined, after: ListingStand): Change[] {
  const change = (kind: ChangeKind, was: number | null = null, now: number | null = null): Change => ({
    estateId: after.id,
    listingId: after.listing_id,
    kind,
    was,
    now,
  })
  if (!before) return after.sold ? [] : [change('new', null, after.price)]
  if (after.sold) return before.sold ? [] : [change('sold')]
  // What was asked before it was sold is not told, so neither is that it is another price now.
  if (before.sold) return [change('back')]
  return [
    ...(before.told_status !== after.told_status ? [change('status')] : []),
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

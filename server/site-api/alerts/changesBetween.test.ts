import { type Change, changesBetween, type ListingStand, mergedChanges } from './changesBetween'

const stand = (over: Partial<ListingStand> = {}): ListingStand => ({
  id: 7,
  listing_id: 7,
  guid: null,
  transaction_id: 1,
  status_id: 1,
  price: 400000,
  ...over,
})
const kinds = (changes: readonly Change[]) => changes.map(({ kind }) => kind)
const between = (before: Partial<ListingStand>, after: Partial<ListingStand>) =>
  changesBetween(stand(before), stand(after))

describe('what changed', () => {
  it('is nothing when nothing did that a subscriber cares for', () => {
    expect(between({}, {})).toEqual([])
  })
  it('is a listing that is new, unless it is sold already', () => {
    expect(changesBetween(undefined, stand())).toMatchObject([{ kind: 'new', now: 400000 }])
    expect(changesBetween(undefined, stand({ transaction_id: 5 }))).toEqual([])
  })
  it('is a price, with what it was', () => {
    expect(between({}, { price: 380000 })).toMatchObject([{ kind: 'price', was: 400000, now: 380000 }])
    expect(between({ price: null }, {})).toMatchObject([{ kind: 'price', was: null, now: 400000 }])
  })
  it('is a listing sold, whose price is no longer told, or back on the market', () => {
    expect(kinds(between({}, { transaction_id: 5, price: 1 }))).toEqual(['sold'])
    expect(kinds(between({ transaction_id: 5 }, { price: 380000 }))).toEqual(['back', 'price'])
    expect(kinds(between({ transaction_id: 5 }, { transaction_id: 6 }))).toEqual([])
  })
  it('goes by the numbers of the source: 1 is sold in the second', () => {
    expect(kinds(between({ guid: 'g', transaction_id: 3 }, { guid: 'g', transaction_id: 1 }))).toEqual([
      'sold',
    ])
  })
  it('is another status', () => {
    expect(kinds(between({}, { status_id: 3 }))).toEqual(['status'])
  })
})

describe('several changes in one message', () => {
  const change = (kind: Change['kind'], was: number | null = null, now: number | null = null): Change => ({
    estateId: 7,
    listingId: 7,
    kind,
    was,
    now,
  })
  it.each([
    [
      'a price from the first to the last',
      [change('price', 4, 3), change('price', 3, 2)],
      [change('price', 4, 2)],
    ],
    ['no price that came back', [change('price', 4, 3), change('price', 3, 4)], []],
    [
      'new, whatever happened since',
      [change('new', null, 4), change('price', 4, 3)],
      [change('new', null, 4)],
    ],
    ['nothing of what came and went', [change('new'), change('sold')], []],
    ['the last status', [change('sold'), change('back')], [change('back')]],
  ])('%s', (_, changes, told) => {
    expect(mergedChanges(changes)).toEqual(told)
  })
})

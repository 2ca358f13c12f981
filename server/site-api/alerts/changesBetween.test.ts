import { type Change, changesBetween, type ListingStand, mergedChanges } from './changesBetween'

const stand = (over: Partial<ListingStand> = {}): ListingStand => ({
  id: 7,
  listing_id: 7,
  told_status: 'FOR_SALE',
  sold: false,
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
    expect(changesBetween(undefined, stand({ sold: true }))).toEqual([])
  })
  it('is a price, with what it was', () => {
    expect(between({}, { price: 380000 })).toMatchObject([{ kind: 'price', was: 400000, now: 380000 }])
    expect(between({ price: null }, {})).toMatchObject([{ kind: 'price', was: null, now: 400000 }])
  })
  it('is a listing sold, whose price is no longer told, or back on the market', () => {
    const sold = { sold: true, price: null, told_status: 'SOLD' } as const
    expect(kinds(between({}, sold))).toEqual(['sold'])
    expect(kinds(between(sold, { price: 380000 }))).toEqual(['back'])
    expect(kinds(between(sold, { ...sold, told_status: 'RENTED' }))).toEqual([])
  })
  it('is another status', () => {
    expect(kinds(between({}, { told_status: 'TO_RENT' }))).toEqual(['status'])
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

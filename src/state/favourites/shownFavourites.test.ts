import { estate, site } from '../../../tests/support/builders'
import { fromApi } from '../../domain/estate/fromApi'
import { pickEstates } from './favouriteEstate'
import { shownFavourites } from './shownFavourites'

const { general } = estate()
const items = [7, 8].flatMap((id) => {
  const shown = fromApi(estate({ general: { ...general, id } }), site)
  return pickEstates([id], shown ? [shown] : []).map((found) => ({ ...found, site: { hiddenTabs: [] } }))
})
const [seven, eight] = items
if (!seven || !eight) throw new Error('two listings')

describe('what is shown for a favourite', () => {
  test('is what was found', () => {
    expect(shownFavourites(['7'], [seven], [], new Set(['7']))).toEqual([
      { id: '7', item: seven, last: seven, isGone: false },
    ])
  })

  test('has gone when it was asked for and not found; what was known of it stays', () => {
    expect(shownFavourites(['8', '7', '9'], [seven], [eight], new Set(['7', '8', '9']))).toEqual([
      { id: '8', last: eight, isGone: true },
      { id: '7', item: seven, last: seven, isGone: false },
      { id: '9', isGone: true },
    ])
  })

  test('has not gone as long as nobody answered', () => {
    expect(shownFavourites(['8'], [], [eight], new Set())).toEqual([{ id: '8', last: eight, isGone: false }])
  })
})

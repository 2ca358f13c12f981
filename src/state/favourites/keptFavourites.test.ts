import { estate, site } from '../../../tests/support/builders'
import { fromApi } from '../../domain/estate/fromApi'
import { pickEstates } from './favouriteEstate'
import { keptNow, readKept, writeKept } from './keptFavourites'

const { general } = estate()
const item = (id: number) => {
  const shown = fromApi(estate({ general: { ...general, id } }), site)
  return pickEstates([id], shown ? [shown] : []).map((found) => ({ ...found, site: { hiddenTabs: [] } }))
}
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id)

describe('what is kept of favourites on the device', () => {
  test('is what was fetched now, and the last of those that have gone', () => {
    expect(ids(keptNow([...item(7), ...item(8)], item(8), ['7', '8']))).toEqual([8, 7])
  })

  test('is nothing of what is no favourite any more', () => {
    expect(ids(keptNow([...item(7), ...item(8)], [], ['8']))).toEqual([8])
  })

  test('is nothing where the browser has no cache, without a fuss', async () => {
    await writeKept({ at: '2026-11-21T10:00:00Z', items: item(7) })
    expect(await readKept()).toEqual({ at: '', items: [] })
  })
})

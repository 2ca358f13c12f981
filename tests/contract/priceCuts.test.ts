import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'

const SOLD = { status: { id: 4, name: { nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' } } }
const line = (id: number, value: number, general: object = {}, rest: object = {}): ImportLine =>
  estateLine(id, { ...rest, general: { price: { value }, ...general } })

describe.each(databases)('a price that is lowered, on %s', (database) => {
  let api: TestApi
  beforeEach(async () => {
    api = await startSiteApi(database, [line(1, 400_000), line(2, 200_000), line(3, 300_000)])
  })
  afterEach(() => api.close())

  const found = async () => {
    const sort = [{ field: 'general.priceCut', direction: 'DESC' }]
    const { body } = await api.ask('/sites/demo/estates', { body: { sort } })
    const { results } = body as { results: Estate[] }
    return results.map(({ general }) => [general.id, general.priceBefore ?? null])
  }
  const before = async (id: number) => {
    const { body } = await api.ask(`/sites/demo/estates/v2/${id}`)
    return (body as Estate).general.priceBefore
  }

  it('is remembered, told, and sorted by how much less is asked', async () => {
    await api.import([line(1, 380_000), line(2, 150_000)])
    expect(await found()).toEqual([
      [2, 200_000],
      [1, 400_000],
      [3, null],
    ])
  })

  it('stays told when the same comes again, and changes nothing then', async () => {
    await api.import([line(1, 380_000)])
    const written = await api.ask('/sites/demo/estates/v2/1')
    await api.import([line(1, 380_000)])
    expect(await before(1)).toBe(400_000)
    expect((await api.ask('/sites/demo/estates/v2/1')).text).toBe(written.text)
  })

  it('is told from the last price on, and no more once it rises', async () => {
    await api.import([line(1, 380_000)])
    await api.import([line(1, 350_000)])
    expect(await before(1)).toBe(380_000)
    await api.import([line(1, 360_000)])
    expect(await before(1)).toBeUndefined()
  })

  it('goes by what the back office says, also when that is nothing', async () => {
    await api.import([line(1, 380_000, { priceBefore: 390_000 }), line(2, 150_000, { priceBefore: null })])
    expect(await found()).toEqual([
      [1, 390_000],
      [2, null],
      [3, null],
    ])
  })

  it('is none where it is asked for another period', async () => {
    await api.import([line(1, 1200, { period: 'MONTH' })])
    expect(await before(1)).toBeUndefined()
    await api.import([line(1, 400, { period: 'WEEK' })])
    expect(await before(1)).toBeUndefined()
  })

  it('is not told of what is sold', async () => {
    await api.import([line(1, 380_000)])
    await api.import([line(1, 380_000, { priceBefore: 400_000 }, SOLD)])
    expect(await before(1)).toBeUndefined()
  })
})

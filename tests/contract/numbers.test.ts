import type { EstateMap } from '../../src/contract/estateMap'
import type { ImportLine } from '../../src/contract/importLine'
import { mapPins } from '../../src/domain/search/mapPins'
import { weekLine } from '../support/bookingLines'
import { rentalUnit } from '../support/builders'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { expectContract, startSiteApi, type TestApi } from '../support/siteApi'

/** One more than a database counts. */
const TOO_MANY = 2147483648
const placed = (id: number): ImportLine => {
  const unit = rentalUnit({ id })
  const address = { ...unit.address, visible: true, geoLocation: { lat: 51.2, lon: 2.8 } }
  return { kind: 'rentalUnit', data: { ...unit, address } }
}
const WORST = Number.MAX_VALUE

describe.each(databases)('numbers and moments at the end of what there is, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, [placed(1), placed(2), weekLine(10, 1, 20), weekLine(20, 2, 20)])
  })
  afterAll(() => api.close())

  it('are refused by their field, in words of the import and not of the database', async () => {
    const sticker = { id: TOO_MANY, name: { nl: 'Nieuw' } }
    const item = { id: 1, entity: 'team', index: TOO_MANY, title: { nl: 'An' } }
    const cost = { label: { nl: 'Linnen' }, amount: WORST }
    const wrong: [ImportLine, string, string][] = [
      [estateLine(1, { general: { bedroomCount: TOO_MANY } }), 'general.bedroomCount', ' to '],
      [estateLine(1, { general: { bathroomCount: TOO_MANY } }), 'general.bathroomCount', ' to '],
      [estateLine(1, { general: { floorId: -TOO_MANY - 1 } }), 'general.floorId', ' to '],
      [estateLine(1, { general: { sticker } }), 'general.sticker.id', ' to '],
      [
        estateLine(1, { general: { updatedAt: '2026-02-30T00:00:00Z' } }),
        'general.updatedAt',
        'the calendar',
      ],
      [
        estateLine(1, { general: { publicationDate: '9999-12-31T23:59:59-14:00' } }),
        'general.publicationDate',
        'the calendar',
      ],
      [{ kind: 'entityItem', data: item }, 'index', ' to '],
      [weekLine(11, 1, 40, { price: WORST }), 'price', ' to '],
      [weekLine(11, 1, 40, { costs: [cost] }), 'costs.0.amount', ' to '],
    ]
    const { imported, errors } = await api.import(wrong.map(([line]) => line))
    expect(imported).toBe(0)
    expect(errors.map(({ line, field }) => [line, field])).toEqual(
      wrong.map(([, field], at) => [at + 1, `data.${field}`]),
    )
    for (const [at, { reason }] of errors.entries()) expect(reason).toContain(wrong[at]?.[2])
  })

  it('are refused in a draft too, which could not be made public', async () => {
    const { data } = estateLine(1, { general: { updatedAt: '2026-02-30T00:00:00Z' } }) as { data: object }
    const { errors } = await api.import([{ kind: 'estate', draft: true, data } as ImportLine])
    expect(errors.map(({ field }) => field)).toEqual(['data.general.updatedAt'])
  })

  it('do not take the units with them of a project that is refused', async () => {
    const { errors } = await api.import([
      estateLine(5, { general: { project: true, updatedAt: '2026-02-30T00:00:00Z' } }),
      estateLine(6, { general: { parentId: 5 } }),
    ])
    expect(errors.map(({ line, field }) => [line, field])).toEqual([
      [1, 'data.general.updatedAt'],
      [2, 'data.general.parentId'],
    ])
  })

  it('may be those of a status that a site hides: what a site may say a search takes', async () => {
    const hiddenStatus = [-TOO_MANY, TOO_MANY - 1]
    await api.import([
      { kind: 'site', data: { ...siteData, settings: { ...siteData.settings, hiddenStatus } } },
      estateLine(7),
      estateLine(8, { status: { id: -TOO_MANY, name: { nl: 'Verborgen' } } }),
    ])
    const answer = await api.ask('/sites/demo/estates', {
      body: { query: { not: { 'status.id': hiddenStatus } } },
    })
    expectContract('searchEstates', answer)
    expect(answer.body).toMatchObject({ total: { value: 1 }, results: [{ general: { id: 7 } }] })
  })

  it('do not keep the map from the others where they were stored before they were refused', async () => {
    const { data } = weekLine(10, 1, 20, { price: WORST, costs: [{ label: {}, amount: WORST }] }) as {
      data: object
    }
    await api.db
      .updateTable('rental_period')
      .set({ doc: JSON.stringify(data) })
      .where('id', '=', 10)
      .execute()
    const answer = await api.ask('/sites/demo/rental-units/map', { body: {} })
    expectContract('rentalMap', answer)
    expect(mapPins(answer.body as EstateMap).map(({ id, price }) => [id, price])).toEqual([
      [1, 1e15],
      [2, 700],
    ])
  })
})

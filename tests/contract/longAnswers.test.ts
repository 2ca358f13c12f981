import type { Estate } from '../../src/contract/estate'
import type { SearchBody } from '../../src/contract/search'
import { CARD_FIELDS } from '../../src/domain/estate/cardFields'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'

const LISTINGS = 400
const NUMBERS = Array.from({ length: LISTINGS }, (_, index) => index + 1)
/** Every seventh listing is a project of two units. */
const LINES = NUMBERS.flatMap((id) =>
  id % 7
    ? [estateLine(id)]
    : [
        estateLine(id, { general: { project: true } }),
        estateLine(1000 + id, { general: { parentId: id } }),
        estateLine(2000 + id, { general: { parentId: id } }),
      ],
)
const sort: SearchBody['sort'] = [{ field: 'general.id', direction: 'DESC' }]

describe.each(databases)('a search of many listings, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, LINES)
  })
  afterAll(() => api.close())

  async function ask(from: number, size: number, fields?: string[]) {
    const answer = await api.ask('/sites/demo/estates', {
      body: { fields, sort, pagination: { from, size } },
    })
    expect(answer.status).toBe(200)
    const { total, results } = answer.body as { total: { value: number }; results: Estate[] }
    expect(total.value).toBe(LISTINGS)
    return results
  }

  it.each<[string, string[] | undefined]>([
    ['whole', undefined],
    ['short', [...CARD_FIELDS]],
    ['as numbers', ['general.id']],
    ['in part, with units', ['general.id', 'children.general.id', 'digest']],
  ])('answers the same as many searches of few: %s', async (_form, fields) => {
    const few: Estate[] = []
    // Of a size that ends no slice where a slice of the long one ends.
    for (let from = 0; from < LISTINGS; from += 37) few.push(...(await ask(from, 37, fields)))
    const many = await ask(0, LISTINGS, fields)
    expect(many.map(({ general }) => general.id)).toEqual([...NUMBERS].reverse())
    expect(many).toEqual(few)
  })

  it('lets a short one that comes later be answered first', async () => {
    // A connection of the database for each is open by then: a first one would take as long as the whole long answer.
    await Promise.all([ask(0, LISTINGS), ask(0, 1)])
    const answered: string[] = []
    await Promise.all([
      ask(0, LISTINGS).then(() => answered.push('long')),
      ask(0, 1).then(() => answered.push('short')),
    ])
    expect(answered).toEqual(['short', 'long'])
  })
})

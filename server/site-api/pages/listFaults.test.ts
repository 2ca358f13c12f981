import type { Page } from '../../../src/contract/page'
import { parseLine } from '../admin/parseLine'

const line = (more: Partial<Page>, draft = false) =>
  JSON.stringify({
    ...{ kind: 'page', draft },
    data: {
      id: 5,
      type: 'estateList',
      url: { nl: 'te-koop' },
      title: { nl: 'Te koop' },
      blocks: [],
      ...more,
    },
  })
const listed = (node: Page['node']) =>
  ({ kind: 'estates', heading: {}, node, size: 3 }) as Page['blocks'][number]

/** The fields that the import names of a page. */
function named(text: string) {
  const parsed = parseLine(text)
  return parsed.op === 'bad' ? parsed.errors.map(({ field, reason }) => `${field} ${reason}`) : []
}

test.each<[Partial<Page>, RegExp]>([
  [
    { node: { query: { terms: { 'no.field': [1] } } } },
    /^data\.node\.query\.terms\.no\.field is not a field; there are /,
  ],
  [
    { node: { query: { terms: { ['__proto__']: [1] } } } },
    /^data\.node\.query\.terms\.__proto__ is not a field/,
  ],
  [
    { node: { query: { range: { 'general.price': { gte: 'much' } } } } },
    /^data\.node\.query\.range\.general\.price\.gte must be numbers/,
  ],
  [
    { node: { query: { match: { 'general.price': 'x' } } } },
    /^data\.node\.query\.match\.general\.price cannot/,
  ],
  [
    { node: { sort: [{ field: 'luck', direction: 'ASC' }] } },
    /^data\.node\.sort\.0\.field luck is not a field/,
  ],
  [
    { node: { query: { not: { 'status.id': Array(801).fill(1) } } } },
    /^data\.node\.query\.not\.status\.id must NOT have more than 800 items$/,
  ],
  [
    { type: 'content', blocks: [listed({}), listed({ query: { not: { luck: [1] } } })] },
    /^data\.blocks\.1\.node\.query\.not\.luck is not a field/,
  ],
])('a page that lists what no search knows is refused by name (%#)', (more, reason) => {
  expect(named(line(more))).toEqual([expect.stringMatching(reason)])
  expect(named(line(more, true))).toEqual([expect.stringMatching(reason)])
})

test('what a search knows is taken, and what is no page at all is told as before', () => {
  const node: Page['node'] = {
    query: { terms: { 'general.transaction.id': [1] }, not: { 'status.id': Array<number>(800).fill(1) } },
    sort: [{ field: 'address.city.name', direction: 'ASC' }],
    groupOptions: { groupBy: 'SUBTYPE' },
    collections: [1],
  }
  expect(named(line({ node, blocks: [listed(node)] }))).toEqual([])
  expect(named(line({ node: null, blocks: [listed({ query: null, sort: null })] }))).toEqual([])
  expect(named(line({ blocks: 5 as unknown as [] }))).toEqual(['data.blocks must be a list, within [ and ]'])
})

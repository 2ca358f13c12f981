import type { Page } from '../../contract/page'
import { searchTargets, statusOfPage } from './searchTargets'

const list = (id: number, node: Page['node'], type: Page['type'] = 'estateList'): Page => ({
  id,
  type,
  url: { nl: `lijst-${id}` },
  title: { nl: `Lijst ${id}` },
  blocks: [],
  node,
})
const ofStatus = (...ids: number[]) => ({ query: { terms: { 'status.id': ids } } })

describe('list pages that the search on the home page can lead to', () => {
  test.each<[string, Page, number | undefined]>([
    ['all that is for sale', list(1, ofStatus(1)), 1],
    ['all that cards say is to rent', list(1, { query: { terms: { 'listing.status': ['TO_RENT'] } } }), 2],
    [
      'sorted by price: still all of it',
      list(1, { ...ofStatus(1), sort: [{ field: 'general.price', direction: 'ASC' }] }),
      1,
    ],
    ['sold or rented: two statuses', list(1, ofStatus(4, 5)), undefined],
    ['every listing', list(1, {}), undefined],
    ['only a collection of it', list(1, { ...ofStatus(1), collections: [3] }), undefined],
    [
      'only around Ghent',
      list(1, { query: { ...ofStatus(1).query, geoDistance: { km: 5, lat: 51, lon: 3.7 } } }),
      undefined,
    ],
    [
      'only houses',
      list(1, { query: { terms: { 'status.id': [1], 'general.headType.id': [1] } } }),
      undefined,
    ],
    ['grouped by town', list(1, { ...ofStatus(1), groupOptions: { groupBy: 'CITY' } }), undefined],
    ['a page of text', list(1, undefined, 'content'), undefined],
  ])('%s', (_, page, status) => expect(statusOfPage(page)).toBe(status))

  test('are the first of each status, in the order of the pages', () => {
    const pages = [list(9, ofStatus(1)), list(4, ofStatus(2)), list(2, ofStatus(1))]
    expect(searchTargets(pages).map(({ status, page }) => [status, page.id])).toEqual([
      [1, 2],
      [2, 4],
    ])
  })
})

import type { Page } from '../../../src/contract/page'
import type { ContentJob } from '../../../src/publish/contentJob'
import { decideContent, relocatedPages, removedAddresses, withoutAddress } from './decideContent'
import { NeedsBuild } from './openRelease'

const job = (pageId: number, ...paths: string[]): ContentJob => ({
  pageId,
  state: `of ${pageId}`,
  nodes: [],
  pages: paths.map((path) => ({ path, component: 'content', context: {} })) as unknown as ContentJob['pages'],
})

/** Page 1 shows something else where it is, 2 is new in one language, 3 has left its address. */
const found = {
  different: [job(1, '/nl', '/fr'), job(2, '/nl/nieuw', '/fr/nouveau')],
  published: { '/nl': 'a', '/fr': 'b', '/nl/nieuw': 'c' },
  goneAddresses: new Map([['/nl/oud', 3]]),
}
const idsOf = (jobs: readonly ContentJob[]) => jobs.map(({ pageId }) => pageId)

test('pages come, go or move by one address that is new or no more', () => {
  expect(relocatedPages(found)).toEqual(new Set([2, 3]))
})

test('where nothing stands in the way all that is different is rendered, and what is gone taken off', () => {
  const decision = decideContent(found, [2], undefined)
  expect([idsOf(decision.jobs), [...decision.waiting]]).toEqual([[1, 2], []])
  expect(removedAddresses(found, decision, new Set())).toEqual(['/nl/oud'])
})

test('where only a build may, pages that nobody named wait for it, and the others do not', () => {
  const decision = decideContent(found, [1], 'The menus changed')
  expect([idsOf(decision.jobs), [...decision.waiting]]).toEqual([[1], [2, 3]])
  expect(removedAddresses(found, decision, new Set())).toEqual([])
})

test.each([2, 3])('page %d, named, asks for the build that it needs', (named) => {
  expect(() => decideContent(found, [named], 'The menus changed')).toThrow(
    new NeedsBuild('The menus changed'),
  )
})

test('the old address of a page that cannot be rendered stays', () => {
  const decision = decideContent(found, [], undefined)
  expect(removedAddresses(found, decision, new Set([3]))).toEqual([])
})

test('of pages without an address those that were named are told, with the language', () => {
  const page = (id: number, nl: string) => ({ id, type: 'content', url: { nl } }) as unknown as Page
  const all = [page(1, 'over-ons'), page(2, 'over-ons'), page(3, 'over-ons')]
  expect(withoutAddress(all, ['nl'], [1, 3])).toEqual([
    { kind: 'page', id: 3, reason: expect.stringMatching(/^its address in nl: /) },
  ])
})

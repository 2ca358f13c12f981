import { LOCALES } from '../../contract/locales'
import type { Page } from '../../contract/page'
import { byNumber, ownAddresses } from './ownAddresses'

const page = (id: number, url: Page['url'], type: Page['type'] = 'content') => ({ id, type, url })
const of = (...pages: ReturnType<typeof page>[]) => {
  const { kept, refused } = ownAddresses(byNumber(pages), LOCALES)
  return {
    kept: kept.map(({ path }) => path),
    refused: refused.map(({ page: { id }, locale, reason }) => [id, locale, reason]),
  }
}

test('a page stands in each language that it has an address in', () => {
  expect(of(page(1, { nl: 'over-ons', fr: 'a-propos', en: null }))).toEqual({
    kept: ['/nl/over-ons', '/fr/a-propos'],
    refused: [],
  })
})

test('an address that is none is refused in its language only, and named', () => {
  const { kept, refused } = of(page(1, { nl: '../../..', fr: 'a-propos' }), page(2, { nl: 'aanbod/10087' }))
  expect(kept).toEqual(['/fr/a-propos'])
  expect(refused).toEqual([
    [1, 'nl', expect.stringContaining('"../../.." must be words')],
    [2, 'nl', expect.stringContaining('"aanbod/10087" must not begin with aanbod')],
  ])
})

test.each(['over-ons', 'Over-Ons', '/over-ons/'])(
  'of two pages at over-ons and %s the lower number keeps it',
  (other) => {
    expect(of(page(2, { nl: other }), page(1, { nl: 'over-ons' }))).toEqual({
      kept: ['/nl/over-ons'],
      refused: [[2, 'nl', `/nl/${other.replace(/\//g, '')} is already the address of page 1`]],
    })
  },
)

test('the legal pages stand at their own address, and a second one of a kind nowhere', () => {
  const { kept, refused } = of(page(1, { nl: '../x' }, 'privacy'), page(2, {}, 'privacy'))
  expect(kept).toHaveLength(4)
  expect(refused).toHaveLength(4)
})

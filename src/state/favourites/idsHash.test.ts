import fc from 'fast-check'
import { askedList, listHash } from './idsHash'

describe('a list in the hash of an address', () => {
  test.each([
    ['', undefined],
    ['#main', undefined],
    ['#ids=', undefined],
    ['#ids=0', undefined],
    ['#ids=7,x', undefined],
    ['#ids=<script>', undefined],
    ['#ids=7', { kind: 'ids', ids: ['7'] }],
    ['#ids=7,7,007', { kind: 'ids', ids: ['7'] }],
    ['#compare=7,12', { kind: 'compare', ids: ['7', '12'] }],
  ])('%s', (hash, asked) => {
    expect(askedList(hash)).toEqual(asked)
  })

  test('is read back as it was written', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }).map(String), { minLength: 1 })
    fc.assert(
      fc.property(fc.constantFrom('ids' as const, 'compare' as const), ids, (kind, list) => {
        expect(askedList(listHash(kind, list))).toEqual({ kind, ids: list })
      }),
    )
  })
})

import fc from 'fast-check'
import { readIds, withId, withoutId } from './storage'

describe('favourites in the browser (spec §3, §4)', () => {
  test.each([
    ['nothing stored', null, []],
    ['a list of strings', '["7","8"]', ['7', '8']],
    ['numbers of an older version become strings', '[7,8]', ['7', '8']],
    ['doubles count once', '["7",7]', ['7']],
    ['what is no id is left out', '["7",null,{"a":1}]', ['7']],
    ['something else under the key', '{"a":1}', []],
    ['broken text', '["7"', []],
  ])('%s', (_, stored, ids) => {
    expect(readIds(stored)).toEqual(ids)
  })

  test('adding keeps an id once and as a string, removing takes it off', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat().map(String)), fc.nat(), (ids, id) => {
        const added = withId(ids, id)
        expect(added.filter((kept) => kept === String(id))).toHaveLength(1)
        expect(withId(added, id)).toBe(added)
        expect(withoutId(added, id)).not.toContain(String(id))
      }),
    )
  })
})

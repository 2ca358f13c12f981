import fc from 'fast-check'
import { diff } from './diff'

describe('what has to be fetched again', () => {
  test('new and changed ones are fetched, missing ones removed, the rest kept', () => {
    const held = new Map([
      [1, 'monday'],
      [2, 'monday'],
      [3, 'monday'],
    ])
    const listed = [
      { id: 1, version: 'monday' },
      { id: 2, version: 'tuesday' },
      { id: 4, version: 'tuesday' },
    ]
    expect(diff(listed, held)).toEqual({ fetch: [2, 4], remove: [3], kept: 1 })
  })

  test('an API that does not say when things changed is read whole', () => {
    expect(diff([{ id: 1 }, { id: 2, version: null }], new Map([[1, undefined]]))).toEqual({
      fetch: [1, 2],
      remove: [],
      kept: 0,
    })
  })

  test('a thing listed twice is fetched once', () => {
    expect(diff([{ id: 1 }, { id: 1 }], new Map()).fetch).toEqual([1])
  })

  test('after fetching and removing, exactly what is listed is held', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }))
    fc.assert(
      fc.property(ids, ids, (now, before) => {
        const held = new Map(before.map((id) => [id, 'monday' as string | undefined]))
        const { fetch, remove } = diff(
          now.map((id) => ({ id, version: 'monday' })),
          held,
        )
        for (const id of remove) held.delete(id)
        for (const id of fetch) held.set(id, 'monday')
        expect([...held.keys()].sort()).toEqual([...now].sort())
      }),
    )
  })
})

import { changedIn, digestsOf, versionsOf } from './versions'

test('what changed is what is new, gone, or in another state', () => {
  const before = versionsOf([
    { id: 1, version: 'a' },
    { id: 2, version: 'b' },
    { id: 3, version: 'c' },
  ])
  const now = versionsOf([
    { id: 1, version: 'a' },
    { id: 2, version: 'B' },
    { id: 4, version: 'd' },
  ])
  expect(changedIn(before, now)).toEqual([2, 3, 4])
  expect(changedIn(now, now)).toEqual([])
})

test('of what an API does not tell the state, only that it came or went is known', () => {
  const before = versionsOf([{ id: 1 }, { id: 2, version: null }])
  expect(changedIn(before, versionsOf([{ id: 1 }, { id: 2 }]))).toEqual([])
  expect(changedIn(before, versionsOf([{ id: 1 }]))).toEqual([2])
})

test('a thing whose words change has another digest', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((title) => digestsOf([{ id: 7, title } as { id: number }]))
  expect(same).toEqual(one)
  expect(other).not.toEqual(one)
})

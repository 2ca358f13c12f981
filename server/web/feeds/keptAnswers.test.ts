import { keptAnswers } from './keptAnswers'

test('an answer is made once while it holds, for all who ask, and anew after that', async () => {
  let now = 0
  let made = 0
  const get = keptAnswers(
    100,
    async (key: string) => `${key}${++made}`,
    () => now,
  )
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a1', 'a1', 'b2'])
  now = 99
  expect(await get('a')).toBe('a1')
  now = 100
  expect(await get('a')).toBe('a3')
})

test('a failure is told to who asked, and the next one asks again', async () => {
  let fails = true
  const get = keptAnswers<string, string>(100, async () => {
    if (fails) throw new Error('no answer')
    return 'there'
  })
  await expect(Promise.all([get('a'), get('a')])).rejects.toThrow('no answer')
  fails = false
  expect(await get('a')).toBe('there')
})

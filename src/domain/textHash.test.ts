import { textHash } from './textHash'

test('is the known FNV-1a of a text', () => {
  expect(['', 'a', 'foobar'].map((text) => textHash(text) >>> 0)).toEqual([
    0x811c9dc5, 0xe40c292c, 0xbf9cf968,
  ])
})

test('another start gives other numbers', () => {
  expect(textHash('a', 7)).not.toBe(textHash('a'))
})

import { quoted } from './quoted'

test.each([
  ['nl', 'tuin', '“tuin”'],
  ['en', '“garden”', '“garden”'],
  ['en', '““garden””', '“garden”'],
  ['en', '"sea view"', '“sea view”'],
  ['fr', '« vue mer »', '«\u00a0vue mer\u00a0»'],
  ['de', '“Garten”', '„Garten“'],
  ['nl', '’t Goor', '“’t Goor”'],
] as const)('in %s %s is quoted once', (locale, text, expected) => {
  expect(quoted(text, locale)).toBe(expected)
})

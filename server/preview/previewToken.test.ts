import fc from 'fast-check'
import { DRAFT_KINDS } from '../../src/contract/importLine'
import { LOCALES } from '../../src/contract/locales'
import { type PreviewClaim, previewToken, readPreviewToken } from './previewToken'

const SECRET = 'a-secret-of-the-tests'
const now = Date.parse('2026-11-21T12:00:00Z')
const inAnHour = now / 1000 + 3600
const claim: PreviewClaim = { siteId: 'demo', kind: 'estate', id: 7, locale: 'nl', expires: inAnHour }
const token = previewToken(claim, SECRET)
const read = (text: string, siteId = 'demo', secret = SECRET, at = now) =>
  readPreviewToken(text, siteId, secret, at)

const anyClaim: fc.Arbitrary<PreviewClaim> = fc.record({
  siteId: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/),
  kind: fc.constantFrom(...DRAFT_KINDS),
  id: fc.integer({ min: 1, max: 2147483647 }),
  locale: fc.constantFrom(...LOCALES),
  expires: fc.integer({ min: now / 1000 + 1, max: now / 1000 + 1e8 }),
})

test('a token shows what it was made for', () => {
  fc.assert(
    fc.property(anyClaim, (any) => {
      const made = previewToken(any, SECRET)
      expect(made).toBe(encodeURIComponent(made))
      expect(read(made, any.siteId)).toEqual(any)
    }),
  )
})

test('two different things never have the same token', () => {
  fc.assert(
    fc.property(anyClaim, anyClaim, (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other))
      const [, mark] = previewToken(one, SECRET).split('.')
      expect(previewToken(other, SECRET).endsWith(`.${mark}`)).toBe(false)
    }),
  )
})

test('it ends at its moment', () => {
  expect(read(token, 'demo', SECRET, inAnHour * 1000 - 1)).toEqual(claim)
  expect(read(token, 'demo', SECRET, inAnHour * 1000)).toBeUndefined()
})

test('it is good for its own site and its own key only', () => {
  expect(read(token, 'other')).toBeUndefined()
  expect(read(token, 'demo', 'another-secret-of-tests')).toBeUndefined()
  expect(() => read(token, 'demo', '')).toThrow('PREVIEW_SECRET')
})

test('a changed letter anywhere makes it worthless', () => {
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.stringMatching(/^[\w.-]$/), (at, letter) => {
      fc.pre(token[at] !== letter)
      expect(read(token.slice(0, at) + letter + token.slice(at + 1))).toBeUndefined()
    }),
  )
})

test.each([
  '',
  'x',
  '.',
  'e7-nl-1.',
  `${token}a`,
  `${token}.${token}`,
  token.replace('e7', 'e07'),
  'é'.repeat(60),
])('what is no token shows nothing: %s', (text) => expect(read(text)).toBeUndefined())

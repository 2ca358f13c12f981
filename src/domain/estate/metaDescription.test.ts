import fc from 'fast-check'
import { META_LENGTH, metaDescription, plainText } from './metaDescription'

test('tags, entities and line breaks are gone', () => {
  expect(plainText('<p>Ruim &amp; licht</p>\n<p>huis</p>')).toBe('Ruim & licht huis')
})

test('a long text is cut between words', () => {
  const text = metaDescription('Ruime woning met tuin. '.repeat(20))
  expect(text).toMatch(/\p{L}…$/u)
  expect(text.length).toBeLessThanOrEqual(META_LENGTH)
})

test('texts are taken from the first that says something until enough is said', () => {
  expect(metaDescription('', '<br>', 'Villa in Gent')).toBe('Villa in Gent')
  expect(metaDescription('Villa in Gent', 'Ruim en licht.', 'Te koop')).toBe(
    'Villa in Gent. Ruim en licht. Te koop',
  )
  expect(metaDescription('Villa in Gent', 'Villa')).toBe('Villa in Gent')
  const enough = 'Ruime woning met tuin en garage, op wandelafstand van het station van Gent'
  expect(metaDescription(enough, 'Te koop')).toBe(enough)
})

test('a text of nothing but beginnings of tags is read once', () => {
  expect(metaDescription('<'.repeat(1_000_000))).toMatch(/^<+…$/)
})

test('any text stays within 160 characters and keeps its letters whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const found = metaDescription(text)
      expect(found.length).toBeLessThanOrEqual(META_LENGTH)
      // Half a letter cannot be encoded.
      expect(() => encodeURIComponent(found)).not.toThrow()
    }),
  )
})

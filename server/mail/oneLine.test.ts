import fc from 'fast-check'
import { oneLine, plainLines } from './oneLine'

describe('text in a mail', () => {
  it('on one line begins no header, and is not half a character long', () => {
    expect(oneLine('Hello\r\nBcc: all@example.com')).toBe('Hello Bcc: all@example.com')
    expect(oneLine('🏠'.repeat(300), 200)).toBe('🏠'.repeat(200))
    const any = fc.string({ unit: 'grapheme', maxLength: 400 })
    fc.assert(
      fc.property(any, fc.integer({ min: 1, max: 250 }), (text, most) => {
        const line = oneLine(text, most)
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]|\p{Surrogate}/u)
      }),
    )
  })

  it('keeps its lines, whatever ended them, and nothing that a mail program would obey', () => {
    expect(plainLines('a\r\nb\rc\nd\u2028e\u0085f')).toBe('a\nb\nc\nd\ne\nf')
    expect(plainLines('a\u0007b')).toBe('a b')
  })

  it('cannot be turned round to look like another', () => {
    expect(oneLine('gpj.\u202eexe')).toBe('gpj.exe')
    expect(plainLines('\u2067a\u2069')).toBe('a')
  })
})

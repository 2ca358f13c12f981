import fc from 'fast-check'
import { estate } from '../../../tests/support/builders'
import { withoutAccents } from '../../../src/contract/withoutAccents'
import { estateWords, vector, wordQuery, wordsOf } from './words'

describe('the words of a text', () => {
  it('have no case, accents or signs', () => {
    expect(wordsOf('Été à Liège-Guillemins')).toEqual(['ete', 'a', 'liege', 'guillemins'])
    expect(wordsOf('REF 12/3_b')).toEqual(['ref', '12', '3', 'b'])
    expect(wordsOf(' … ')).toEqual([])
  })

  it('never hold a sign that means something in a text search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,60}$/u)
      }),
    )
  })

  it('are the same however a text is composed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(wordsOf(text.normalize('NFD'))).toEqual(wordsOf(text.normalize('NFC')))
      }),
    )
  })

  it('are those of the whole text, though it is taken apart in runs', () => {
    const ofWhole = (text: string) =>
      (withoutAccents(text.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, 60))
    for (const text of ['½ prijs, 3㎡ a.m.㏂ ﬁn', 'ΣΊΣΥΦΟΣ ΣΑΣ.', 'a=\u0338b', 'l’été…fini', 'x'.repeat(70)])
      expect(wordsOf(text)).toEqual(ofWhole(text))
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => expect(wordsOf(text)).toEqual(ofWhole(text))),
    )
  })

  it('are weighed by the part they stand in', () => {
    expect(vector({ reference: ['A-1'], title: ['a huis', 'huis'] })).toBe("'a':1A,2B '1':1A 'huis':2B")
    expect(wordQuery('Huis a', 'title')).toBe("'huis':*B & 'a':*B")
    expect(wordQuery('?!')).toBe('')
  })

  it('are asked for once, also by their beginning', () => {
    expect(wordQuery('tuin a ap huis tuin appartement')).toBe("'tuin':* & 'huis':* & 'appartement':*")
    expect(wordQuery('a '.repeat(100))).toBe("'a':*")
  })
})

describe('the words of an estate', () => {
  it('leave out the street of a hidden address', () => {
    const { address } = estate()
    expect(estateWords(estate()).words).toContain("'kouter':4D")
    expect(estateWords(estate({ address: { ...address, visible: false } })).words).not.toContain('kouter')
  })

  it('name the town in every language', () => {
    expect(estateWords(estate()).cityWords).toBe("'9000':4D 'gent':4D 'gand':4D 'ghent':4D")
  })
})

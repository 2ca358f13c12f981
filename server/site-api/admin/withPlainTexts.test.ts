import { withPlainTexts } from './withPlainTexts'

describe('texts of an import', () => {
  it('are plain, wherever they stand', () => {
    const page = {
      title: { nl: 'Huis <b>&amp;</b><br>tuin' },
      blocks: [{ type: 'text', text: { nl: '<p>Een</p><p>twee</p>', fr: 'un' } }],
      list: ['<i>a</i>', 'b'],
    }
    expect(withPlainTexts('page', page)).toEqual({
      title: { nl: 'Huis & tuin' },
      blocks: [{ type: 'text', text: { nl: 'Een\n\ntwee', fr: 'un' } }],
      list: ['a', 'b'],
    })
    expect(page.title.nl).toBe('Huis <b>&amp;</b><br>tuin')
  })

  it('are the very same where there is no HTML', () => {
    const data = { general: { id: 7, description: { nl: 'Een\n\n**twee** < drie' } }, none: null }
    expect(withPlainTexts('estate', data)).toBe(data)
  })

  it('leave links and words of the program alone', () => {
    const links = { uri: { nl: '/a?b=1&lt;=2' }, url: 'https://x.be/?a=1&copy;=2', file: '/x&amp;y.jpg' }
    expect(withPlainTexts('estate', links)).toBe(links)
    const words = { texts: { 'a.b': 'Lees <b>alles</b> &amp; meer' } }
    expect(withPlainTexts('translation', words)).toBe(words)
  })
})

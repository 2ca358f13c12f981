import { createHash } from 'node:crypto'
import { codeHash, inlineScripts, styleHashes } from './inlineCode'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the inline scripts of a page', () => {
  it('are exactly what stands between their tags', () => {
    expect(inlineScripts('<script>a > b </script><SCRIPT id="x">\nc</SCRIPT >')).toEqual(['a > b ', '\nc'])
  })

  it('are hashed as the HTML parser sees them', () => {
    expect(codeHash('a\r\nb\rc')).toBe(sha256('a\nb\nc'))
  })

  it('do not include loaded scripts and data', () => {
    const html = `<script src="/a.js"></script><script async src=/b.js></script>
      <script type="application/ld+json">{}</script><script type=application/json>{}</script><script></script>`
    expect(inlineScripts(html)).toEqual([])
  })

  it('are found behind attributes with a > and named data-src', () => {
    expect(inlineScripts('<script data-a="x > y" data-src="z">d</script>')).toEqual(['d'])
  })
})

test('style elements are known by their hashes, each once, within noscript too', () => {
  const html =
    '<style>a{}</style><style data-styled="">a{}</style><noscript><style>b{}</style></noscript><p style="c:d">'
  expect(styleHashes(html)).toEqual([sha256('a{}'), sha256('b{}')])
})

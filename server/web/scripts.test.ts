import { createHash } from 'node:crypto'
import { inlineScriptHashes, withoutScripts } from './scripts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the inline scripts of a page', () => {
  it('are known by the hash of exactly what stands between their tags', () => {
    expect(inlineScriptHashes('<script>a > b </script><SCRIPT id="x">\nc</SCRIPT >')).toEqual([
      sha256('a > b '),
      sha256('\nc'),
    ])
  })

  it('are hashed as the HTML parser sees them', () => {
    expect(inlineScriptHashes('<script>a\r\nb\rc</script>')).toEqual([sha256('a\nb\nc')])
  })

  it('do not include loaded scripts and data', () => {
    const html = `<script src="/a.js"></script><script async src=/b.js></script>
      <script type="application/ld+json">{}</script><script type=application/json>{}</script><script></script>`
    expect(inlineScriptHashes(html)).toEqual([])
  })

  it('are found behind attributes with a > and named data-src', () => {
    expect(inlineScriptHashes('<script data-a="x > y" data-src="z">d</script>')).toEqual([sha256('d')])
  })
})

describe('a page without its scripts', () => {
  it.each([
    '<script>location = "/"</script>',
    '<script src="/app.js" async></script>',
    '<link as="script" rel="preload" href="/app.js"/>',
    '<link rel=modulepreload href=/app.js>',
    `<link rel='preload' as='fetch' href='/page-data/x.json' crossorigin="anonymous"/>`,
  ])('has lost %s', (tag) => expect(withoutScripts(`<p>a</p>${tag}<p>b</p>`)).toBe('<p>a</p><p>b</p>'))

  it.each([
    '<script type="application/ld+json">{"a":1}</script>',
    '<link rel="canonical" href="/nl/404"/>',
    '<link rel="preload" as="font" href="/a.woff2"/>',
    '<link rel="stylesheet" href="/a.css"/>',
  ])('has kept %s', (tag) => expect(withoutScripts(tag)).toBe(tag))
})

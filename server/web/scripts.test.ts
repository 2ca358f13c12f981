import { withoutScripts } from './scripts'

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

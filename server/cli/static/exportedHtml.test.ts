import { pagePolicy } from '../../web/securityHeaders'
import { exportedHtml, policyInside, policyOutside, redirectPage } from './exportedHtml'

const policy = pagePolicy({ scripts: ["'sha256-abc='"] })

it('parts a policy into what a page says of itself and what only a header can', () => {
  expect(policyInside(policy)).toContain("script-src 'self' 'sha256-abc='")
  expect(policyInside(policy)).not.toContain('frame-ancestors')
  expect(policyOutside(policy)).toBe("frame-ancestors 'none'")
})

it('writes it, where live parts are asked and what to load ahead after the encoding', () => {
  const html = exportedHtml('<html><head><meta charSet="utf-8"/><script>1</script></head></html>', {
    liveUrl: 'https://live.huis.example',
    policy,
    link: '</page-data/nl/page-data.json>; rel=preload; as=fetch; crossorigin=anonymous, </page-data/app-data.json>; rel=preload; as=fetch; crossorigin=anonymous',
  })
  expect(html).toMatch(/^<html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" /)
  expect(html).toContain('<meta name="site-api" content="https://live.huis.example"/>')
  expect(html).toContain(
    '<link rel="preload" as="fetch" crossorigin="anonymous" href="/page-data/app-data.json"/>',
  )
  expect(html).toMatch(/<script>1<\/script><\/head><\/html>$/)
})

it('says of a site whose map is another’s that no other stands in its place, and of others nothing', () => {
  const page = '<html><head><meta charSet="utf-8"/></head></html>'
  const told = { liveUrl: 'https://live.huis.example', policy }
  expect(exportedHtml(page, { ...told, hasAskingMap: true })).toContain('<meta name="site-map"')
  expect(exportedHtml(page, told)).not.toContain('site-map')
})

it('leads elsewhere without a script', () => {
  expect(redirectPage('/nl?a="b')).toContain('content="0; url=/nl?a=&quot;b"')
})

import { tileSource } from './mapHost'
import { pagePolicy } from './securityHeaders'

test.each([
  ['https://tile.example.org/{z}/{x}/{y}.png', 'https://tile.example.org'],
  ['https://{s}.tile.example.org:8443/{z}/{x}/{y}.png', 'https://*.tile.example.org:8443'],
  ['http://tile.example.org/{z}/{x}/{y}.png', undefined],
  ["https://tile.example.org; script-src *;/'/{z}", undefined],
  ['https://*/{z}', undefined],
  ['/own/{z}/{x}/{y}.png', undefined],
  [null, undefined],
])('tiles of %p may come from %p', (url, source) => expect(tileSource(url)).toBe(source))

test('the policy lets in pictures of that host and nothing else of it', () => {
  const policy = pagePolicy({ images: ['https://tile.example.org'] })
  expect(policy).toContain("img-src 'self' data: https://tile.example.org;")
  expect(policy.split('tile.example.org')).toHaveLength(2)
  expect(pagePolicy()).toContain("img-src 'self' data:;")
})

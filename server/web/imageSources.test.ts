import { imageSources, tileSource } from './imageSources'
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

test('pictures may come from the hosts that a site names, and tiles from theirs', () => {
  const map = { thirdParty: true, tileUrl: 'https://tile.example.org/{z}/{x}/{y}.png' }
  const pictureHosts = ['cdn.example', 'fotos.makelaar.example:8443']
  expect(imageSources({ settings: { map, pictureHosts } })).toEqual([
    'https://tile.example.org',
    'https://cdn.example',
    'https://fotos.makelaar.example:8443',
  ])
  expect(imageSources({ settings: { map: { thirdParty: false } } })).toEqual([])
})

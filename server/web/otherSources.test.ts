import { mapSource, otherSources } from './otherSources'
import { pagePolicy } from './securityHeaders'

test.each([
  ['https://tile.example.org/{z}/{x}/{y}.png', 'https://tile.example.org'],
  ['https://{s}.tile.example.org:8443/{z}/{x}/{y}.png', 'https://*.tile.example.org:8443'],
  ['http://tile.example.org/{z}/{x}/{y}.png', undefined],
  ["https://tile.example.org; script-src *;/'/{z}", undefined],
  ['https://*/{z}', undefined],
  ['/own/{z}/{x}/{y}.png', undefined],
  [null, undefined],
])('tiles of %p may come from %p', (url, source) => expect(mapSource(url)).toBe(source))

test('the policy lets in pictures of that host and nothing else of it', () => {
  const policy = pagePolicy({ images: ['https://tile.example.org'] })
  expect(policy).toContain("img-src 'self' data: https://tile.example.org;")
  expect(policy.split('tile.example.org')).toHaveLength(2)
  expect(pagePolicy()).toContain("img-src 'self' data:;")
})

test('pictures may come from the hosts that a site names, and tiles from theirs', () => {
  const map = { thirdParty: true, tileUrl: 'https://tile.example.org/{z}/{x}/{y}.png' }
  const pictureHosts = ['cdn.example', 'fotos.makelaar.example:8443']
  expect(otherSources({ settings: { map, pictureHosts } })).toEqual({
    images: ['https://tile.example.org', 'https://cdn.example', 'https://fotos.makelaar.example:8443'],
    connections: [],
  })
  expect(otherSources({ settings: { map: { thirdParty: false } } })).toEqual({ images: [], connections: [] })
})

test('a street map of another host may be asked, one of the site itself opens nothing', () => {
  const tileUrl = 'https://tile.example.org/{z}/{x}/{y}.png'
  const of = (pmtiles: string) => otherSources({ settings: { map: { thirdParty: true, pmtiles, tileUrl } } })
  const connections = ['https://maps.example.org']
  expect(of('https://maps.example.org/belgium.pmtiles?key=1')).toEqual({ images: [], connections })
  expect(pagePolicy({ connections })).toContain("connect-src 'self' https://maps.example.org;")
  expect(of('belgium.pmtiles')).toEqual({ images: [], connections: [] })
})

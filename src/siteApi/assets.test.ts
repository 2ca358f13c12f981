/** @jest-environment jsdom */
import { assetAt, isAsset } from './assets'
import { LIVE_META } from './liveOrigin'

const OWN = '/sites/demo/assets/e7-1?hash=0123456789abcdef'

const exportedAt = (origin: string) => {
  document.head.innerHTML = `<meta name="${LIVE_META}" content="${origin}">`
}
afterEach(() => {
  document.head.innerHTML = ''
})

it('asks the site API for a width by the query', () => {
  expect(assetAt(OWN, 640)).toBe(`${OWN}&version=640`)
  expect(assetAt(OWN, 960, 'jpeg')).toBe(`${OWN}&version=960.jpeg`)
  expect(assetAt('https://cdn.example/a.jpg', 640)).toBe('https://cdn.example/a.jpg')
})

it('finds it as a file on the page of an export', () => {
  exportedAt('https://live.huis.example')
  expect(assetAt(OWN, 640)).toBe('/pictures/e7-1/0123456789abcdef-640.webp')
  expect(assetAt(OWN, 960, 'jpeg')).toBe('/pictures/e7-1/0123456789abcdef-960.jpeg')
})

it('asks for what came live where that came from', () => {
  exportedAt('https://live.huis.example')
  const live = `https://live.huis.example${OWN}`
  expect(isAsset(live)).toBe(true)
  expect(assetAt(live, 320)).toBe(`${live}&version=320`)
  expect(isAsset(`https://other.example${OWN}`)).toBe(false)
})

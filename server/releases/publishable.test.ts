import { isHashedAsset, isPublished } from './publishable'

it.each([
  ['app-6d4a1dc2e6b2f1a9a0f3.js', true],
  ['styles.6d4a1dc2e6b2f1a9a0f3.css', true],
  ['component---src-templates-estate-tsx-6d4a1dc2e6b2f1a9a0f3.js', true],
  ['static/6d4a/photo.jpg', true],
  ['assets/logo-6d4a1dc2.svg', true],
  ['assets/logo.svg', false],
  ['page-data/app-data.json', false],
  ['nl/index.html', false],
  ['img/no-img.svg', false],
  ['sw.js', false],
])('calls %s an asset named after its content: %s', (path, hashed) => {
  expect(isHashedAsset(path)).toBe(hashed)
})

it.each(['nl/index.html', 'page-data/app-data.json', 'robots.txt', '.well-known/security.txt'])(
  'publishes %s',
  (path) => expect(isPublished(path)).toBe(true),
)

it.each(['app.js.map', '.cache/a', 'nl/.draft', '~partytown/a.js', 'webpack.stats.json', '.well-known.map'])(
  'does not publish %s',
  (path) => expect(isPublished(path)).toBe(false),
)

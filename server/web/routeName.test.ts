import { routeName } from './routeName'

it.each([
  ['/sites/*', '/sites/demo/estates', '/sites/*'],
  ['/*', '/nl/te-koop/huis-in-gent?sauna=1', '/:locale/*'],
  ['/*', '/nl', '/:locale/*'],
  ['/*', '/?utm=1', '/'],
  ['/*', '/page-data/nl/te-koop/page-data.json', '/page-data/*'],
  ['/*', '/app-0123456789abcdef0123.js', '/*'],
  ['/*', '/wp-login.php', '/*'],
  [undefined, '/nl/niets', '/:locale/*'],
])('what %s answers at %s is counted as %s', (pattern, url, counted) => {
  expect(routeName(pattern, url)).toBe(counted)
})

import { redactUrl } from './redactUrl'

it.each([
  ['/nl/te-koop', '/nl/te-koop'],
  ['/nl/te-koop?city=8000&price-min=1', '/nl/te-koop?city=…&price-min=…'],
  ['/nl/te-koop?secret', '/nl/te-koop?…'],
  ['/en/keep-me-informed/success', '/en/keep-me-informed/success'],
  ['/en/keep-me-informed/abc', '/en/keep-me-informed/…'],
  ['/fr/tenez-moi-au-courant/unsubscribe/abc?x=1?y=2', '/fr/tenez-moi-au-courant/unsubscribe/…?x=…'],
  ['/de/termin-absagen/12', '/de/termin-absagen/…'],
  ['/sites/demo/live-agenda/reservation/abc', '/sites/demo/live-agenda/reservation/…'],
  ['/nl/reservatie/12', '/nl/reservatie/…'],
  ['/sites/demo/rental-units/reservation/abc', '/sites/demo/rental-units/reservation/…'],
  ['/sites/demo/rental-units/reservation', '/sites/demo/rental-units/reservation'],
  ['/preview/e7-nl-1.abc/nl/aanbod/7', '/preview/…/nl/aanbod/7'],
  ['/page-data/preview/e7-nl-1.abc/nl/page-data.json', '/page-data/preview/…/nl/page-data.json'],
  ['/sites/demo/live-agenda/reservation', '/sites/demo/live-agenda/reservation'],
])('logs %s as %s', (url, shown) => {
  expect(redactUrl(url)).toBe(shown)
})

import { nginxConf } from './nginxConf'

const conf = nginxConf({
  routes: {
    moved: [{ from: '/nl/aanbod/7/caf%C3%A9', to: '/nl/aanbod/7/villa', status: 301 }],
    shells: ['/nl/reservatie/_'],
    beside: [],
    gone: ['/nl/aanbod/9'],
    listings: [['/nl/aanbod/7', '/nl/aanbod/7/villa']],
    languages: { languages: ['nl', 'fr'], defaultLanguage: 'nl' },
  },
  rules: [
    { path: '/*', headers: { 'cache-control': 'a', 'content-security-policy': "frame-ancestors 'none'" } },
    { path: '/static/*', headers: { 'cache-control': 'b' } },
    { path: '/nl/reservatie/:token', headers: { 'cache-control': 'no-store' } },
  ],
  types: new Map([
    ['txt', 'text/plain; charset=utf-8'],
    ['html', 'text/html; charset=utf-8'],
  ]),
  hostname: 'www.huis.example',
  root: '/var/www/$huis',
})

it.each([
  ['    "~^/static/" "b";'.replaceAll('"~^/static/"', '~^/static/')],
  ['    "/nl/reservatie/_.html" "no-store";'],
  ['    "/nl/aanbod/7/café" "/nl/aanbod/7/villa";'],
  ['    "/nl/aanbod/9" 1;'],
  ['    "/nl/aanbod/7" "/nl/aanbod/7/villa";'],
  ['    ~*^fr\\b /fr;'],
  ['    add_header cache-control $aanbod_cache_control always;'],
  ['        "text/html; charset=utf-8" html;'],
  ['    root "/var/www/\\$huis";'],
  ['    location ~ ^/nl/reservatie/[^/]+$ { try_files $uri $uri.html /nl/reservatie/_.html =404; }'],
])('says %s', (line) => expect(conf.split('\n')).toContain(line))

it('has types in one order, whichever file was exported first', () =>
  expect(conf.indexOf('"text/html; charset=utf-8" html;')).toBeLessThan(
    conf.indexOf('"text/plain; charset=utf-8" txt;'),
  ))

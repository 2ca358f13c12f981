import { readyLine } from './readyLine'

test.each([
  ['the address of the site', ['http://localhost:8000'], 'Ready: http://localhost:8000'],
  [
    'the port too where a proxy is before it',
    ['https://huis.example'],
    'Ready: https://huis.example, on port 8000',
  ],
  [
    'both of several sites',
    ['https://a.example', 'https://b.example'],
    'Ready: https://a.example https://b.example, on port 8000',
  ],
])('a web role says %s', (_what, publicUrls, line) => {
  expect(readyLine(['web', 'publisher'], { publicUrls, port: 8000 })).toBe(line)
})

test('other roles are named', () => {
  expect(readyLine(['site-api', 'publisher'], { publicUrls: ['https://huis.example'], port: 8000 })).toBe(
    'Ready: site-api, publisher',
  )
})

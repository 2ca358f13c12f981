import { isFromElsewhere } from './sameOrigin'

const from = (headers: Record<string, string>, method = 'POST') =>
  isFromElsewhere({ method, headers, protocol: 'http', host: 'localhost:8000' }, 'https://huis.example')

it.each([
  ['the site’s own page', { 'sec-fetch-site': 'same-origin', origin: 'https://huis.example' }],
  ['the same page where no proxy stands before it', { origin: 'http://localhost:8000' }],
  ['a page of the site that names no referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['a program that says nothing', {}],
  ['its page on a static host', { 'sec-fetch-site': 'cross-site', origin: 'https://huis.example' }],
])('%s may send', (_, headers) => {
  expect(from(headers as Record<string, string>)).toBe(false)
})

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same domain', { 'sec-fetch-site': 'same-site' }],
  ['another origin in an old browser', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['another scheme', { origin: 'http://huis.example' }],
])('%s may not', (_, headers) => {
  expect(from(headers as Record<string, string>)).toBe(true)
  expect(from(headers as Record<string, string>, 'GET')).toBe(false)
})

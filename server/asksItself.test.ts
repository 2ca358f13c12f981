import { asksItself } from './asksItself'

test.each([
  ['http://127.0.0.1:8010', true],
  ['http://localhost:8010', true],
  ['http://10.0.0.1:8010', true],
  ['http://10.0.0.2:8010', false],
  ['http://127.0.0.1:8020', false],
  ['https://api.huis.example', false],
])('at 10.0.0.1 with a site API on port 8010, who asks %s asks itself: %p', (url, is) => {
  const config = { host: '10.0.0.1', siteApiPort: 8010 }
  expect(asksItself({ ...config, siteApiUrls: [url] })).toBe(is)
  expect(asksItself({ ...config, siteApiUrls: ['http://10.0.0.9:8010', url] })).toBe(is)
})

import { shortened, visitorAddress } from './visitorAddress'

const of = (ip: string, headers: Record<string, string> = {}) =>
  visitorAddress({ ip, headers }, 'the-web-token')

it('is who is connected, unless the web role says for whom it asks', () => {
  const said = { 'x-visitor-address': '203.0.113.9' }
  expect(of('10.0.0.1')).toBe('10.0.0.1')
  expect(of('10.0.0.1', said)).toBe('10.0.0.1')
  expect(of('10.0.0.1', { ...said, 'x-web-token': 'a-guess' })).toBe('10.0.0.1')
  expect(of('10.0.0.1', { ...said, 'x-web-token': 'the-web-token' })).toBe('203.0.113.9')
  expect(visitorAddress({ ip: '10.0.0.1', headers: { ...said, 'x-web-token': '' } }, '')).toBe('10.0.0.1')
})

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
])('%s counts as %s', (address, network) => {
  expect(of(address)).toBe(network)
})

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0db8::1', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['a word', '…'],
  [undefined, '…'],
])('a log says %s as %s', (address, shown) => {
  expect(shortened(address)).toBe(shown)
})

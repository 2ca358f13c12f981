import { liveListing } from './liveListing'

test.each([
  ['?id=10001', 10001],
  ['id=10001&x=1', 10001],
  ['', undefined],
  ['?ids=1', undefined],
  ['?id=', NaN],
  ['?id=0', NaN],
  ['?id=0x2711', NaN],
  ['?id=%2010001', NaN],
  ['?id=1e4', NaN],
])('%s asks for listing %p', (query, id) => expect(liveListing(query)).toBe(id))

import { leftOutIn } from './leftOut'

test.each([
  [
    'warn Left out estate 7: general.price must be object',
    { kind: 'estate', id: 7, reason: 'general.price must be object' },
  ],
  [
    'warn Left out rentalUnit 12: the whole is required',
    { kind: 'rentalUnit', id: 12, reason: 'the whole is required' },
  ],
  [
    'warn Left out page 5: its address in nl: "../.." must be words',
    { kind: 'page', id: 5, reason: 'its address in nl: "../.." must be words' },
  ],
  ['warn 2 left out in all; the rest of the site is built.', undefined],
  ['success Building production JavaScript', undefined],
])('of %p', (line, expected) => expect(leftOutIn(line)).toEqual(expected))

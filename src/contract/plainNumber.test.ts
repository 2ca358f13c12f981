import { plainNumber } from './plainNumber'

test('a number of an address is its decimal digits', () => {
  for (const number of [0, 7, 10001, 2147483647, 9_999_999_999])
    expect(plainNumber(String(number))).toBe(number)
})

test.each([
  ...[
    '',
    ' ',
    '0x2711',
    '0b1',
    '0o7',
    '+10001',
    '-1',
    '1e4',
    '1.0',
    '1.',
    '.5',
    '1_0',
    '1,0',
    '010001',
    '00',
  ],
  ...[' 10001', '10001 ', '\n1', '1\n', '１', '١', 'NaN', 'Infinity', 'null', '10000000000'],
])('%j is none', (text) => expect(plainNumber(text)).toBeUndefined())

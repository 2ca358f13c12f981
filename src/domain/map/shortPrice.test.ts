import { shortPrice } from './shortPrice'

test.each([
  [null, ''],
  [-1, ''],
  [0, '€ 0'],
  [950, '€ 950'],
  [9999.4, '€ 9.999'],
  [38_400, '€ 38k'],
  [385_000, '€ 385k'],
  [999_499, '€ 999k'],
  [999_600, '€ 1M'],
  [1_250_000, '€ 1,25M'],
  [12_000_000, '€ 12M'],
])('%p reads %p', (amount, text) => expect(shortPrice(amount)).toBe(text))

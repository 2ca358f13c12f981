import { typedAmount } from './typedAmount'

test.each([
  ['250000', 250_000],
  ['€ 250.000', 250_000],
  ['250 000 €', 250_000],
  ['600,000', 600_000],
  ['1,250,000', 1_250_000],
  ["1'250'000", 1_250_000],
  ['250.000,00', 250_000],
  ['1,250,000.50', 1_250_000],
  ['600,00', 600],
  ['85,5', 85],
  ['600k', 600_000],
  ['600 K', 600_000],
  ['950', 950],
  ['0', 0],
])('%s is %i', (text, amount) => {
  expect(typedAmount(text)).toBe(amount)
})

test.each(['', '€', 'k', 'a lot'])('“%s” is no amount', (text) => {
  expect(typedAmount(text)).toBeUndefined()
})

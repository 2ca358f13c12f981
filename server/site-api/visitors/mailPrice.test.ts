import { fromApi } from '../../../src/domain/estate/fromApi'
import { estate } from '../../../tests/support/builders'
import { mailPrice } from './mailPrice'

const { general } = estate()

function told(bids: number | undefined, isSold = false) {
  const given = estate({
    general: { ...general, price: { value: 253_000 }, priceFrom: true },
    listing: { notary: { setting_price: bids } },
    isSold,
  })
  const shown = fromApi(given, { hiddenStatus: [] })
  return shown && mailPrice(shown, 'nl')
}

it('says of a public sale that its price is what the bids start from', () => {
  expect(told(253_000)).toBe('Vanaf € 253.000 (Instelprijs)')
})

it('says no more than the price of any other, and none of what is sold', () => {
  expect(told(undefined)).toBe('Vanaf € 253.000')
  expect(told(200_000)).toBe('Vanaf € 253.000')
  expect(told(253_000, true)).not.toMatch(/253|Instelprijs/)
})

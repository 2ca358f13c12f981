import { fromApi } from '../estate/fromApi'
import { estate } from '../../../tests/support/builders'
import { asFound } from './asFound'
import { listedCard } from './listedCard'

const project = (over: object = {}) => {
  const known = fromApi(
    { ...estate(), general: { ...estate().general, project: true, price: { value: 200_000 } }, ...over },
    { hiddenStatus: [] },
  )
  if (!known) throw new Error('Nothing is hidden here')
  return known
}
const price = (...[of, fitting]: Parameters<typeof asFound>) => listedCard(asFound(of, fitting), 'nl').price

describe('a project as a search found it', () => {
  test('costs what the cheapest unit that fits costs', () => {
    expect(price(project(), { units: 2, price: 310_000 })).toBe('Vanaf € 310.000')
    expect(price(project({ listing: { financial: { price: 190_000 } } }), { units: 2, price: 310_000 })).toBe(
      'Vanaf € 310.000',
    )
  })

  test('tells no price where no unit that fits does: that of another would be no answer', () => {
    expect(price(project({ listing: { financial: { price: 190_000 } } }), { units: 1, price: null })).toBe('')
  })

  test('is what it is where a search asks nothing of units, or is sold', () => {
    expect(price(project(), undefined)).toBe('€ 200.000')
    const sold = project({ isSold: true, status: { id: 4 } })
    expect(price(sold, { units: 1, price: null })).toBe(price(sold, undefined))
  })
})

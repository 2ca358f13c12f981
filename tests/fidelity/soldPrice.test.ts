import type { Estate } from '../../src/contract/estate'
import { LOCALES } from '../../src/contract/locales'
import { estateCard } from '../../src/domain/estate/estateCard'
import { estateView } from '../../src/domain/estate/estateView'
import { fromApi } from '../../src/domain/estate/fromApi'
import { storedView } from '../../src/domain/estate/storedView'
import { estateGraph } from '../../src/domain/jsonLd/estateGraph'
import { groupKey } from '../../src/domain/search/groupKey'
import { frame } from '../support/frame'
import { site } from '../support/builders'
import type { FidelityCase } from './fidelityCase'
import { listingOf } from './read'

/** Every place of the contract that holds what is asked, bid or paid, or is a share of it; each with an amount of its own. */
const PRICES = {
  general: {
    price: { value: 300101 },
    totalPrice: 300102,
    groundValue: 300103,
    constructionValue: 300104,
    infrastructureValue: 300105,
    furnitureValue: 300106,
    registrationCost: 300107,
    notarySalery: 300108,
    deposit: 300109,
  },
  listing: {
    financial: {
      price: 300201,
      price_per_square_meter: 300202,
      rent_per_year: 300203,
      warranty: 300204,
      purchase_price: 300205,
      net_revenue: 300206,
      construction_vat_6: 300207,
      construction_vat_12: 300208,
      construction_vat_21: 300209,
      land_price: 300210,
      infrastructure_price: 300211,
    },
    notary: {
      annuity: 300301,
      setting_price: 300302,
      price_reached: 300303,
      interactive_sale_increment: 300304,
      interactive_sale_bid_url: 'https://bid.example/300305',
    },
    notary_cost: {
      notary_fee: 300401,
      total: 300402,
      total_including_costs: 300403,
      registration_fee_6: 300404,
      registration_fee_12: 300405,
      registration_fee_21: 300406,
    },
  },
} satisfies FidelityCase['holds']

function told(line: Partial<FidelityCase>): string[] {
  const doc: Estate = listingOf({ about: '', place: 'head', holds: PRICES, ...line })
  const project = listingOf({ about: '', place: 'head', holds: { general: { id: 1, project: true } } })
  const unit = { ...doc, general: { ...doc.general, parentId: 1 } }
  const estate = fromApi(doc, site)
  const family = fromApi({ ...project, children: [unit] }, site)
  if (!estate || !family) throw new Error('Nothing is hidden here')
  return LOCALES.flatMap((locale) => {
    const views = [
      estateView(estate, locale, { hiddenTabs: [] }),
      estateView(family, locale, { hiddenTabs: [] }),
      estateView(family.children[0] ?? family, locale, { hiddenTabs: [] }, { project: family }),
    ]
    const data = [
      ...views.map(storedView),
      ...views.map((view) => estateGraph(view, frame(locale), [])),
      estateCard(estate, locale),
      groupKey(estate, 'PRICE', locale),
    ]
    // An amount as a visitor reads it is the same amount.
    return (
      JSON.stringify(data)
        .replace(/(\d)\.(?=\d{3})/g, '$1')
        .match(/300[1-4]\d\d/g) ?? []
    )
  })
}

test.each([
  ['sold', 'own', 'SOLD'],
  ['sold', 'second', 'SOLD'],
  ['let', 'own', 'RENTED'],
  ['let', 'second', 'RENTED'],
] as const)(
  'a listing that is %s (%s source) tells no price anywhere: page, machines, card, group',
  (_, source, status) => {
    expect(told({ source, status })).toEqual([])
  },
)

test('the amounts would be found: one that is for sale tells them', () => {
  expect(new Set(told({ status: 'FOR_SALE' })).size).toBeGreaterThan(15)
})

test('under VAT the price is told nowhere, nor are the totals that hold it', () => {
  const { general, listing } = PRICES
  const holds = { general, listing: { ...listing, financial: { ...listing.financial, vat_regime: true } } }
  const untold = [
    '300101',
    '300102',
    '300103',
    '300104',
    '300105',
    '300201',
    '300202',
    '300205',
    '300210',
    '300211',
  ]
  const found = new Set(told({ holds }))
  expect([...untold, '300402', '300403'].filter((amount) => found.has(amount))).toEqual([])
})

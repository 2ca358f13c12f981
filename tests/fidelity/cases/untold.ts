import type { FidelityCase } from '../fidelityCase'

const sale = {
  setting_price: 261000,
  price_reached: 440000,
  higher_bid_date: '2026-12-26T13:00:00Z',
  interactive_sale_bid_start: '2026-12-05T08:00:00Z',
  interactive_sale_bid_end: '2026-12-13T12:00:00Z',
  interactive_sale_bid_url: 'https://bid.example/7',
  interactive_sale_increment: 2000,
  annuity: 2375,
  sold_by: 'Notaris Peeters',
}

/** Prices that no visitor is told. */
export const UNTOLD_CASES: readonly FidelityCase[] = [
  ...(['own', 'second'] as const).map((source): FidelityCase => ({
    about: 'of an auction that is over neither the price that was reached nor where to bid is told',
    holds: {
      general: { furnitureValue: 12000 },
      listing: { notary: sale, financial: { return_percentage: 3.4 } },
    },
    status: 'SOLD',
    source,
    place: 'financial',
    nl: ['Verkoop via: Notaris Peeters'],
    fr: ['Vente par: Notaris Peeters'],
    en: ['Sold through: Notaris Peeters'],
    de: ['Verkauf durch: Notaris Peeters'],
  })),
  {
    about: 'under the VAT regime the headline tells no price, as its row does not',
    holds: {
      general: { price: { value: 310000 }, priceFrom: true },
      listing: { financial: { vat_regime: true, price: 310000 } },
    },
    place: 'head',
    nl: ['Huis te koop in Gent', 'Te koop'],
    fr: ['Maison à vendre à Gand', 'À vendre'],
    en: ['House for sale in Ghent', 'For sale'],
    de: ['Haus zu verkaufen in Gent', 'Zu verkaufen'],
  },
  {
    about: 'nor does the card',
    holds: {
      general: { price: { value: 310000 } },
      listing: { financial: { vat_regime: true, price: 310000 } },
    },
    place: 'card',
    nl: ['Gent', 'Huis'],
    fr: ['Gand', 'Maison'],
    en: ['Ghent', 'House'],
    de: ['Gent', 'Haus'],
  },
  {
    about: 'nor does any amount that holds it',
    holds: {
      general: {
        price: { value: 310000 },
        totalPrice: 325000,
        groundValue: 90000,
        constructionValue: 220000,
        infrastructureValue: 8000,
        furnitureValue: 5000,
      },
      listing: {
        financial: { vat_regime: true, price_per_square_meter: 2500, purchase_price: 310000 },
        notary_cost: { fixed_fee: 1350, total: 9000, total_including_costs: 388000 },
      },
    },
    place: 'financial',
    nl: ['Waarde van de inboedel: € 5.000', 'Verkoop onder btw-stelsel: Ja', 'Vaste aktekosten: € 1.350'],
  },
]

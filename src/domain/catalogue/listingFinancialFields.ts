import { fieldsOf } from './field'

/** The price, what it is made of, and the VAT on it. */
export const LISTING_PRICE_FIELDS = fieldsOf({
  under: 'listing.financial',
  group: 'financial',
  tab: 'financial',
  rows: [
    { path: 'price', format: 'price', hiddenWhen: ['vatRegime'], sameAs: 'general.price.value' },
    {
      path: 'land_price',
      format: 'price',
      group: 'financialPriceDetails',
      hiddenWhen: ['vatRegime'],
      sameAs: 'general.groundValue',
      besides: true,
    },
    {
      path: 'infrastructure_price',
      format: 'price',
      group: 'financialPriceDetails',
      hiddenWhen: ['vatRegime'],
      sameAs: 'general.infrastructureValue',
      besides: true,
    },
    { path: 'vat_regime', format: 'yesNo', group: 'financialPriceDetails' },
    { path: 'construction_vat_6', format: 'price', group: 'financialPriceDetails' },
    { path: 'construction_vat_12', format: 'price', group: 'financialPriceDetails' },
    { path: 'construction_vat_21', format: 'price', group: 'financialPriceDetails' },
  ],
})

/** What it costs and brings in once it is bought or let. */
export const LISTING_FINANCIAL_FIELDS = fieldsOf({
  under: 'listing.financial',
  group: 'financial',
  tab: 'financial',
  rows: [
    { path: 'price_per_square_meter', format: 'pricePerArea', hiddenWhen: ['vatRegime'] },
    { path: 'purchase_price', format: 'price', hiddenWhen: ['vatRegime', 'sameAsPrice'] },
    { path: 'rent_per_year', format: 'price' },
    { path: 'net_revenue', format: 'price' },
    // What it brings in, divided by this, is its price.
    { path: 'return_percentage', format: 'percent', hiddenWhen: ['vatRegime'] },
    { path: 'warranty', format: 'price', group: 'financialCosts', sameAs: 'general.deposit', besides: true },
    {
      path: 'monthly_costs',
      format: 'price',
      group: 'financialCosts',
      sameAs: 'technical.monthlyCost',
      besides: true,
    },
    { path: 'common_costs', format: 'price', group: 'financialCosts' },
    { path: 'property_tax', format: 'price', group: 'financialCosts' },
    {
      path: 'cadastral_income',
      format: 'price',
      group: 'financialCosts',
      tab: 'financialKI',
      sameAs: 'ki.nonIndexed',
    },
    {
      path: 'cadastral_income_indexed',
      format: 'price',
      group: 'financialCosts',
      tab: 'financialKI',
      sameAs: 'ki.indexed',
    },
  ],
})

export const NOTARY_COST_FIELDS = fieldsOf({
  under: 'listing.notary_cost',
  group: 'financialNotary',
  tab: 'financial',
  rows: [
    { path: 'registration_fee_6', format: 'price', hiddenWhen: ['sameAsDuty'] },
    { path: 'registration_fee_12', format: 'price', hiddenWhen: ['sameAsDuty'] },
    { path: 'registration_fee_21', format: 'price', hiddenWhen: ['sameAsDuty'] },
    { path: 'notary_fee', format: 'price', sameAs: 'general.notarySalery', besides: true },
    { path: 'fixed_fee', format: 'price' },
    { path: 'total', format: 'price', hiddenWhen: ['vatRegime'] },
    {
      path: 'total_including_costs',
      format: 'price',
      hiddenWhen: ['vatRegime'],
      sameAs: 'general.totalPrice',
      besides: true,
    },
  ],
})

/** Public and interactive sales by a notary. */
export const NOTARY_FIELDS = fieldsOf({
  under: 'listing.notary',
  group: 'notary',
  tab: 'financial',
  rows: [
    { path: 'sold_by', format: 'text' },
    { path: 'visit_date', format: 'moment' },
    { path: 'session_date', format: 'moment' },
    { path: 'location_public_auction', format: 'localized' },
    { path: 'setting_price', format: 'price' },
    { path: 'interactive_sale_bid_start', format: 'moment' },
    { path: 'interactive_sale_bid_end', format: 'moment' },
    { path: 'interactive_sale_increment', format: 'price' },
    { path: 'interactive_sale_bid_url', format: 'url' },
    { path: 'price_reached', format: 'price' },
    { path: 'higher_bid_date', format: 'moment' },
    { path: 'annuity', format: 'price' },
    { path: 'comments', format: 'localized' },
  ],
})

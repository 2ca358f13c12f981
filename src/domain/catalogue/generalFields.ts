import { fieldsOf } from './field'

export const GENERAL_FIELDS = fieldsOf({
  under: 'general',
  group: 'general',
  tab: 'technical',
  rows: [
    { path: 'title', format: 'localized', tab: null },
    { path: 'shortDescription', format: 'localized', tab: null },
    { path: 'description', format: 'localized', tab: null },
    { path: 'headType', format: 'named', tab: null },
    { path: 'transaction', format: 'named', tab: null },
    { path: 'publicationDate', format: 'moment', tab: null },
    { path: 'reference', format: 'text' },
    { path: 'subType', format: 'named' },
    { path: 'buildingName', format: 'text' },
    { path: 'entityNumber', format: 'text' },
    { path: 'floor', format: 'localized' },
    { path: 'bedroomCount', format: 'number', group: 'layout', tab: 'comfort', hiddenWhen: ['zero'] },
    { path: 'bathroomCount', format: 'number', group: 'layout', tab: 'comfort', hiddenWhen: ['zero'] },
    {
      path: 'petsAllowed',
      format: 'yesNo',
      group: 'comfort',
      tab: 'comfort',
      sameAs: 'technical.petsAllowed',
    },
  ],
})

/** Told after the state of the building. */
export const GENERAL_CERTIFICATE_FIELDS = fieldsOf({
  under: 'general',
  group: 'general',
  tab: 'technical',
  rows: [
    { path: 'architect', format: 'text' },
    { path: 'asbestosInventory', format: 'yesNo' },
    { path: 'certificateAsbestos', format: 'localized' },
  ],
})

export const PRICE_FIELDS = fieldsOf({
  under: 'general',
  group: 'financialPriceDetails',
  tab: 'financial',
  rows: [
    { path: 'price.value', format: 'price', group: 'financial', hiddenWhen: ['vatRegime'] },
    { path: 'groundValue', format: 'price', hiddenWhen: ['vatRegime'] },
    { path: 'constructionValue', format: 'price', hiddenWhen: ['vatRegime', 'sameAsPrice', 'zero'] },
    { path: 'infrastructureValue', format: 'price', hiddenWhen: ['vatRegime'] },
    { path: 'furnitureValue', format: 'price' },
  ],
})

export const DUTY_FIELDS = fieldsOf({
  under: 'general',
  group: 'financialCosts',
  tab: 'financial',
  rows: [
    { path: 'tax', format: 'localized' },
    { path: 'registrationCost', format: 'price' },
    { path: 'notarySalery', format: 'price', group: 'financialNotary' },
  ],
})

export const TOTAL_PRICE_FIELDS = fieldsOf({
  under: 'general',
  group: 'financial',
  tab: 'financial',
  rows: [{ path: 'totalPrice', format: 'price', hiddenWhen: ['vatRegime', 'sameAsPrice'] }],
})

export const DEPOSIT_FIELDS = fieldsOf({
  under: 'general',
  group: 'financialCosts',
  tab: 'financial',
  rows: [{ path: 'deposit', format: 'price' }],
})

export const CADASTRAL_INCOME_FIELDS = fieldsOf({
  under: 'ki',
  group: 'financialCosts',
  tab: 'financialKI',
  rows: [
    { path: 'nonIndexed', format: 'price' },
    { path: 'indexed', format: 'price' },
    { path: 'communityTax', format: 'price' },
  ],
})

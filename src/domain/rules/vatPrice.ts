import { CATALOGUE } from '../catalogue/catalogue'

/** Amounts that are not told of what is sold under VAT: those whose rows the catalogue hides for it (docs/decisions/143-price-under-vat.md). */
export const PRICED_WITHOUT_VAT: ReadonlySet<string> = new Set([
  ...CATALOGUE.filter(({ hiddenWhen }) => hiddenWhen?.includes('vatRegime')).map(({ path }) => path),
  // It has no row: it stands beside the price.
  'general.priceBefore',
])

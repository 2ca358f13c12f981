import type { Locale } from '../../contract/common'
import { priceWord } from '../format/money'
import type { DomainEstate } from './fromApi'
import { positive } from './positive'
import { isSold } from './status'

const isVatBeside = ({ listing }: Pick<DomainEstate, 'listing'>) => {
  const { construction_vat_6, construction_vat_12, construction_vat_21 } = listing?.financial ?? {}
  return positive(construction_vat_6, construction_vat_12, construction_vat_21) !== undefined
}

/**
 * What is said beside an asking price that VAT on the construction comes on top of, as among its costs that VAT stands; of a project
 * as soon as it is so of one of its units that can be had. '' of any other (docs/decisions/281-vat-beside-a-price.md).
 */
export function withoutVatText(estate: DomainEstate, locale: Locale): string {
  const isBeside = [estate, ...estate.children].some((one) => !isSold(one) && isVatBeside(one))
  return isBeside ? priceWord('withoutVat', locale, '') : ''
}

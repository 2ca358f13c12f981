import type { Locale } from '../../contract/common'
import { textIn } from '../localized'
import type { DomainEstate } from './fromApi'
import type { SalesRepView } from './types'

/** Who sells the listing, with what is known of them; undefined when nobody is named. */
export function salesRepView({ salesRep }: DomainEstate, locale: Locale): SalesRepView | undefined {
  const name = [salesRep?.firstname, salesRep?.lastname].filter(Boolean).join(' ')
  if (!salesRep || !name) return undefined
  const { picture, mobile, phone, email } = salesRep
  const description = textIn(salesRep.description, locale)
  return {
    name,
    ...(picture && { picture }),
    ...(mobile && { mobile }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(description && { description }),
  }
}

import type { Locale } from '../../contract/common'
import { cityName } from '../address'
import { nameIn, textIn } from '../localized'
import type { DomainEstate } from './fromApi'
import { agreeing } from './frenchAgreement'
import { inTown } from './inTown'
import { subTypeName } from './typeName'

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * A listing's heading: its own title when it has one, else what it is, what is asked of it and where.
 * @example estateTitle(villa, 'fr') // 'Villa à vendre à Gand'
 */
export function estateTitle(estate: DomainEstate, locale: Locale): string {
  const { general, address } = estate
  const own = textIn(general.title, locale) ?? nameIn(general.title, locale)
  if (own) return own
  const what = subTypeName(estate, locale)
  const status = lowerFirst(nameIn(general.transaction.name, locale))
  const said = locale === 'fr' ? agreeing(status, what) : status
  return [what, said, inTown(cityName(address.city, locale), locale)].filter(Boolean).join(' ')
}

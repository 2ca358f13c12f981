import type { Locale } from '../../contract/common'
import { addressCase, cityName } from '../address'
import { nameIn, textIn } from '../localized'
import { word } from '../words'
import type { DomainEstate } from './fromApi'
import { agreeing } from './frenchAgreement'
import { inTown } from './inTown'
import { subTypeName, unitNumber } from './typeName'

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * A listing's heading: its own title when it has one in that language, else what it is, what is asked of it and where.
 * @example estateTitle(villa, 'fr') // 'Villa à vendre à Gand'
 */
export function estateTitle(estate: DomainEstate, locale: Locale): string {
  return ownTitle(estate, locale) || madeTitle(estate, locale)
}

/**
 * The same beside other listings, where the flats of one building are told apart by their numbers.
 * @example numberedTitle(unit, 'nl') // 'Appartement 1.2 te koop in Nieuwpoort'
 */
export function numberedTitle(estate: DomainEstate, locale: Locale): string {
  const own = ownTitle(estate, locale)
  if (!own) return madeTitle(estate, locale, unitNumber(estate))
  return [own, unitCalled(estate, locale)].filter(Boolean).join(', ')
}

/**
 * A unit by its number in its building; '' for what is no unit.
 * @example unitCalled(unit, 'nl') // 'eenheid 1.2'
 */
export function unitCalled(estate: DomainEstate, locale: Locale): string {
  const number = unitNumber(estate)
  return number ? word('subject.unit', locale, { number }) : ''
}

/** In the language of the page: another one's words are none of its visitors'. What a project is called is its name everywhere. */
const ownTitle = (estate: DomainEstate, locale: Locale) =>
  (addressCase(estate) === 'project' ? nameIn : textIn)(estate.general.title, locale) ?? ''

function madeTitle(estate: DomainEstate, locale: Locale, number?: string): string {
  const { general, address } = estate
  const what = subTypeName(estate, locale)
  const status = lowerFirst(nameIn(general.transaction.name, locale))
  const said = locale === 'fr' ? agreeing(status, what) : status
  return [what, number, said, inTown(cityName(address.city, locale), locale)].filter(Boolean).join(' ')
}

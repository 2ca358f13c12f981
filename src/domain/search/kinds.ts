import type { EstateType } from '../../contract/codes'
import { SUB_TYPES } from '../../contract/codes'
import type { Locale } from '../../contract/common'
import { HEAD_TYPE_ID, SUB_TYPE_ID } from '../../contract/ids'
import type { EstateFilters } from '../../contract/search'
import { codeLabel } from '../codes/codeLabel'
import { nameIn } from '../localized'
import { searchWord } from './searchWords'

type HeadTypes = EstateFilters['headTypes']

const codeOf = (ids: Readonly<Record<string, number>>, id: number) =>
  Object.keys(ids).find((code) => ids[code] === id)

/** Number of the property type that a subtype is of; undefined when nobody says. */
export function headTypeOf(subType: number, headTypes: HeadTypes): number | undefined {
  const counted = headTypes.find(({ subTypes }) => subTypes.some(({ id }) => id === subType))
  if (counted) return counted.id
  const code = codeOf(SUB_TYPE_ID, subType)
  const type = Object.entries(SUB_TYPES).find(
    ([, codes]) => code && (codes as readonly string[]).includes(code),
  )
  return type && HEAD_TYPE_ID[type[0] as EstateType]
}

/** What a property type is called; '' when nobody says. */
export const headTypeName = (id: number, headTypes: HeadTypes, locale: Locale): string =>
  nameIn(headTypes.find((type) => type.id === id)?.name, locale) ||
  codeLabel('Type', codeOf(HEAD_TYPE_ID, id), locale)

/**
 * What a subtype is called among what can be filtered by; '' when nobody says. Where it is called as its type is, it is told
 * apart from it.
 * @example subTypeName(101, headTypes, 'nl') // 'Huis (algemeen)', of the type 'Huis'
 */
export function subTypeName(id: number, headTypes: HeadTypes, locale: Locale): string {
  const known = headTypes.flatMap(({ subTypes }) => subTypes).find((one) => one.id === id)
  const name = nameIn(known?.name, locale) || codeLabel('SubType', codeOf(SUB_TYPE_ID, id), locale)
  const head = headTypeOf(id, headTypes)
  const isSame = head !== undefined && name !== '' && name === headTypeName(head, headTypes, locale)
  return isSame ? searchWord('chip.general', locale, { n: name }) : name
}

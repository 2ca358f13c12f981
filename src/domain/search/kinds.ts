import type { Locale } from '../../contract/common'
import { HEAD_TYPE_ID, SUB_TYPE_ID } from '../../contract/ids'
import type { EstateFilters } from '../../contract/search'
import { codeLabel } from '../codes/codeLabel'
import { nameIn } from '../localized'
import { isType, typeOfKind } from './kindsOfType'
import type { SearchFilter } from './searchFilter'
import { searchWord } from './searchWords'

type HeadTypes = EstateFilters['headTypes']

const codeOf = (ids: Readonly<Record<string, number>>, id: number) =>
  Object.keys(ids).find((code) => ids[code] === id)

/** Number of the property type that a subtype is of, or that stands for itself among subtypes; undefined when nobody says. */
export function headTypeOf(subType: number, headTypes: HeadTypes): number | undefined {
  if (isType(subType)) return subType
  const counted = headTypes.find(({ subTypes }) => subTypes.some(({ id }) => id === subType))
  return counted?.id ?? typeOfKind(subType)
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
  if (isType(id)) return headTypeName(id, headTypes, locale)
  const known = headTypes.flatMap(({ subTypes }) => subTypes).find((one) => one.id === id)
  const name = nameIn(known?.name, locale) || codeLabel('SubType', codeOf(SUB_TYPE_ID, id), locale)
  const head = headTypeOf(id, headTypes)
  const isSame = head !== undefined && name !== '' && name === headTypeName(head, headTypes, locale)
  return isSame ? searchWord('chip.general', locale, { n: name }) : name
}

/** Types that are chosen with all that is of them, and single kinds of others. */
interface ChosenKinds {
  whole: readonly number[]
  kinds: readonly number[]
}

/** What a search chooses of types and kinds; of a type that stands beside its own kinds these are chosen (060). */
export function chosenKinds({
  type = [],
  subType = [],
}: Pick<SearchFilter, 'type' | 'subType'>): ChosenKinds {
  const told = subType.filter(isType)
  const kinds = subType.filter((kind) => !isType(kind))
  const narrowed = new Set(kinds.map((kind) => headTypeOf(kind, [])))
  return { whole: [...type.filter((id) => !told.includes(id) && !narrowed.has(id)), ...told], kinds }
}

/** Whether all kinds of a type are known to be of it: by its number they are found then. */
const isToldWhole = (id: number, headTypes: HeadTypes): boolean =>
  isType(id) &&
  headTypes.every((type) => type.id !== id || type.subTypes.every((kind) => typeOfKind(kind.id) === id))

/**
 * Types and kinds as a search asks for them. As both conditions of a search hold (060), a type beside kinds of another stands
 * among the kinds; where it has kinds of its own that nobody knows, all of each type is asked for.
 */
function searched(
  { whole, kinds }: ChosenKinds,
  headTypes: HeadTypes,
): Pick<SearchFilter, 'type' | 'subType'> {
  if (!kinds.length) return { type: [...whole], subType: undefined }
  if (whole.every((id) => isToldWhole(id, headTypes)))
    return { type: undefined, subType: [...whole, ...kinds] }
  const ofKinds = kinds.flatMap((kind) => headTypeOf(kind, headTypes) ?? [])
  return { type: [...new Set([...whole, ...ofKinds])], subType: undefined }
}

/** The search after a type was pressed: with all of it, or without it. What is chosen of others stays. */
export function withTypeToggled(filter: SearchFilter, id: number, headTypes: HeadTypes) {
  const { whole, kinds } = chosenKinds(filter)
  const isOn = whole.includes(id)
  return searched(
    {
      whole: isOn ? whole.filter((one) => one !== id) : [...whole, id],
      kinds: kinds.filter((kind) => headTypeOf(kind, headTypes) !== id),
    },
    headTypes,
  )
}

/** The search after a kind of a type was pressed. Without the last of its kinds all of the type is searched for again. */
export function withKindToggled(filter: SearchFilter, of: number, id: number, headTypes: HeadTypes) {
  const { whole, kinds } = chosenKinds(filter)
  const others = whole.filter((one) => one !== of)
  if (!kinds.includes(id)) return searched({ whole: others, kinds: [...kinds, id] }, headTypes)
  const left = kinds.filter((kind) => kind !== id)
  const isLast = !left.some((kind) => headTypeOf(kind, headTypes) === of)
  return searched({ whole: isLast ? [...others, of] : others, kinds: left }, headTypes)
}

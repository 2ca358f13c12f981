import type { CodeList, EstateType, ListingStatus } from '../../src/contract/codes'
import { SUB_TYPES } from '../../src/contract/codes'
import type { Estate } from '../../src/contract/estate'
import { HEAD_TYPE_ID, SUB_TYPE_ID, TRANSACTION_STATUS } from '../../src/contract/ids'
import { inEveryLanguage } from '../../src/contract/inEveryLanguage'
import { codeLabel } from '../../src/domain/codes/codeLabel'
import { sourceOf } from '../../src/domain/estate/fromApi'
import { listingStatus } from '../../src/domain/estate/status'

const named = (list: CodeList, code: string) => inEveryLanguage((locale) => codeLabel(list, code, locale))

/** The property type of a code, as the contract wants it: number, code and names. */
export const headTypeOf = (code: EstateType): Estate['general']['headType'] => ({
  id: HEAD_TYPE_ID[code],
  name: named('Type', code),
  code,
})

/** The subtype of a code; undefined when there is none of that name. */
export function subTypeOf(code: string): Estate['general']['subType'] | undefined {
  const id = SUB_TYPE_ID[code]
  return id === undefined ? undefined : { id, name: named('SubType', code), code }
}

/** The lowest number of a status among the own source's transactions, which says nothing more than the status. */
const TRANSACTION_ID = Object.fromEntries(
  Object.entries(TRANSACTION_STATUS.own)
    .reverse()
    .map(([id, status]) => [status, Number(id)]),
) as Record<ListingStatus, number>

export const transactionOf = (status: ListingStatus): Estate['general']['transaction'] => ({
  id: TRANSACTION_ID[status],
  name: named('Status', status),
})

/** The type that a subtype is one of. */
export const typeOfSubType = (code: string): EstateType | undefined =>
  (Object.keys(SUB_TYPES) as EstateType[]).find((type) =>
    (SUB_TYPES[type] as readonly string[]).includes(code),
  )

const TYPE_BY_ID = new Map(Object.entries(HEAD_TYPE_ID).map(([code, id]) => [id, code as EstateType]))
const SUB_TYPE_BY_ID = new Map(Object.entries(SUB_TYPE_ID).map(([code, id]) => [id, code]))

export interface Kind {
  type: EstateType
  /** Undefined where none of ours is told. */
  subType: string | undefined
  status: ListingStatus
}

const isType = (code: unknown): code is EstateType => typeof code === 'string' && code in HEAD_TYPE_ID

/** Which property type, subtype and status a listing has, whichever of its fields says so. */
export function kindOf(estate: Estate): Kind {
  const { general, listing, isProject } = estate
  const { headType, subType } = general
  const isOfProject = isProject === true || general.project === true
  const type = isOfProject
    ? 'PROJECT'
    : ([headType.code, listing?.type, TYPE_BY_ID.get(headType.id)].find(isType) ?? 'HOUSE')
  const code = [subType?.code, listing?.subType, subType && SUB_TYPE_BY_ID.get(subType.id)].find(
    (each) => typeof each === 'string' && typeOfSubType(each) === type,
  )
  return {
    type,
    subType: code ?? undefined,
    status: listingStatus({ ...estate, source: sourceOf(estate.guid) }),
  }
}

/** Fields that `kindOf` says all of. */
export const KIND_FIELDS =
  /^(general\.(headType|subType|transaction|project)|listing\.(type|subType|status)|isProject|isSold|status)(\.|$)/

import type { EstateType } from '../../contract/codes'
import { HEAD_TYPE_ID } from '../../contract/ids'
import type { DomainEstate } from '../estate/fromApi'

const BY_ID = new Map(Object.entries(HEAD_TYPE_ID).map(([type, id]) => [id, type as EstateType] as const))

/** The type that a number of the back office stands for; undefined for one that is none. */
export const typeOfId = (id: number): EstateType | undefined => BY_ID.get(id)

const isType = (code: string | null | undefined): code is EstateType =>
  typeof code === 'string' && Object.hasOwn(HEAD_TYPE_ID, code)

/** The listing's type by its code, else by the back office's number; undefined when neither is known. */
export function estateType({ general, listing }: DomainEstate): EstateType | undefined {
  const code = general.headType.code ?? listing?.type
  return isType(code) ? code : typeOfId(general.headType.id)
}

const BUILDINGS: ReadonlySet<EstateType | undefined> = new Set(['HOUSE', 'APARTMENT', 'COMMERCIAL'])

/** Whether it is one building or a part of it that is heated: no plot, no garage, and no project, whose units are. */
export const isBuilding = (estate: DomainEstate) => BUILDINGS.has(estateType(estate))

import { SUB_TYPES, type EstateType, type ListingStatus } from '../../../src/contract/codes'
import { typeOfSubType } from '../kinds'
import type { Kind } from '../kinds'
import { plainValue } from './rows'

/** Our subtype of each value of `PropertySubType`; the first of those that mean the same is written. */
export const RESO_SUB_TYPES: Readonly<Record<string, string>> = {
  'Single Family Residence': 'HOUSE',
  Apartment: 'APARTMENT',
  Condominium: 'APARTMENT',
  Duplex: 'TWIN_HOUSE',
  Townhouse: 'TOWNHOUSE',
  'Multi Family': 'MULTI_FAMILY_HOUSE',
  Cabin: 'CHALET',
  Farm: 'FARM_01',
  'Deeded Parking': 'PARKING',
  'Unimproved Land': 'BUILDING_PLOT',
  Agriculture: 'AGRICULTURAL_LAND',
  Office: 'OFFICE',
  Retail: 'SHOP',
  Warehouse: 'WAREHOUSE',
  Industrial: 'INDUSTRIAL_BUILDING',
  'Hotel/Motel': 'HOTEL',
  'Mixed Use': 'COMMERCIAL_HOUSE',
}

interface PropertyType {
  type: EstateType
  status: ListingStatus
}

/** What each value of `PropertyType` says; the first of those that mean the same is written. */
export const RESO_TYPES: Readonly<Record<string, PropertyType>> = {
  Residential: { type: 'HOUSE', status: 'FOR_SALE' },
  'Residential Lease': { type: 'HOUSE', status: 'TO_RENT' },
  'Residential Income': { type: 'HOUSE', status: 'FOR_SALE' },
  Farm: { type: 'HOUSE', status: 'FOR_SALE' },
  'Manufactured In Park': { type: 'HOUSE', status: 'FOR_SALE' },
  Land: { type: 'PLOT', status: 'FOR_SALE' },
  'Commercial Sale': { type: 'COMMERCIAL', status: 'FOR_SALE' },
  'Commercial Lease': { type: 'COMMERCIAL', status: 'TO_RENT' },
  'Business Opportunity': { type: 'COMMERCIAL', status: 'TAKE_OVER' },
}

const CLOSED: Readonly<Record<string, ListingStatus>> = {
  FOR_SALE: 'SOLD',
  TO_RENT: 'RENTED',
  TAKE_OVER: 'TAKEN_OVER',
}
const OPEN = Object.fromEntries(
  Object.entries(CLOSED).map(([open, closed]) => [closed, open as ListingStatus]),
)

/** What becomes of a listing of each `StandardStatus`; one that is taken off is removed. */
const STATUS: Readonly<Record<string, 'open' | 'closed' | 'draft' | 'removed'>> = {
  active: 'open',
  activeundercontract: 'open',
  pending: 'open',
  hold: 'open',
  closed: 'closed',
  comingsoon: 'draft',
  incomplete: 'draft',
  canceled: 'removed',
  delete: 'removed',
  expired: 'removed',
  withdrawn: 'removed',
}
/** Statuses that say more than that a listing is there. */
const SAYS_MORE = new Set(['activeundercontract', 'pending', 'hold'])

export type Standing = 'open' | 'closed' | 'draft' | 'removed'

/** How a listing stands; without a word it is open. `isWhole`: nothing of the status is lost. */
export function standingOf(status: string | undefined): { standing: Standing; isWhole: boolean } {
  const plain = plainValue(status ?? 'Active')
  return { standing: STATUS[plain] ?? 'open', isWhole: plain in STATUS && !SAYS_MORE.has(plain) }
}

const byPlainValue = <T>(values: Readonly<Record<string, T>>, value: string): T | undefined =>
  Object.entries(values).find(([name]) => plainValue(name) === plainValue(value))?.[1]

/** Type, subtype and status of a property; undefined when it says no type that is known. `isSubTypeSaid`: its subtype is one of ours. */
export function readKind(
  propertyType: string,
  propertySubType: string,
  standing: Standing,
): (Kind & { isSubTypeSaid: boolean }) | undefined {
  const known = byPlainValue(RESO_TYPES, propertyType)
  if (!known) return undefined
  const isProject = propertySubType === 'PROJECT'
  const own = typeOfSubType(propertySubType) ? propertySubType : byPlainValue(RESO_SUB_TYPES, propertySubType)
  const type = isProject ? 'PROJECT' : own ? (typeOfSubType(own) ?? known.type) : known.type
  const status = standing === 'closed' ? (CLOSED[known.status] ?? known.status) : known.status
  return { type, subType: own, status, isSubTypeSaid: isProject || own !== undefined }
}

const WRITTEN_AS: Readonly<Record<EstateType, EstateType>> = {
  ...{ HOUSE: 'HOUSE', APARTMENT: 'HOUSE', GARAGE: 'HOUSE', PROJECT: 'HOUSE' },
  ...{ PLOT: 'PLOT', COMMERCIAL: 'COMMERCIAL' },
}

export interface WrittenKind {
  PropertyType: string
  PropertySubType?: string
  StandardStatus: string
  /** Whether the status is said in full. */
  isWhole: boolean
}

/** What RESO calls a kind of listing; a subtype without a value of RESO is a local one, by our code. */
export function writeKind({ type, subType, status }: Kind, isDraft: boolean): WrittenKind {
  const open = OPEN[status] ?? status
  const named = Object.entries(RESO_TYPES).filter(([, { type: of }]) => of === WRITTEN_AS[type])
  const fitting = named.find(([, { status: of }]) => of === open)
  const [first] = fitting ?? named[0] ?? ['Residential']
  const standard = subType && Object.entries(RESO_SUB_TYPES).find(([, ours]) => ours === subType)?.[0]
  // A type that RESO has no word for is said by a subtype: an apartment is one, whatever kind it is.
  const fallback = type === 'PROJECT' ? 'PROJECT' : type === 'HOUSE' ? undefined : SUB_TYPES[type][0]
  const local = standard ?? subType ?? (WRITTEN_AS[type] === type ? undefined : fallback)
  return {
    PropertyType: first,
    ...(local && { PropertySubType: local }),
    StandardStatus: isDraft ? 'Coming Soon' : status === open ? 'Active' : 'Closed',
    isWhole: fitting !== undefined,
  }
}

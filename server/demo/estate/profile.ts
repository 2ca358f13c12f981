import type { EstateType, ListingStatus } from '../../../src/contract/codes'
import type { HouseFamily } from '../drawing/spec'
import type { Region } from '../places'
import type { Rng } from '../rng'
import type { Facts } from '../texts/facts'

/** All that is decided about a property before any field is written; every field follows from it. */
export interface Profile {
  id: number
  type: EstateType
  subType: string
  status: ListingStatus
  /** The second source numbers transactions its own way and carries a guid. */
  source: 'own' | 'second'
  /** In preparation: kept in the back office, hidden by the site. */
  hidden: boolean
  region: Region
  facts: Facts
  family: HouseFamily
  build?: 'OPEN' | 'HALF_OPEN' | 'CLOSED'
  floors: number
  toilets: number
  /** Euro; a month's rent when to let. */
  price: number
  groundValue: number
  parentId?: number
  /** Of the project it is a unit of. */
  architect?: string
  /** Its façade is drawn by this, as those of the other units and of the project are. */
  buildingSeed?: number
  unitNumber?: string
  /** ISO day on which what is being built is delivered. */
  deliveryDay?: string
  /** Sold under the VAT regime. */
  vat: boolean
  rng: Rng
  /** Decides what is true of the ground it stands on: the units of a project share it. */
  parcel: Rng
}

export const isLet = (status: ListingStatus): boolean => status === 'TO_RENT' || status === 'RENTED'
export const isGone = (status: ListingStatus): boolean =>
  status === 'SOLD' || status === 'RENTED' || status === 'TAKEN_OVER'
export const dealOf = (status: ListingStatus): Facts['deal'] =>
  isLet(status) ? 'rent' : status === 'TAKE_OVER' || status === 'TAKEN_OVER' ? 'takeOver' : 'sale'

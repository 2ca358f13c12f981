import { ROOM_TYPE_ID } from '../../contract/ids'
import { parkingPlaces, terraceArea } from './figures'
import type { DomainEstate } from './fromApi'

// What a page says there is. True, false where somebody says no, undefined where nobody says.

/** Of fields that say the same fact, the first that answers: in the order in which a page tells it. */
const firstAnswer = (...answers: (boolean | null | undefined)[]): boolean | undefined =>
  answers.find((answer) => answer !== null && answer !== undefined) ?? undefined

const orUnknown = (isTold: boolean): true | undefined => isTold || undefined

export const hasLift = ({ technical, listing }: DomainEstate) =>
  firstAnswer(technical?.elevator, listing?.comfort?.lift)

export const isFurnished = ({ technical, listing }: DomainEstate) =>
  firstAnswer(technical?.furniture, listing?.comfort?.furnished)

export const takesPets = ({ technical, general, listing }: DomainEstate) =>
  firstAnswer(technical?.petsAllowed, general.petsAllowed, listing?.comfort?.pets_allowed)

export const hasPool = ({ listing }: DomainEstate) => firstAnswer(listing?.comfort?.swimming_pool)

/** A surface, an orientation or a room of that kind says so. */
export const hasTerrace = (estate: DomainEstate) =>
  orUnknown(
    terraceArea(estate) !== undefined ||
      Boolean(estate.listing?.other?.terrace_orientation) ||
      (estate.layout?.rooms ?? []).some(({ typeId }) => typeId === ROOM_TYPE_ID.terrace),
  )

/** A garage, a carport or a space of its own. */
export const hasParking = (estate: DomainEstate) => orUnknown(parkingPlaces(estate) !== undefined)

/** Code of the state it is in. */
export const conditionOf = ({ technical, listing }: DomainEstate) =>
  technical?.condition ?? listing?.construction?.condition ?? undefined

/** Built new: said so, or in that state. A page tells no "no". */
export const isNewlyBuilt = (estate: DomainEstate) =>
  orUnknown(estate.technical?.newBuilding === true || conditionOf(estate) === 'NEW')

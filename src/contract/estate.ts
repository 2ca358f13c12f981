import { Type, type Static } from '@sinclair/typebox'
import { Count, Id, Localized, Maybe, NamedKind } from './common'
import {
  Address,
  CadastralIncome,
  Dimensions,
  Energy,
  ExtraField,
  General,
  Picture,
  Planning,
  Room,
  SalesRep,
  Technical,
  Video,
} from './estateParts'
import { ListingFields } from './listingFields'
import { SearchResult } from './search'

/** spec §3 */
export const Estate = Type.Recursive((This) =>
  Type.Object(
    {
      general: General,
      status: Maybe(NamedKind),
      address: Address,
      ki: Maybe(CadastralIncome),
      dimensions: Maybe(Dimensions),
      energy: Maybe(Energy),
      energyShared: Maybe(Energy),
      technical: Maybe(Technical),
      planning: Maybe(Planning),
      pictures: Type.Array(Picture),
      layout: Maybe(Type.Object({ rooms: Type.Array(Room) })),
      videos: Maybe(Type.Array(Video)),
      extraFields: Maybe(Type.Array(ExtraField)),
      salesRep: Maybe(SalesRep),
      listing: Maybe(ListingFields, {
        description: 'The labelled fields of a listing. Surfaces in m², money in euro.',
      }),
      collections: Maybe(Type.Array(Id)),
      guid: Maybe(Type.String({ minLength: 1, maxLength: 64 }), {
        description: 'Present on listings of the second data source, which numbers transactions its own way.',
      }),
      uri: Maybe(Localized, {
        description: 'Address of the detail page as the back office knows it; the site makes its own.',
      }),
      isSold: Maybe(Type.Boolean()),
      isProject: Maybe(Type.Boolean()),
      children: Type.Optional(
        Type.Array(This, {
          description: 'Units of a project. Only answered; an import takes units as estates of their own.',
        }),
      ),
    },
    { description: 'A property or a project; project units are its children by `general.parentId`.' },
  ),
)
export type Estate = Static<typeof Estate>

/** What of a project fits a search that asks something of its units. */
export const Fitting = Type.Object({
  /** Units that fit. */
  units: Count,
  /** Euro: the lowest price that is told of them; null where none is. */
  price: Type.Union([Type.Number(), Type.Null()]),
})
export type Fitting = Static<typeof Fitting>

/**
 * A listing as a search answers it: `fields` may have asked for less, so any part can be missing. `digest` is answered
 * when `fields` asks for it; it covers the listing and its units, and another one means that something changed. So is `fitting`, of
 * projects in a search that asks something of units (docs/decisions/217-price-of-what-fits.md).
 */
export type FoundEstate = Estate & { digest?: string; fitting?: Fitting }

export const EstateResult = SearchResult(Type.Unsafe<FoundEstate>(Type.Object({})))
export type EstateResult = Static<typeof EstateResult>

/** A project with all its units, or a stand-alone property with itself (`GET /estates/group/:id`). */
export const EstateGroup = Type.Object({ id: Id, title: Maybe(Localized), estates: Type.Array(Estate) })
export type EstateGroup = Static<typeof EstateGroup>

export const ContactInfo = Type.Object({
  estateId: Id,
  salesRep: Type.Union([SalesRep, Type.Null()]),
  agency: Type.Object({ name: Type.String(), phone: Type.String(), email: Type.String() }),
})
export type ContactInfo = Static<typeof ContactInfo>

/** A hand-picked set of estates (`GET /estate-collections/:id`). */
export const EstateCollection = Type.Object({ id: Id, name: Localized, estateIds: Type.Array(Id) })
export type EstateCollection = Static<typeof EstateCollection>

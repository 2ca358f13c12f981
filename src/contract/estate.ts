import { Type, type Static } from '@sinclair/typebox'
import { Count, Id, Localized, Maybe, NamedKind, told } from './common'
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
      general: told('What it is, and what is asked for it.', General),
      status: Maybe(NamedKind, {
        description: 'How it stands in the back office; the site hides those of `settings.hiddenStatus`.',
      }),
      address: told('Where it is.', Address),
      ki: Maybe(CadastralIncome, { description: 'Cadastral income, euro a year.' }),
      dimensions: Maybe(Dimensions, { description: 'Areas in m², widths and depths in m.' }),
      energy: Maybe(Energy, { description: 'How much energy it takes.' }),
      energyShared: Maybe(Energy, { description: 'The same of the shared parts of its building.' }),
      technical: Maybe(Technical, { description: 'How it is built, and from when it is free.' }),
      planning: Maybe(Planning, { description: 'What town planning says of it.' }),
      pictures: Type.Array(Picture, {
        description: 'Photos and floor plans; the first one stands on its card.',
      }),
      layout: Maybe(
        Type.Object({ rooms: Type.Array(Room, { description: 'One by one, with their surface.' }) }),
        { description: 'Its rooms.' },
      ),
      videos: Maybe(Type.Array(Video), { description: 'Videos, and the way to a virtual visit.' }),
      extraFields: Maybe(Type.Array(ExtraField), {
        description: 'What the back office says besides, each with a label of its own.',
      }),
      salesRep: Maybe(SalesRep, { description: 'Who sells it, told beside it.' }),
      listing: Maybe(ListingFields, {
        description: 'The labelled fields of a listing. Surfaces in m², money in euro.',
      }),
      collections: Maybe(Type.Array(Id), { description: 'Ids of the collections that it is in.' }),
      guid: Maybe(Type.String({ minLength: 1, maxLength: 64 }), {
        description: 'Present on listings of the second data source, which numbers transactions its own way.',
      }),
      uri: Maybe(Localized, {
        description: 'Address of the detail page as the back office knows it; the site makes its own.',
      }),
      isSold: Maybe(Type.Boolean(), { description: 'True: it is sold or rented, whatever else says so.' }),
      isProject: Maybe(Type.Boolean(), { description: 'True: it is a project; as `general.project`.' }),
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
export const EstateCollection = Type.Object({
  id: told('By what the collection is known: listings name it in `collections`.', Id),
  name: told('What it is called, per language.', Localized),
  estateIds: Type.Array(Id),
})
export type EstateCollection = Static<typeof EstateCollection>

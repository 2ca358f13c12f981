import { Type, type Static } from '@sinclair/typebox'
import { Id, Locale, Moment, OneOf } from './common'
import { Estate } from './estate'
import { DRAFT_KINDS } from './importLine'
import { Page } from './page'
import { RentalUnit } from './rental'

export const DraftKindSchema = OneOf(DRAFT_KINDS)

const stored = { id: Id, storedAt: Moment }

/**
 * A draft as the API would answer it were it published. Of an estate `data` is the whole listing, with all drafts of its
 * units in their place; when the draft is a unit, that is its project.
 */
export const Draft = Type.Union([
  Type.Object({ kind: Type.Literal('estate'), ...stored, data: Estate }),
  Type.Object({ kind: Type.Literal('rentalUnit'), ...stored, data: RentalUnit }),
  Type.Object({ kind: Type.Literal('page'), ...stored, data: Page }),
])
export type Draft = Static<typeof Draft>

/** A draft among all of a site's. */
export const ListedDraft = Type.Object({
  kind: DraftKindSchema,
  ...stored,
  /** In the site's default language, else in any; null without one. */
  title: Type.Union([Type.String(), Type.Null()]),
  /** Whether something public has the same number: the draft is a next state of that. */
  isPublished: Type.Boolean(),
})
export type ListedDraft = Static<typeof ListedDraft>

/** What a preview link is to be good for; two days unless told. */
export const PreviewLinkBody = Type.Object({
  locale: Type.Optional(Locale),
  hours: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 720 })),
})
export type PreviewLinkBody = Static<typeof PreviewLinkBody>

export const PreviewLink = Type.Object({ url: Type.String(), expiresAt: Moment })
export type PreviewLink = Static<typeof PreviewLink>

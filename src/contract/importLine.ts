import { Type, type Static, type TSchema } from '@sinclair/typebox'
import { Asset } from './asset'
import { Locale, told } from './common'
import { Estate, EstateCollection } from './estate'
import { Menu } from './navigation'
import { Entity, EntityItem, Page } from './page'
import { AgendaSlot, RentalPeriod, RentalUnit } from './rental'
import { Agreement, Site, Translations } from './site'

/** Everything an operator can import, by kind: the shape of `data`. */
export const IMPORT_KINDS = {
  site: Type.Omit(Site, ['id']),
  agreement: Agreement,
  translation: Type.Object({
    locale: told('The language.', Locale),
    texts: told(
      'Texts that the site says its own way: namespace → key → text, as in `locales` of the program.',
      Translations,
    ),
  }),
  menu: Menu,
  page: Page,
  entity: Entity,
  entityItem: EntityItem,
  collection: Type.Omit(EstateCollection, ['estateIds']),
  estate: Estate,
  rentalUnit: RentalUnit,
  rentalPeriod: RentalPeriod,
  agendaSlot: AgendaSlot,
  asset: Asset,
} as const satisfies Record<string, TSchema>

export type ImportKind = keyof typeof IMPORT_KINDS
export type ImportData<K extends ImportKind> = Static<(typeof IMPORT_KINDS)[K]>

/** Kinds that can be imported as drafts (`"draft": true`): kept beside what is public, seen by a preview link only. */
export const DRAFT_KINDS = ['estate', 'rentalUnit', 'page'] as const satisfies readonly ImportKind[]
export type DraftKind = (typeof DRAFT_KINDS)[number]
/** The kind as one that may be a draft; undefined of any other. */
export const draftKind = (kind: ImportKind): DraftKind | undefined =>
  DRAFT_KINDS.find((known) => known === kind)

/** A line that says of a thing that a full import is to leave as it is, though it does not hold it. */
export interface KeepLine {
  kind: ImportKind
  keep: number | string
}

/** Why files that a line names as pictures were not sent along, by what it calls them: each completes “…, which”. */
export interface WithLostPhotos {
  lostPhotos?: Record<string, string>
}

/** One line of an import file: a thing to keep, or the id of one to remove; of a draft where it says so. */
export type ImportLine = {
  [K in ImportKind]: (
    ({ kind: K; data: ImportData<K> } & WithLostPhotos) | { kind: K; delete: number | string }
  ) &
    (K extends DraftKind ? { draft?: boolean } : { draft?: never })
}[ImportKind]

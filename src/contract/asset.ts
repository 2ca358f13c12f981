import { Type, type Static } from '@sinclair/typebox'
import { Count, OneOf, told } from './common'
import { PhotoFacts } from './photo'

/** Widths in which pictures are served (issue: assets); `original` is as large as what is stored. */
export const ASSET_WIDTHS = [320, 640, 960, 1600] as const
export const ASSET_FORMATS = ['avif', 'webp', 'jpeg'] as const

const name = Type.String({
  pattern: '^[a-z0-9][a-z0-9._-]{0,127}$',
  description:
    'By what it is known, of small letters, figures, dots and lines: it stands at `/sites/<id>/assets/<name>`.',
})

/** A picture of the site, known by name. An SVG may be gzipped. */
export const Asset = Type.Object({
  name,
  kind: OneOf(['file'] as const, { description: 'There is one kind.' }),
  mime: Type.String({
    pattern: '^image/(jpeg|png|webp|avif|svg\\+xml)$',
    description: 'Its type: image/jpeg, image/png, image/webp, image/avif or image/svg+xml.',
  }),
  base64: Type.String({
    minLength: 4,
    pattern: '^[A-Za-z0-9+/]+=*$',
    description: 'Its bytes as base64 on one line, 1.5 MB of them at most; an SVG may be gzipped.',
  }),
  hash: Type.Optional(
    Type.String({
      pattern: '^[a-f0-9]{16,64}$',
      description:
        'What stands for these bytes in addresses, of which the first 16 digits count; their SHA-256 where it is not said. Other bytes need another one.',
    }),
  ),
  photo: Type.Optional(told('What an export tells of a photo that was sent as a file.', PhotoFacts)),
})
export type Asset = Static<typeof Asset>

/**
 * `?hash` makes the answer immutable; `?version=640.webp` asks a width and a format, `640` leaves the format to Accept. `?preview` is
 * the word of a preview link, for pictures of what is not public yet.
 */
export const AssetQuery = Type.Object({
  hash: Type.Optional(Type.String({ pattern: '^[a-f0-9]{8,64}$' })),
  version: Type.Optional(Type.String({ pattern: '^(320|640|960|1600|original)(\\.(avif|webp|jpeg))?$' })),
  preview: Type.Optional(Type.String({ maxLength: 200 })),
})
export type AssetQuery = Static<typeof AssetQuery>

/** What an import does, or would do, to things of a kind. */
const KindChanges = Type.Object({
  kind: Type.String(),
  added: Count,
  changed: Count,
  unchanged: Count,
  removed: Count,
})
export type KindChanges = Static<typeof KindChanges>

/** A field of lines that nothing knows: it is kept, and shown nowhere. */
const UnknownInLines = Type.Object({
  line: Type.Integer({ description: 'The first line that has it.' }),
  kind: Type.String(),
  field: Type.String(),
  meant: Type.Optional(Type.String({ description: 'The known field that is nearest.' })),
  count: Type.Integer({ description: 'Times that it was found.' }),
})
export type UnknownInLines = Static<typeof UnknownInLines>

export const ImportReport = Type.Object({
  imported: Count,
  deleted: Count,
  rejected: Count,
  dryRun: Type.Optional(Type.Boolean({ description: 'Nothing of it was kept.' })),
  changes: Type.Optional(
    Type.Array(KindChanges, {
      description: 'Told of a dry run, of a full import, and where it is asked for.',
    }),
  ),
  rejectedLines: Type.Optional(
    Type.Array(Type.Integer(), {
      description:
        'Told of a dry run: the lines that were rejected, where `errors` has those too that are taken all the same.',
    }),
  ),
  removed: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'Told of a full import: the first listings that it removed, or would, as their keeper calls them (reference, id of their feed) or by number.',
    }),
  ),
  refused: Type.Optional(Type.String({ description: 'Why a full import removed nothing.' })),
  unknown: Type.Optional(
    Type.Array(UnknownInLines, { description: 'Fields that nothing knows, each once.' }),
  ),
  lostBefore: Type.Optional(
    Type.Integer({
      description:
        'Pictures that are left out for the reason that an import before told, of things that have not changed since: `errors` has them after all others, with `isKnown`.',
    }),
  ),
  errors: Type.Array(
    Type.Object({
      line: Type.Integer(),
      kind: Type.String(),
      field: Type.String(),
      reason: Type.String(),
      picture: Type.Optional(
        Type.String({ description: 'With `isKnown`: what the line calls the picture.' }),
      ),
      isKnown: Type.Optional(
        Type.Boolean({ description: 'An import before told it, and what it is of has not changed since.' }),
      ),
    }),
  ),
})
export type ImportReport = Static<typeof ImportReport>

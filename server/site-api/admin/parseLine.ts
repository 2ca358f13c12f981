import { checker, type FieldError } from '../../../src/contract/check'
import type { Page } from '../../../src/contract/page'
import {
  DRAFT_KINDS,
  draftKind,
  IMPORT_KINDS,
  type ImportData,
  type ImportKind,
} from '../../../src/contract/importLine'
import { isId, MAX_ID } from '../../../src/contract/searchLimits'
import { unstorable, unstorableOf } from '../../http/storable'
import { nearest } from '../../nearest'
import { listFaults } from '../pages/listFaults'
import { pageFaults } from '../pages/pageFaults'
import { tooLong } from './longTexts'
import { type UnknownField, unknownFields } from './unknownFields'
import { unrealTimes } from './unrealTimes'
import { withoutBadLinks } from './withoutBadLinks'
import type { LostPhotos } from './withoutForeignPictures'
import { withPlainTexts } from './withPlainTexts'
import type { Key, Writer } from './writer'
import { WRITERS } from './writers'

export type AnyData = ImportData<ImportKind>

export type ParsedLine =
  | {
      op: 'upsert' | 'draft'
      kind: ImportKind
      key: Key
      data: AnyData
      unknown: UnknownField[]
      /** Why files that it names are not there. */
      lost?: LostPhotos
    }
  | { op: 'delete' | 'deleteDraft'; kind: ImportKind; key: Key }
  | { op: 'keep'; kind: ImportKind; key: Key }
  | BadLine

interface BadLine {
  op: 'bad'
  kind: string
  errors: FieldError[]
  unknown?: UnknownField[]
}

const KINDS = Object.keys(IMPORT_KINDS) as ImportKind[]
const CHECKERS = Object.fromEntries(
  KINDS.map((kind) => [kind, checker(IMPORT_KINDS[kind], { meant: nearest })]),
) as Record<ImportKind, ReturnType<typeof checker>>

/** Of a kind that there is not, as much is repeated. */
const LONGEST_KIND = 60

/** The kind that was probably meant, as a sentence ends by it. */
function meantKind(name: unknown): string {
  const meant = typeof name === 'string' ? nearest(name, KINDS) : undefined
  return meant === undefined ? '' : `; did you mean ${meant}?`
}

const BOTH = 'cannot stand beside data: a line keeps a thing or removes one'
const ALONE = 'stands alone: it says of a thing that it stays as it is'

const bad = (kind: string, ...errors: FieldError[]): BadLine => ({ op: 'bad', kind, errors })
const inData = (error: FieldError): FieldError => ({
  ...error,
  field: error.field ? `data.${error.field}` : 'data',
})
/** The writer of a kind; its data was checked to be of that kind. */
export const writerOf = (kind: ImportKind) => WRITERS[kind] as unknown as Writer<AnyData>

function parseKey(kind: ImportKind, field: 'delete' | 'keep', key: unknown, isDraft: boolean): ParsedLine {
  if (kind === 'site') return bad(kind, { field, reason: 'a site is not removed by an import' })
  const { keyType } = writerOf(kind)
  const good = keyType === 'number' ? isId(key) : typeof key === 'string' && !unstorable(key)
  if (good && field === 'keep') return { op: field, kind, key: key as Key }
  if (good) return { op: isDraft ? 'deleteDraft' : 'delete', kind, key: key as Key }
  const reason =
    keyType === 'number' ? `must be an id, a whole number from 1 to ${MAX_ID}` : 'must be a name, in quotes'
  return bad(kind, { field, reason })
}

/** What is wrong with a line's `draft`. */
function draftError(kind: ImportKind, draft: unknown): FieldError | undefined {
  if (draft === undefined || draft === false) return undefined
  if (draft !== true) return { field: 'draft', reason: 'must be true or false' }
  return draftKind(kind) ? undefined : { field: 'draft', reason: `is for ${DRAFT_KINDS.join(', ')} only` }
}

/** What a line says of photos that its sender could not send; what is no text that can be kept is passed over: it changes nothing but words. */
function lostPhotos(told: unknown): { lost?: LostPhotos } {
  if (typeof told !== 'object' || told === null) return {}
  const isText = (why: unknown) => typeof why === 'string' && !unstorable(why)
  return { lost: new Map(Object.entries(told).filter(([, why]) => isText(why))) }
}

/** What no schema says of a thing that fits its own: what a page lists is asked as a search would be. */
function furtherFaults(kind: ImportKind, data: AnyData): FieldError[] {
  if (kind === 'page') {
    const faults = listFaults(data as Page)
    if (faults.length) return faults
  }
  return unrealTimes(IMPORT_KINDS[kind], data)
}

/** One line of an import: what is to be done, or everything that is wrong with it. */
export function parseLine(text: string): ParsedLine {
  let line: unknown
  try {
    line = JSON.parse(text)
  } catch (error) {
    return bad('', { field: '', reason: `is not JSON: ${(error as Error).message}` })
  }
  if (typeof line !== 'object' || line === null || Array.isArray(line)) {
    return bad('', { field: '', reason: 'must be an object with kind and data' })
  }
  const {
    kind: name,
    data: told,
    delete: key,
    keep,
    draft,
    lostPhotos: lost,
  } = line as Record<string, unknown>
  const kind = KINDS.find((known) => known === name)
  if (!kind) {
    return bad(typeof name === 'string' ? name.slice(0, LONGEST_KIND) : '', {
      field: 'kind',
      reason: `must be one of ${KINDS.join(', ')}${meantKind(name)}`,
    })
  }
  const notADraft = draftError(kind, draft)
  if (notADraft) return bad(kind, notADraft)
  if (key !== undefined && told !== undefined) return bad(kind, { field: 'delete', reason: BOTH })
  if (keep !== undefined && (key !== undefined || told !== undefined))
    return bad(kind, { field: 'keep', reason: ALONE })
  if (keep !== undefined) return parseKey(kind, 'keep', keep, false)
  if (key !== undefined) return parseKey(kind, 'delete', key, draft === true)
  if (told === undefined) return bad(kind, { field: 'data', reason: 'is required' })
  // First of all: what goes too deep is more than others can look into.
  const unkept = unstorableOf(text, told, kind === 'asset' ? undefined : tooLong)
  if (unkept) return bad(kind, inData(unkept))
  const data = withPlainTexts(kind, withoutBadLinks(told))
  // In words for who wrote it: the contract has a pattern for it only. Before links are dropped, or an address that runs would be gone
  // without a word.
  const misplaced = kind === 'page' ? pageFaults(told) : []
  const named = new Set(misplaced.map(({ field }) => field))
  const errors = [...misplaced, ...CHECKERS[kind](data).filter(({ field }) => !named.has(field))]
  const unknown = unknownFields(kind, data)
  // A field that is missing may stand there under another name.
  const faults = errors.length ? errors : furtherFaults(kind, data as AnyData)
  if (faults.length) return { ...bad(kind, ...faults.map(inData)), unknown }
  const op = draft ? 'draft' : 'upsert'
  const thing = { op, kind, key: writerOf(kind).keyOf(data as AnyData), data: data as AnyData } as const
  return { ...thing, unknown, ...lostPhotos(lost) }
}

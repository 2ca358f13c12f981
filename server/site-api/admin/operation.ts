import { draftKind, type ImportKind } from '../../../src/contract/importLine'
import { type DraftData, dropDrafts, keepDrafts } from '../drafts/draftStore'
import { type AnyData, type ParsedLine, writerOf } from './parseLine'
import type { Db, Key, Rejection } from './writer'

/** What an import does with things of one kind. */
export interface Operation {
  kind: ImportKind
  op: Exclude<ParsedLine['op'], 'bad' | 'keep'>
}

export const isOfDrafts = ({ op }: Operation) => op === 'draft' || op === 'deleteDraft'
export const isRemoval = ({ op }: Operation) => op === 'delete' || op === 'deleteDraft'

/** Takes drafts away, or what is public with the drafts of it. */
export async function remove(db: Db, siteId: string, operation: Operation, keys: Key[]): Promise<void> {
  const kind = draftKind(operation.kind)
  if (!isOfDrafts(operation)) await writerOf(operation.kind).remove(db, siteId, keys)
  if (kind) await dropDrafts(db, siteId, kind, keys.map(Number))
}

/** Keeps drafts beside what is public, or makes things public, which ends the drafts of them. */
export async function keep(
  db: Db,
  siteId: string,
  operation: Operation,
  items: AnyData[],
  arrivedAt?: string,
): Promise<Rejection[]> {
  const kind = draftKind(operation.kind)
  if (kind && isOfDrafts(operation)) return keepDrafts(db, siteId, kind, items as DraftData[])
  const writer = writerOf(operation.kind)
  const rejections = await writer.upsert(db, siteId, items, arrivedAt)
  const refused = new Set(rejections.map(({ index }) => index))
  const published = items.filter((_, index) => !refused.has(index)).map((item) => Number(writer.keyOf(item)))
  if (kind && published.length) await dropDrafts(db, siteId, kind, published)
  return rejections
}

import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { ImportKind } from '../../../src/contract/importLine'
import type { Announce } from './hookMessages'
import type { Db, Key } from './writer'

/** Notes what an import wrote or removed, in the transaction that does it, until somebody was told. */
export async function noteChange(
  transaction: Db,
  siteId: string,
  kind: ImportKind,
  keys: readonly Key[],
): Promise<void> {
  if (!keys.length) return
  await transaction
    .insertInto('import_change')
    .values({ site_id: siteId, kind, keys: JSON.stringify(keys) })
    .execute()
}

/**
 * Tells of everything that is noted for a site. A process that dies in between tells of it once more: published twice is the same
 * as published once.
 */
export async function announceChanges(db: Db, siteId: string, announce: Announce): Promise<void> {
  const rows = await db
    .selectFrom('import_change')
    .select(['id', 'kind', 'keys'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute()
  if (!rows.length) return
  const changed = new Map<ImportKind, Set<Key>>()
  for (const { kind, keys } of rows) {
    const known = changed.get(kind) ?? new Set()
    for (const key of keys) known.add(key)
    changed.set(kind, known)
  }
  await announce(siteId, changed)
  await db
    .deleteFrom('import_change')
    .where('site_id', '=', siteId)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}

/** Milliseconds between two looks, and seconds without anything new after which an import is no more at it. */
const EVERY = 10_000
const QUIET_S = 20

/** Tells of what imports left behind whose process ended, or whose last word found no database. */
export function announceLeftovers(app: FastifyInstance): void {
  async function look(): Promise<void> {
    const { rows } = await sql<{ site_id: string }>`
      select site_id from import_change group by site_id
      having max(stored_at) < now() - make_interval(secs => ${QUIET_S})
    `.execute(app.db)
    for (const { site_id: siteId } of rows) await announceChanges(app.db, siteId, app.telling.announce)
  }
  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => app.log.warn(error, 'what imports left could not be told of'))
      .finally(() => (looking = undefined))
  }, EVERY)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await looking
  })
}

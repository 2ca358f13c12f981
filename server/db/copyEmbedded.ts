import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { unless } from '../errorCode'
import type { Database } from './tables'

/** Where PGlite has its files, below `DATA_DIR`. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'pglite')

/** Where copies lie, below `DATA_DIR`. */
export const COPIES = 'copies'

/** Milliseconds within which a file that is written twice may say the same time of change. */
const ONE_MOMENT = 2000

/** Copies what is not as `copied` says, which then says it. */
async function copyChanged(from: string, to: string, copied: Map<string, string>): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const there = new Set<string>()
  for (const entry of entries) {
    const source = join(entry.parentPath, entry.name)
    const path = relative(from, source)
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true })
    if (!entry.isFile()) continue
    const found = await stat(source, { bigint: true }).catch(unless('ENOENT'))
    if (!found) continue
    there.add(path)
    const state = `${found.mtimeNs} ${found.size}`
    if (copied.get(path) === state) continue
    await mkdir(join(to, path, '..'), { recursive: true })
    await copyFile(source, join(to, path), constants.COPYFILE_FICLONE).catch(unless('ENOENT'))
    const isSettled = Date.now() - Number(found.mtimeMs) > ONE_MOMENT
    if (isSettled) copied.set(path, state)
  }
  for (const path of copied.keys()) if (!there.has(path)) await rm(join(to, path), { force: true })
}

/**
 * Copies the files of the embedded database while it is used (docs/decisions/407-a-backup-of-a-running-program.md): once beside its
 * work, then, while nobody else has a turn, what changed meanwhile. What is copied opens as after a crash at that moment.
 */
export async function copyEmbedded(db: Kysely<Database>, dataDir: string, to: string): Promise<void> {
  const from = embeddedFolder(dataDir)
  const copy = embeddedFolder(to)
  await mkdir(copy, { recursive: true, mode: 0o700 })
  const copied = new Map<string, string>()
  await sql`checkpoint`.execute(db)
  await copyChanged(from, copy, copied)
  await db.connection().execute(async (alone) => {
    await sql`checkpoint`.execute(alone)
    await copyChanged(from, copy, copied)
  })
}

import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { OWNER_ONLY, readBackup, textOf } from './backupFile'
import { ABOUT, type About, FOLDERS, type Manifest } from './form'
import { type Loading, openLoading } from './loadTables'
import { SETTINGS_FILE, settingLines } from './settings'
import { type Db, inPlainForm } from './tables'
import { Damaged, type Entry } from './tarFile'

/** What came of reading a backup into a database and a folder. */
export interface Loaded {
  manifest: Manifest
  rows: number
  /** Mails that the next start sends. */
  waitingMails: number
}

/** A path below a folder, in parts. @throws Damaged when it leads out of it */
function partsOf(path: string): string[] {
  const parts = path.split('/')
  if (parts.some((part) => part === '' || part === '.' || part === '..' || /[\\\0]/.test(part)))
    throw new Damaged(`it has a file with the path ${path}`)
  return parts
}

async function keepFile(to: string, body: Entry['body']): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await pipeline(body, createWriteStream(to, { flags: 'wx', mode: OWNER_ONLY }))
}

/** Where an entry goes, by the folder it stands in. */
function takerOf(loading: Loading, rows: Record<string, number>, staging: string) {
  return async ({ path, body }: Entry): Promise<void> => {
    if (path === ABOUT) return
    const [folder, ...inside] = partsOf(path)
    const [name] = inside
    if (name === undefined) throw new Damaged(`it has ${path}, which has no place`)
    if (folder === FOLDERS.database) {
      rows[name] = (rows[name] ?? 0) + (await loading.load(name, await textOf(body)))
    } else if (folder === FOLDERS.files) {
      await keepFile(join(staging, ...inside), body)
    } else if (folder === FOLDERS.sites) {
      await keepFile(join(staging, FOLDERS.sites, ...inside), body)
    } else throw new Damaged(`it has ${path}, which has no place`)
  }
}

async function waitingMails(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mail where state in ('waiting', 'sending')
  `.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Reads a backup: tables into the database of a transaction, which has none, and files into a folder of its own.
 * @throws Damaged when it is not as it was written; whoever called undoes what was done until then
 */
export async function loadBackup(
  db: Db,
  { file, about, staging }: { file: string; about: About; staging: string },
  { signal, onBytes }: { signal: AbortSignal; onBytes: (read: number) => void },
): Promise<Loaded> {
  await inPlainForm(db)
  const loading = await openLoading(db, about)
  const rows: Record<string, number> = {}
  const take = takerOf(loading, rows, staging)
  const manifest = await readBackup(
    file,
    async (entry) => {
      signal.throwIfAborted()
      await take(entry)
    },
    onBytes,
  )
  for (const [table, count] of Object.entries(manifest.rows))
    if ((rows[table] ?? 0) !== count)
      throw new Damaged(`it has ${rows[table] ?? 0} rows of ${table} instead of ${count}`)
  await loading.finish(manifest)
  const settings = settingLines(about.settings)
  if (settings) await writeFile(join(staging, SETTINGS_FILE), settings, { mode: OWNER_ONLY })
  return {
    manifest,
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    waitingMails: await waitingMails(db),
  }
}

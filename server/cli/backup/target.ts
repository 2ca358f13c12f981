import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { COPIES } from '../../db/copyEmbedded'
import { SITES_DIR } from '../../siteFolder/siteFolders'
import { FOLDERS } from './form'
import { type Db, tablesOf } from './tables'

/** Begins the name of the folder, below `DATA_DIR`, in which a restore gathers what it reads. */
export const STAGING = '.restore-'
/** Begins the name of what is kept of a target that was not empty. */
const REPLACED = 'replaced'

/** What may lie in a `DATA_DIR` without data; a dot begins what tools keep in a home, which it is of the program's user: `.npm`, above all. */
const NO_DATA = ['.', `${REPLACED}-`, 'lost+found', COPIES, 'backup.lock', 'pglite.pid', 'logs']

/** What data there is in a `DATA_DIR`: names of files and folders. */
const dataIn = async (dataDir: string): Promise<string[]> =>
  (await readdir(dataDir).catch(() => [])).filter((name) => !NO_DATA.some((begin) => name.startsWith(begin)))

const REFUSED =
  'A restore fills what is empty. --force puts what is there aside, where it stays until you remove it: '

/** @throws Error that says what is there, and what --force does */
export async function assertEmptyFolder(dataDir: string): Promise<void> {
  const found = await dataIn(dataDir)
  if (!found.length) return
  throw new Error(
    `${dataDir} is not empty: it has ${found.sort().join(', ')}. ${REFUSED}into ${join(dataDir, `${REPLACED}-<moment>`)}.`,
  )
}

/** Milliseconds in which PostgreSQL lets go of the connections of a program that has just been stopped, and how often it is asked. */
const LEAVING_MS = 3000
const ASK_MS = 100

/**
 * Waits some seconds for a program that is just leaving.
 * @throws Error when a program of this kind has the PostgreSQL database open: it would go on with what it knows
 */
export async function assertNobodyThere(db: Db): Promise<void> {
  for (let left = LEAVING_MS; await isSomebodyThere(db); left -= ASK_MS) {
    if (left <= 0)
      throw new Error('A program of this kind has the database of DATABASE_URL open: stop it first')
    await pause(ASK_MS)
  }
}

async function isSomebodyThere(db: Db): Promise<boolean> {
  // A transaction sees the connections of its first look until it is told to look again.
  await sql`select pg_stat_clear_snapshot()`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'aanbod%' and pid <> pg_backend_pid()
  `.execute(db)
  return !!rows[0]?.count
}

/** A moment as part of a name. */
export const momentName = (): string => new Date().toISOString().replace(/\D/g, '').slice(0, 14)

/**
 * Makes room in PostgreSQL: the schema is put aside with whatever is in it, where the program has tables there.
 * Gives what it is called now, if there was one.
 * @throws Error that says what is there, and what --force does
 */
export async function makeRoom(db: Db, force: boolean, moment: string): Promise<string | undefined> {
  const tables = await tablesOf(db)
  if (!tables.length) return undefined
  if (!force)
    throw new Error(
      `The database of DATABASE_URL is not empty: it has ${tables.length} tables of this program. ${REFUSED}as a schema ${REPLACED}_<moment> of the same database.`,
    )
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  const name = rows[0]?.name ?? 'public'
  const aside = `${REPLACED}_${moment}`
  await sql`alter schema ${sql.ref(name)} rename to ${sql.ref(aside)}`.execute(db)
  await sql`create schema ${sql.ref(name)}`.execute(db)
  return aside
}

export const asideFolder = (dataDir: string, moment: string): string => join(dataDir, `${REPLACED}-${moment}`)

/**
 * Puts what was gathered into its places, and before it what is there into `aside`: by renames alone.
 * Gives how to undo it; whatever fails is undone.
 */
export async function place(staging: string, dataDir: string, aside: string): Promise<() => Promise<void>> {
  const done: { from: string; to: string }[] = []
  const move = async (from: string, to: string) => {
    await rename(from, to)
    done.push({ from, to })
  }
  const undo = async () => {
    for (const { from, to } of done.splice(0).reverse()) await rename(to, from)
    await rm(aside, { recursive: true, force: true })
  }
  try {
    const there = await dataIn(dataDir)
    if (there.length) await mkdir(aside, { mode: 0o700 })
    for (const name of there) await move(join(dataDir, name), join(aside, name))
    for (const name of await readdir(staging))
      if (name !== FOLDERS.sites) await move(join(staging, name), join(dataDir, name))
    return undo
  } catch (error) {
    await undo()
    throw error
  }
}

/** Puts folders of sites where there are none of that name; gives those that stay as they are. */
export async function placeSites(staging: string, projectDir: string): Promise<string[]> {
  const from = join(staging, FOLDERS.sites)
  const kept: string[] = []
  for (const name of await readdir(from).catch(() => [])) {
    const to = join(projectDir, SITES_DIR, name)
    if (existsSync(to)) {
      kept.push(`${SITES_DIR}/${name}`)
      continue
    }
    // Of another disk, perhaps: copied beside its place, so that it is there whole or not at all.
    const beside = join(projectDir, SITES_DIR, `${STAGING}${name}`)
    await rm(beside, { recursive: true, force: true })
    await cp(join(from, name), beside, { recursive: true })
    await rename(beside, to)
  }
  return kept
}

import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '../../db/connect'
import { embeddedFolder } from '../../db/copyEmbedded'
import { lockDirectory } from '../../db/directoryLock'
import { progressOf } from '../progress'
import type { Surroundings } from './backupCommand'
import { assertUnzips, readAbout, readBackup } from './backupFile'
import { type About, checkAbout, Newer } from './form'
import { type Loaded, loadBackup } from './loadBackup'
import { restoredLines } from './restoredLines'
import { Damaged } from './tarFile'
import {
  asideFolder,
  assertEmptyFolder,
  assertNobodyThere,
  makeRoom,
  momentName,
  place,
  placeSites,
  STAGING,
} from './target'

export const RESTORE_USAGE = `Makes this machine what another one was when its backup was made (docs/operate.md).

  npm run restore -- FILE.tar.gz [--force]
  npm run restore -- FILE.tar.gz --check

  --force  what is there already is put aside, and stays until you remove it
  --check  reads the file from its beginning to its end, and says whether it is whole; changes nothing

Fills DATA_DIR, and the database of DATABASE_URL where that is set, whichever kind of database the backup is of. No program may run
on them meanwhile. What fails leaves everything as it was.`

export interface RestoreArguments {
  file: string
  force: boolean
  check: boolean
}

/** What `npm run restore` was asked for; undefined: help. @throws Error that says what is wrong */
export function restoreArguments(args: string[]): RestoreArguments | undefined {
  const flag = { type: 'boolean', default: false } as const
  const options = { force: flag, check: flag, help: flag }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (values.help) return undefined
  const [file, ...others] = positionals
  if (file === undefined || others.length) throw new Error(RESTORE_USAGE)
  return { file, force: values.force, check: values.check }
}

export type Restoring = Omit<Surroundings, 'env'>

/** What a restore works with. */
interface Work {
  /** Where files are gathered. */
  staging: string
  aside: string
  /** By which what was there is known, in names. */
  moment: string
  load: (db: Parameters<typeof loadBackup>[0]) => Promise<Loaded>
  force: boolean
}

/** Into a database of its own, whose files are put into their place with all others. */
async function intoEmbedded({ staging, aside, load }: Work, dataDir: string): Promise<Loaded> {
  const connection = await connect({ dataDir: staging })
  const loaded = await connection.db
    .transaction()
    .execute(load)
    .finally(() => connection.close())
  await place(staging, dataDir, aside)
  return loaded
}

/** In one transaction, at whose end all files have their places. Gives what the schema that was there is called now, if there was one. */
async function intoPostgres(
  { staging, aside, moment, load, force }: Work,
  databaseUrl: string,
  dataDir: string,
): Promise<{ loaded: Loaded; schema: string | undefined }> {
  const connection = await connect({ databaseUrl })
  let undo: (() => Promise<void>) | undefined
  try {
    return await connection.db.transaction().execute(async (db) => {
      await assertNobodyThere(db)
      const schema = await makeRoom(db, force, moment)
      const loaded = await load(db)
      undo = await place(staging, dataDir, aside)
      return { loaded, schema }
    })
  } catch (error) {
    await undo?.()
    throw error
  } finally {
    await connection.close()
  }
}

/** Works with a `DATA_DIR` that no program has, and with a folder in it in which files are gathered. One that was not there is taken away again when it fails. */
async function withStaging<T>(dataDir: string, work: (staging: string) => Promise<T>): Promise<T> {
  const isNew = !existsSync(dataDir)
  const unlock = await lockDirectory(`${embeddedFolder(dataDir)}.pid`)
  let isDone = false
  try {
    for (const name of await readdir(dataDir))
      if (name.startsWith(STAGING)) await rm(join(dataDir, name), { recursive: true, force: true })
    const staging = await mkdtemp(join(dataDir, STAGING))
    try {
      const result = await work(staging)
      isDone = true
      return result
    } finally {
      await rm(staging, { recursive: true, force: true })
    }
  } finally {
    await unlock()
    if (isNew && !isDone) await rmdir(dataDir).catch(() => undefined)
  }
}

/** Reads a file to its end, with the progress of that. @throws Damaged when it is not whole */
async function reading<T>(
  title: string,
  size: number,
  { isTTY, print }: Restoring,
  work: (onBytes: (read: number) => void) => Promise<T>,
): Promise<T> {
  const progress = progressOf(title, size, { isTTY, print })
  return work((read) => progress.update(read)).finally(() => progress.stop())
}

/** What a file says of itself, and its bytes. @throws Damaged, and Error when there is none, or it is of a newer program */
async function opened(file: string, restoring: Restoring): Promise<{ about: About; size: number }> {
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  )
  if (size === undefined) throw new Error(`There is no file ${file}`)
  try {
    return { about: checkAbout(await readAbout(file)), size }
  } catch (error) {
    // One changed byte can make any name of a version: whoever were sent for that version would look in vain.
    if (error instanceof Newer)
      await reading('Checking', size, restoring, (onBytes) => assertUnzips(file, restoring.signal, onBytes))
    throw error
  }
}

const inWords = (file: string) => (error: unknown) => {
  if (!(error instanceof Damaged)) throw error
  throw new Error(`${file} cannot be restored: ${error.message}. Nothing was changed.`, { cause: error })
}

async function restore({ file, force, check }: RestoreArguments, restoring: Restoring): Promise<string[]> {
  const { config, projectDir, signal } = restoring
  const { databaseUrl, dataDir } = config
  const { about, size } = await opened(file, restoring)
  if (!check && !force) await assertEmptyFolder(dataDir)
  // Before anything is touched, and before a database is made: it takes a small part of the time.
  await reading('Checking', size, restoring, (onBytes) =>
    readBackup(file, async () => signal.throwIfAborted(), onBytes),
  )
  if (check)
    return [`${file} is whole: of ${about.madeAt}, by ${about.program}, sites ${about.sites.join(', ')}.`]
  return withStaging(dataDir, async (staging) => {
    const moment = momentName()
    const load: Work['load'] = (db) =>
      reading('Restoring', size, restoring, (onBytes) =>
        loadBackup(db, { file, about, staging }, { signal, onBytes }),
      )
    const work: Work = { staging, aside: asideFolder(dataDir, moment), moment, load, force }
    const { loaded, schema } = databaseUrl
      ? await intoPostgres(work, databaseUrl, dataDir)
      : { loaded: await intoEmbedded(work, dataDir), schema: undefined }
    const kept = await placeSites(staging, projectDir)
    return restoredLines({ file, about, loaded, kept, config, aside: work.aside, schema })
  })
}

/** What `npm run restore` does; gives the lines to print. @throws Error with what is wrong, in words; all is as it was then */
export const restoreCommand = (asked: RestoreArguments, restoring: Restoring): Promise<string[]> =>
  restore(asked, restoring).catch(inWords(asked.file))

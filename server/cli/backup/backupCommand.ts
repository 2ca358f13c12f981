import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../../config'
import { knownSecrets, SECRET_FILES } from '../../secrets'
import { progressOf } from '../progress'
import { withLock } from '../withLock'
import { atOneMoment, backupEntries, type Sources } from './backupEntries'
import { writeBackup } from './backupFile'
import { sizeOf } from './dumpTables'
import { filesToKeep } from './files'
import { FORMAT } from './form'
import { programState } from './programState'
import { settingsOf } from './settings'
import { openSnapshot } from './snapshot'
import { type Db, migrationsOf, tablesOf } from './tables'
import { sizeText } from '../../sizeText'

export const BACKUP_USAGE = `Writes all that another machine needs to be this one into a file (docs/operate.md).

  npm run backup -- FILE.tar.gz [--without-renditions] [--force]

  --without-renditions  leaves out the widths and formats that were made of pictures; they are made again when they are asked for
  --force               a file of that name is replaced

The program may run meanwhile. Run it where the program has its DATA_DIR, with the same environment. The file holds secrets and
what visitors wrote: only who owns it can read it.`

export interface BackupArguments {
  file: string
  withRenditions: boolean
  force: boolean
}

/** What `npm run backup` was asked for; undefined: help. @throws Error that says what is wrong */
export function backupArguments(args: string[]): BackupArguments | undefined {
  const flag = { type: 'boolean', default: false } as const
  const options = { 'without-renditions': flag, force: flag, help: flag }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (values.help) return undefined
  const [file, ...others] = positionals
  if (file === undefined || others.length) throw new Error(BACKUP_USAGE)
  return { file, withRenditions: !values['without-renditions'], force: values.force }
}

/** Where a command works, and whom it tells how far it is. */
export interface Surroundings {
  /** As the environment has it: without the secrets that are kept in files. */
  config: Config
  env: Readonly<Record<string, string | undefined>>
  projectDir: string
  isTTY: boolean
  print: (line: string) => void
  signal: AbortSignal
}

async function sourcesOf(
  db: Db,
  asked: BackupArguments,
  surroundings: Surroundings,
  kind: Sources['about']['database'],
): Promise<Sources> {
  const { config, env, projectDir } = surroundings
  const tables = await tablesOf(db)
  const known = tables.some(({ name }) => name === 'site')
    ? (await db.selectFrom('site').select('site_id').orderBy('site_id').execute()).map((row) => row.site_id)
    : []
  const sites = [...new Set([...known, ...config.siteIds])]
  return {
    about: {
      format: FORMAT,
      madeAt: new Date().toISOString(),
      program: await programState(projectDir),
      migrations: await migrationsOf(db),
      database: kind,
      tables: Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((one) => one.name)])),
      sites: known,
      settings: settingsOf(env),
    },
    tables,
    secrets: await knownSecrets(config),
    files: await filesToKeep({
      dataDir: config.dataDir,
      projectDir,
      sites,
      withRenditions: asked.withRenditions,
    }),
    facts: { rows: {}, counters: [] },
  }
}

async function write(
  db: Db,
  asked: BackupArguments,
  sources: Sources,
  { isTTY, print, signal }: Surroundings,
) {
  const ofFiles = sources.files.reduce((sum, { size }) => sum + size, 0)
  const total = Math.max(1, (await sizeOf(db, sources.tables)) + ofFiles)
  const progress = progressOf('Backing up', total, { isTTY, print })
  let done = 0
  const onBytes = (bytes: number) => {
    done += bytes
    // What tables take on disk is not quite what is written of them.
    progress.update(Math.min(done, total))
  }
  const { about, facts } = sources
  try {
    await writeBackup(asked.file, backupEntries(db, sources, onBytes), {
      signal,
      facts: () => facts,
      madeAt: new Date(about.madeAt),
    })
  } finally {
    progress.stop()
  }
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

async function told(asked: BackupArguments, { about, facts, files, secrets }: Sources): Promise<string[]> {
  const rows = Object.values(facts.rows).reduce((sum, count) => sum + count, 0)
  const { size } = await stat(asked.file)
  const missing = Object.entries(SECRET_FILES).filter(([key]) => !(key in secrets))
  const what = [
    `${counted(about.sites.length, 'site')} (${about.sites.join(', ')})`,
    counted(rows, 'row'),
    `${counted(facts.rows['asset'] ?? 0, 'picture')}`,
    counted(files.length, 'file'),
  ]
  return [
    `Wrote ${asked.file}, ${sizeText(size)}: ${what.join(', ')}.`,
    'It holds secrets and what visitors wrote. Only its owner may read it (0600): keep it so wherever it goes.',
    ...missing.map(
      ([, name]) =>
        `There is no ${name} here, neither in the environment nor in DATA_DIR: a start makes a new one.`,
    ),
  ]
}

/** What `npm run backup` does; gives the lines to print. @throws Error with what is wrong, in words */
export async function backupCommand(asked: BackupArguments, surroundings: Surroundings): Promise<string[]> {
  const { config } = surroundings
  if (existsSync(asked.file) && !asked.force)
    throw new Error(`There is a file ${asked.file} already: --force replaces it`)
  if (!existsSync(config.dataDir))
    throw new Error(`There is no folder ${config.dataDir}: set DATA_DIR as the program has it`)
  return withLock(
    join(config.dataDir, 'backup.lock'),
    async () => {
      const { adminToken = '' } = await knownSecrets(config)
      const snapshot = await openSnapshot({ ...config, adminToken })
      try {
        const sources = await atOneMoment(snapshot, async (db) => {
          const found = await sourcesOf(db, asked, surroundings, snapshot.kind)
          if (!found.about.migrations.length)
            throw new Error('There is nothing to back up: the database has no tables of this program')
          await write(db, asked, found, surroundings)
          return found
        })
        return await told(asked, sources)
      } finally {
        await snapshot.close()
      }
    },
    'backup',
  )
}

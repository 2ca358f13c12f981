import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config'
import type { About } from './form'
import type { Loaded } from './loadBackup'
import { saidAnew, SETTINGS_FILE } from './settings'

interface Restored {
  file: string
  about: About
  loaded: Loaded
  /** Folders of sites that were there, and stay as they are. */
  kept: readonly string[]
  config: Pick<Config, 'dataDir' | 'databaseUrl'>
  /** Where what was there is, if anything was. */
  aside: string
  /** What the schema of PostgreSQL is called now that was there, if one was. */
  schema: string | undefined
}

/** What an operator is told of a restore, and what is to be done next. */
export function restoredLines({ file, about, loaded, kept, config, aside, schema }: Restored): string[] {
  const { dataDir, databaseUrl } = config
  const anew = saidAnew(about.settings)
  const names = Object.keys(about.settings).filter((name) => !anew.includes(name))
  const settings = join(dataDir, SETTINGS_FILE)
  const { waitingMails } = loaded
  return [
    `Restored ${file} of ${about.madeAt} (${about.program}): sites ${about.sites.join(', ')}; ${loaded.rows} rows, into ${databaseUrl ? 'the database of DATABASE_URL' : 'the embedded database'} and ${dataDir}.`,
    ...(names.length
      ? [`It ran with ${names.join(', ')}: set -a; . ${settings}; set +a gives a shell the same.`]
      : []),
    ...(anew.length
      ? [
          `${anew.join(', ')} said where its other processes were, and stand in that file as remarks: without them all is one process here; set them for others of this machine.`,
        ]
      : []),
    ...(waitingMails
      ? [
          `${waitingMails} ${waitingMails === 1 ? 'mail waits' : 'mails wait'} in the outbox: the next start sends ${waitingMails === 1 ? 'it' : 'them'}, also what was sent since the backup was made.`,
        ]
      : []),
    ...kept.map((folder) => `${folder} was there, and is as it was.`),
    ...(existsSync(aside) ? [`What was there is in ${aside}: remove it once all is well.`] : []),
    ...(schema ? [`Tables that were there are in the schema ${schema}: drop it once all is well.`] : []),
    'npm start builds the pages anew and serves them.',
  ]
}

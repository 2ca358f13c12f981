import { Type, type Static } from '@sinclair/typebox'
import { checker } from '../../../src/contract/check'
import { MIGRATIONS } from '../../db/migrations/all'
import { Damaged } from './tarFile'

/** Raised when an older program could not read what is written. */
export const FORMAT = 1

/** By which a backup begins, and ends. */
export const ABOUT = 'about.json'
export const MANIFEST = 'manifest.json'

/** What else a backup holds, by the folder it stands in. */
export const FOLDERS = {
  /** Rows of the tables, JSON arrays of texts. */
  database: 'database',
  /** As they lay below `DATA_DIR`. */
  files: 'files',
  /** Folders of sites. */
  sites: 'sites',
} as const

/** What a backup says of itself at its beginning. */
const About = Type.Object({
  format: Type.Integer({ minimum: 1 }),
  madeAt: Type.String(),
  /** State of the program that made it: what git calls it. */
  program: Type.String(),
  migrations: Type.Array(Type.String()),
  database: Type.Union([Type.Literal('pglite'), Type.Literal('postgres')]),
  /** Columns of each table, in the order of a row's values. */
  tables: Type.Record(Type.String(), Type.Array(Type.String())),
  sites: Type.Array(Type.String()),
  /** What the environment said, but where the database is and what is secret. */
  settings: Type.Record(Type.String(), Type.String()),
})
export type About = Static<typeof About>

/** A part of a backup, as it was written. */
export interface Part {
  path: string
  bytes: number
  /** Hex. */
  sha256: string
}

/** Where the numbers stand that a table gives its rows. */
export interface Counter {
  table: string
  column: string
  /** Text, as it may be larger than numbers of JSON are exact. */
  last: string
  isCalled: boolean
}

/** What a backup says at its end. */
export interface Manifest {
  /** How many rows each table has. */
  rows: Record<string, number>
  counters: Counter[]
  parts: Part[]
}

const check = checker(About)

/** A backup that says a newer program made it, and what to do. */
export class Newer extends Error {
  constructor(about: Pick<About, 'program' | 'madeAt'>, what: string) {
    super(
      `The backup is of a newer version of this program (${about.program}, ${about.madeAt}): ${what}. ` +
        `Install that version or a later one, and restore with it.`,
    )
  }
}

/**
 * What a backup says of itself, when this program can restore it.
 * @throws Damaged when it is no backup
 * @throws Newer when it says that a newer program made it
 */
export function checkAbout(said: unknown): About {
  const { format, program = 'unknown', madeAt = '' } = said as Partial<About>
  if (typeof format === 'number' && format > FORMAT)
    throw new Newer({ program, madeAt }, `its form is ${format}, and this program knows ${FORMAT}`)
  const [fault] = check(said)
  if (fault) throw new Damaged(`its ${ABOUT} cannot be used: ${fault.field} ${fault.reason}`)
  const about = said as About
  const unknown = about.migrations.filter((name) => !Object.hasOwn(MIGRATIONS, name))
  if (unknown.length) throw new Newer(about, `it has tables of ${unknown.join(', ')}`)
  return about
}

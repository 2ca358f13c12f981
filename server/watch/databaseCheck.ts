import type { Kysely } from 'kysely'
import { missingMigrations } from '../db/migrate'
import type { Database } from '../db/tables'
import { isUnavailable } from '../db/unavailable'
import { inTime } from './inTime'
import type { Readiness } from './probes'

/** Milliseconds that the database has for its answer. */
const LONGEST_ANSWER = 2000
/** Milliseconds for which an answer holds: anybody may ask, and however many do, the database is asked once. */
const HOLDS = 1000

/** PostgreSQL's code for a table that is not there. */
const UNDEFINED_TABLE = '42P01'

const not = (reason: string): Readiness => ({ isReady: false, reason })

async function look(db: Kysely<Database>): Promise<Readiness> {
  try {
    const missing = await inTime(missingMigrations(db), LONGEST_ANSWER)
    if (!missing) return not(`The database does not answer within ${LONGEST_ANSWER / 1000} seconds`)
    return missing[0] === undefined
      ? { isReady: true }
      : not(`The database is not migrated: it has no ${missing[0]}`)
  } catch (error) {
    if (isUnavailable(error)) return not('The database cannot be reached')
    const hasTables = (error as { code?: unknown }).code !== UNDEFINED_TABLE
    return not(hasTables ? 'The database cannot be asked' : 'The database has no tables of this program')
  }
}

/** Whether the database can be asked, and its tables are those of this program. */
export function databaseCheck(db: Kysely<Database>): () => Promise<Readiness> {
  let last: { at: number; answer: Promise<Readiness> } | undefined
  return () => {
    if (!last || Date.now() - last.at > HOLDS) last = { at: Date.now(), answer: look(db) }
    return last.answer
  }
}

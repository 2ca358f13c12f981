import type { Connection } from '../../db/connect'
import { SECRET_FILES } from '../../secrets'
import { countersOf, dumpTable } from './dumpTables'
import { type FileOf, fileEntries } from './files'
import { ABOUT, type About, FOLDERS, type Manifest } from './form'
import { jsonEntry } from './backupFile'
import { type Db, inPlainForm, type Table } from './tables'
import type { Entry } from './tarFile'

/** What a backup is made of. */
export interface Sources {
  about: About
  tables: readonly Table[]
  secrets: Partial<Record<keyof typeof SECRET_FILES, string>>
  files: readonly FileOf[]
  /** Filled while the backup is read. */
  facts: Omit<Manifest, 'parts'>
}

const DIGITS = 6

/** Works within one moment of the database, whatever others write meanwhile. */
export async function atOneMoment<T>(
  { db }: Pick<Connection, 'db'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return transaction.execute(async (within) => {
    await inPlainForm(within)
    return work(within)
  })
}

async function* tableEntries(db: Db, { tables, facts }: Sources): AsyncGenerator<Entry> {
  for (const table of tables) {
    let part = 0
    facts.rows[table.name] = 0
    const onRows = (count: number) => {
      facts.rows[table.name] = (facts.rows[table.name] ?? 0) + count
    }
    for await (const bytes of dumpTable(db, table, onRows)) {
      part += 1
      const path = `${FOLDERS.database}/${table.name}/${String(part).padStart(DIGITS, '0')}.ndjson`
      yield { path, size: bytes.length, body: [bytes] }
    }
  }
  facts.counters.push(...(await countersOf(db, tables)))
}

function* secretEntries({ secrets }: Sources): Generator<Entry> {
  for (const [key, name] of Object.entries(SECRET_FILES) as [keyof typeof SECRET_FILES, string][]) {
    const value = secrets[key]
    if (value === undefined) continue
    const text = Buffer.from(`${value}\n`)
    yield { path: `${FOLDERS.files}/${name}`, size: text.length, body: [text] }
  }
}

/** Everything of a backup but its manifest, in its order; reads while it is asked for more. */
export async function* backupEntries(
  db: Db,
  sources: Sources,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Entry> {
  async function* all() {
    yield jsonEntry(ABOUT, sources.about)
    yield* tableEntries(db, sources)
    yield* secretEntries(sources)
    yield* fileEntries(sources.files)
  }
  for await (const entry of all()) {
    yield entry
    onBytes(entry.size)
  }
}

import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { ImportLine } from '../src/contract/importLine'
import type { Config } from './config'
import type { Database } from './db/tables'
import { oncePresent } from './db/unavailable'
import { importLines } from './site-api/admin/importer'
import { isAssetShown } from './site-api/assets/isAssetShown'
import { siteExists } from './site-api/sites/siteRepository'

type Db = Kysely<Database>
type Log = (line: string) => void

/** Number and seed of what a new installation shows (`npm run demo` makes any other). */
const DEMO = { siteId: 'demo', estates: 150, seed: 1 }
/** The last of its pictures that comes. */
const LAST_PICTURE = 'hero-home'

/** Imports lines as an operator would; all of them once more when the database went away in between. */
async function importDemo(
  db: Db,
  linesOf: () => Iterable<ImportLine>,
  signal: AbortSignal,
  onLine: (count: number) => void = () => undefined,
): Promise<number> {
  async function* bytes() {
    let count = 0
    for (const line of linesOf()) {
      if (signal.aborted) return
      yield Buffer.from(`${JSON.stringify(line)}\n`)
      onLine(++count)
      // A picture takes some milliseconds, and others are to be answered meanwhile.
      await setImmediate()
    }
  }
  const { imported, errors } = await oncePresent(() => importLines(db, DEMO.siteId, bytes()), signal)
  const [first] = errors
  if (first)
    throw new Error(`Demo line ${first.line} was refused: ${first.kind} ${first.field} ${first.reason}`)
  return imported
}

/** Fills an empty database with the demo site, when that is a site asked for; does nothing where it is there. */
export async function seedDemo(db: Db, { siteIds }: Config, log: Log, signal: AbortSignal): Promise<void> {
  const { siteId } = DEMO
  if (!siteIds.includes(siteId) || (await oncePresent(() => siteExists(db, siteId), signal))) return
  // Only a first start needs the generator and its texts.
  const { demoLines } = await import('aanbod-demo/demo')
  log(`The database is empty: importing a demo site of ${DEMO.estates} listings.`)
  const lines = () => demoLines({ ...DEMO, now: new Date() })
  const imported = await importDemo(db, lines, signal, (count) => {
    if (count % 1000 === 0) log(`  ${count} lines`)
  })
  log(`Imported ${imported} lines.`)
}

/** Whether the demo site stands there without its pictures: they came no further, or an older program drew them when they were asked for. */
async function hasNoPictures(db: Db): Promise<boolean> {
  const { siteId } = DEMO
  const { rows } = await sql<{ missing: boolean }>`
    select ${isAssetShown(siteId, LAST_PICTURE)} and not exists (
      select from asset where site_id = ${siteId} and name = ${LAST_PICTURE}) as missing
  `.execute(db)
  return rows[0]?.missing ?? false
}

/** Brings the pictures of the demo site, which take longer than the site; a start that is stopped goes on with them at the next. */
export async function seedPictures(
  db: Db,
  { siteIds }: Config,
  log: Log,
  signal: AbortSignal,
  { estates } = DEMO,
): Promise<void> {
  if (!siteIds.includes(DEMO.siteId) || !(await oncePresent(() => hasNoPictures(db), signal))) return
  const { demoPictures } = await import('aanbod-demo/demoPictures')
  const pictures = () => demoPictures({ ...DEMO, estates, now: new Date() })
  const imported = await importDemo(db, pictures, signal)
  log(`Imported ${imported} pictures of the demo site.`)
}

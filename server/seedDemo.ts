import type { Kysely } from 'kysely'
import type { Config } from './config'
import type { Database } from './db/tables'
import { oncePresent } from './db/unavailable'
import { importLines } from './site-api/admin/importer'
import { siteExists } from './site-api/sites/siteRepository'

/** Number and seed of what a new installation shows (`npm run demo` makes any other). */
const DEMO = { siteId: 'demo', estates: 150, seed: 1 }

/** Fills an empty database with the demo site, when that is a site asked for; does nothing where it is there. */
export async function seedDemo(
  db: Kysely<Database>,
  { siteIds }: Config,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { siteId } = DEMO
  if (!siteIds.includes(siteId) || (await oncePresent(() => siteExists(db, siteId), signal))) return
  // Only a first start needs the generator and its texts.
  const { demoLines } = await import('aanbod-demo/demo')
  log(`The database is empty: importing a demo site of ${DEMO.estates} listings.`)
  let count = 0
  async function* lines() {
    for (const line of demoLines({ ...DEMO, now: new Date() })) {
      yield Buffer.from(`${JSON.stringify(line)}\n`)
      if (++count % 1000 === 0) log(`  ${count} lines`)
    }
  }
  // All of it once more when the database went away in between: half a demo site would stay one.
  const seeding = () => importLines(db, siteId, lines())
  const { imported, rejected, errors } = await oncePresent(seeding, signal)
  const [first] = errors
  if (first)
    throw new Error(`Demo line ${first.line} was refused: ${first.kind} ${first.field} ${first.reason}`)
  log(`Imported ${imported} lines${rejected ? `, ${rejected} refused` : ''}.`)
}

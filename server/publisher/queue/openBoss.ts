import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { Connection } from '../../db/connect'

/** Seconds after which a job whose worker was killed is given to another one. */
export const ABANDONED_AFTER = 60

/** pg-boss on the connection the program has anyway, whichever database that is. */
export async function openBoss({ db, run }: Connection, log: (line: string) => void): Promise<PgBoss> {
  const executeSql = async (text: string, values?: unknown[]) => {
    if (values?.length) return db.executeQuery(CompiledQuery.raw(text, values))
    const results = await run(text)
    return (results.length === 1 ? results[0] : results) as { rows: unknown[] }
  }
  const boss = new PgBoss({
    db: { executeSql } as PgBoss.Db,
    schedule: false,
    superviseIntervalSeconds: 10,
  })
  boss.on('error', (error) => log(`queue: ${error.message}`))
  try {
    await boss.start()
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  return boss
}

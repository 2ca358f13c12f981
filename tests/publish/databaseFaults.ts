import { Client } from 'pg'
import type { Rng } from 'aanbod-demo/rng'
import type { BenchDatabase } from '../bench/benchPostgres'

/** Everything that a database may do to those who use it. */
export type DatabaseFault = 'restart' | 'cutOff'

/** Ends every session but the one that does it, as a failover does, and a proxy that is started anew. */
export async function cutOff(url: string): Promise<void> {
  const client = new Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
  } finally {
    await client.end()
  }
}

/** Does one of the two, a restart every third time. */
export async function disturb(database: BenchDatabase, rng: Rng): Promise<DatabaseFault> {
  const fault: DatabaseFault = rng.chance(1 / 3) ? 'restart' : 'cutOff'
  if (fault === 'cutOff') await cutOff(database.url)
  // A failover takes some seconds.
  else await database.restart(rng.int(0, 2000))
  return fault
}

import { hostname } from 'node:os'
import type { Say } from '../http/logOutput'

export interface SignOfLife {
  /** Says that the process ends as it was told to. Takes a second at most beyond what is under way. */
  close(): Promise<void>
}

interface Alive {
  /** The PostgreSQL of all roles; '' where there is none. */
  databaseUrl: string
  roles: readonly string[]
  /** Where the process listens. */
  addresses: readonly string[]
  log: Say
  /** Milliseconds between two signs: 20,000 unless told, a third of what makes a process missing. */
  every?: number
}

/** Milliseconds that a sign of life may wait for the database, and the last one, for which a supervisor waits. */
const PATIENCE = 5000
const LAST_PATIENCE = 1000

const NO_SUCH_TABLE = '42P01'

/** Its own row stays: a statement changes it once. */
const BEAT = `with swept as (
    delete from process_seen
    where seen_at < now() - interval '1 day' and (machine, addresses) <> ($1::text, $2::text[])
  )
  insert into process_seen (machine, addresses, roles, since, seen_at, stopped) values ($1, $2, $3, $4, now(), false)
  on conflict (machine, addresses) do update
    set roles = excluded.roles, since = excluded.since, seen_at = excluded.seen_at, stopped = false`
/** Only what it said itself: another process may have taken its place. */
const FAREWELL = `update process_seen set seen_at = now(), stopped = true
  where machine = $1 and addresses = $2::text[] and since = $3`

/** One statement over a connection of its own: a web role needs none else, and that of a publisher may be busy. */
async function say(databaseUrl: string, patience: number, text: string, values: unknown[]): Promise<void> {
  const { Client } = await import('pg')
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'aanbod',
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(text, values)
  } finally {
    // It says goodbye to the server, who may not answer.
    void client.end().catch(() => undefined)
  }
}

/**
 * Tells the PostgreSQL of all roles that this process lives, until it is closed. The status page lists who told it.
 * Does nothing without `DATABASE_URL`. That it cannot be told is said in the log once, and keeps nobody from anything.
 */
export function openSignOfLife({ databaseUrl, roles, addresses, log, every = 20_000 }: Alive): SignOfLife {
  if (!databaseUrl) return { close: async () => undefined }
  const who = [hostname(), addresses]
  const since = new Date()
  let isHeard = true
  const beat = () =>
    say(databaseUrl, PATIENCE, BEAT, [...who, roles, since]).then(
      () => {
        isHeard = true
      },
      (error: Error & { code?: string }) => {
        // A first start: the site API is still making the tables.
        if (error.code === NO_SUCH_TABLE) return
        if (isHeard) log(`The status page cannot be told that this process lives: ${error.message}`, 'warn')
        isHeard = false
      },
    )
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let last: Promise<void> = Promise.resolve()
  const goOn = () => {
    last = beat().then(() => {
      if (!closed) timer = setTimeout(goOn, every).unref()
    })
  }
  goOn()
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await last
      await say(databaseUrl, LAST_PATIENCE, FAREWELL, [...who, since]).catch(() => undefined)
    },
  }
}

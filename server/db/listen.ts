import { Client } from 'pg'

/** What is heard, and how to stop. */
export interface Listening {
  close(): Promise<void>
}

const AGAIN_AFTER = 1000

/**
 * Hears what any process says on a channel of PostgreSQL (NOTIFY), over a connection of its own that is opened anew when it
 * breaks. What was said meanwhile is lost: whoever listens must find it another way too.
 */
export async function listen(
  connectionString: string,
  channel: string,
  heard: (payload: string) => void,
): Promise<Listening> {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function again() {
    if (closed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      open().catch(again)
    }, AGAIN_AFTER)
    timer.unref()
  }

  async function open(): Promise<void> {
    const own = new Client({ connectionString, application_name: 'aanbod listening' })
    client = own
    own.on('error', again)
    own.on('end', again)
    own.on('notification', ({ payload }) => heard(payload ?? ''))
    await own.connect()
    await own.query(`listen "${channel}"`)
  }

  await open().catch(again)
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

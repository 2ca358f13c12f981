import { sql } from 'kysely'
import { emptyDatabase } from '../../tests/support/databases'

test('what one process says on a channel another hears at once, also after its connection broke', async () => {
  const connection = await emptyDatabase('PostgreSQL')
  const heard: string[] = []
  let wake: () => void = () => undefined
  const listening = await connection.listen('news', (payload) => {
    heard.push(payload)
    wake()
  })
  const say = async (payload: string) => {
    const hears = new Promise<void>((resolve) => (wake = resolve))
    const timer = setInterval(
      () => void sql`select pg_notify('news', ${payload})`.execute(connection.db),
      100,
    )
    await hears
    clearInterval(timer)
  }
  await say('a')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'aanbod listening'
    and datname = current_database()`.execute(connection.db)
  await say('b')
  expect(new Set(heard)).toEqual(new Set(['a', 'b']))
  await listening.close()
  await connection.close()
})

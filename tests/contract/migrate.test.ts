import { sql } from 'kysely'
import { migrate } from '../../server/db/migrate'
import { MIGRATIONS } from '../../server/db/migrations/all'
import { databases, emptyDatabase } from '../support/databases'

describe.each(databases)('the tables, on %s', (database) => {
  it('are brought up to date once, by however many processes start together or again', async () => {
    const { db, close } = await emptyDatabase(database)
    await Promise.all([migrate(db), migrate(db)])
    const { rows: before } = await sql<{ name: string; timestamp: string }>`
      select name, timestamp from kysely_migration order by name
    `.execute(db)
    expect(before.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS))
    await migrate(db)
    const { rows: after } = await sql`select name, timestamp from kysely_migration order by name`.execute(db)
    expect(after).toEqual(before)
    await close()
  })
})

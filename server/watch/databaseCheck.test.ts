import { sql } from 'kysely'
import { databases, emptyDatabase, freshDatabase } from '../../tests/support/databases'
import { databaseCheck } from './databaseCheck'

describe.each(databases)('whether the database can be asked, on %s', (database) => {
  it('it can once its tables are those of this program', async () => {
    const connection = await freshDatabase(database)
    expect(await databaseCheck(connection.db)()).toEqual({ isReady: true })
    await sql`delete from kysely_migration where name = '029-feed-runs'`.execute(connection.db)
    expect(await databaseCheck(connection.db)()).toEqual({
      isReady: false,
      reason: 'The database is not migrated: it has no 029-feed-runs',
    })
    await connection.close()
  })

  it('a database without tables is said to be that', async () => {
    const connection = await emptyDatabase(database)
    const check = databaseCheck(connection.db)
    expect((await check()).reason).toBe('The database has no tables of this program')
    await connection.close()
  })

  it('however many ask, it is asked once', async () => {
    const connection = await freshDatabase(database)
    const check = databaseCheck(connection.db)
    expect(new Set(Array.from({ length: 100 }, check)).size).toBe(1)
    await connection.close()
  })
})

import { sql } from 'kysely'
import { connect } from '../../server/db/connect'
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

  it('of a newer version of the program are left alone, and the operator is told', async () => {
    const { db, close } = await emptyDatabase(database)
    await migrate(db)
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01')`.execute(db)
    await expect(migrate(db)).rejects.toThrow(
      'The database is of a newer version of this program, which made its tables by 999-later',
    )
    await close()
  })
})

describe('a database that cannot be used', () => {
  const urlOf = async () => {
    const { url = '', close } = await emptyDatabase('PostgreSQL')
    await close()
    return new URL(url)
  }

  it.each<[string, (url: URL) => void, RegExp]>([
    [
      'host',
      (url) => (url.hostname = 'nowhere.invalid'),
      /there is no host called nowhere\.invalid$|nobody knows a host/,
    ],
    ['port', (url) => (url.port = '9'), /nobody answers at 127\.0\.0\.1:9$/],
    ['password', (url) => (url.password = 'geheim'), /does not let postgres in: name or password are wrong$/],
    ['name', (url) => (url.pathname = '/huizen'), /the server has no database called huizen$/],
  ])('is told of in a sentence: its %s', async (_what, spoil, said) => {
    const url = await urlOf()
    spoil(url)
    const failed = await connect({ databaseUrl: url.href }).then(
      () => '',
      (error: Error) => error.message,
    )
    expect(failed).toMatch(/^DATABASE_URL leads to no database that can be used: /)
    expect(failed).toMatch(said)
    expect(failed).not.toContain('geheim')
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect, type Connection } from '../connect'

describe('the embedded database in a thread of its own', () => {
  let dataDir: string
  let connection: Connection
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'thread-'))
    connection = await connect({ dataDir })
    await connection.run('create table thing (id int primary key, what text, at timestamptz, bytes bytea)')
  })
  afterAll(async () => {
    await connection.close()
    await rm(dataDir, { recursive: true })
  })

  it('keeps texts, moments and bytes as they are, long ones too', async () => {
    const [at, long] = [new Date('2026-11-26T10:00:00Z'), 'Eéle ‘huis’ 🏡\\n\n'.repeat(10_000)]
    const bytes = Buffer.from([0, 1, 255])
    await sql`insert into thing values (1, ${long}::text, ${at}, ${bytes}), (2, ${long}, ${null}, null)`.execute(
      connection.db,
    )
    const { rows } = await sql`select * from thing order by id`.execute(connection.db)
    expect(rows).toEqual([
      { id: 1, what: long, at, bytes: new Uint8Array(bytes) },
      { id: 2, what: long, at: null, bytes: null },
    ])
  })

  it('says what PostgreSQL says of a statement, and goes on', async () => {
    const twice = sql`insert into thing (id) values (3), (3)`.execute(connection.db)
    await expect(twice).rejects.toMatchObject({
      code: '23505',
      constraint: 'thing_pkey',
      message: /duplicate/,
    })
    expect(await connection.run('select 1 as one; select 2 as two')).toMatchObject([
      { rows: [{ one: 1 }] },
      { rows: [{ two: 2 }] },
    ])
  })

  it('undoes a transaction whose work fails, and mixes none with what others ask meanwhile', async () => {
    const failing = connection.db.transaction().execute(async (transaction) => {
      await sql`insert into thing (id) values (7)`.execute(transaction)
      throw new Error('given up')
    })
    const other = sql`insert into thing (id) values (8)`.execute(connection.db)
    await expect(failing).rejects.toThrow('given up')
    await other
    const { rows } = await sql`select id from thing where id > 6`.execute(connection.db)
    expect(rows).toEqual([{ id: 8 }])
  })

  it('leaves the program to answer others while it is at something', async () => {
    const busy = sql`select sum(sqrt(i)) from generate_series(1, 2000000) i`.execute(connection.db)
    let turns = 0
    const timer = setInterval(() => (turns += 1), 5)
    await busy
    clearInterval(timer)
    expect(turns).toBeGreaterThan(2)
  })
})

test('a folder that is no database refuses to open, and can be had again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'thread-'))
  const first = await connect({ dataDir })
  await expect(connect({ dataDir })).rejects.toThrow('is in use by process')
  await sql`create table kept (id int)`.execute(first.db)
  await first.close()
  const second = await connect({ dataDir })
  expect((await sql`select from kept`.execute(second.db)).rows).toEqual([])
  await second.close()
  await rm(dataDir, { recursive: true })
})

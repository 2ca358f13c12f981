import { sql } from 'kysely'
import { databases, freshDatabase } from '../../tests/support/databases'
describe.each(databases)('%s', (kind) => {
  it('migrates', async () => {
    const c = await freshDatabase(kind)
    await c.db.insertInto('site').values({ site_id: 'demo', doc: '{}' }).execute()
    await c.db
      .insertInto('rental_unit')
      .values({
        site_id: 'demo',
        id: 1,
        doc: '{"general":{"maxOccupation":6},"address":{"city":{"name":"Écaussinnes"}}}',
      })
      .execute()
    const r = await c.db.selectFrom('rental_unit').selectAll().executeTakeFirst()
    process.stdout.write(JSON.stringify(r) + '\n')
    const e = await c.db
      .insertInto('rental_unit')
      .values({ site_id: 'demo', id: 1, doc: '{}' })
      .execute()
      .catch((x) => x)
    process.stdout.write(JSON.stringify({ code: e.code, constraint: e.constraint }) + '\n')
    await c.db
      .insertInto('asset')
      .values({
        site_id: 'demo',
        name: 'x',
        kind: 'file',
        digest: 'd',
        mime: 'image/png',
        bytes: Buffer.from([0, 1, 255]),
      })
      .execute()
    const a = await c.db.selectFrom('asset').selectAll().executeTakeFirst()
    process.stdout.write(String(a?.bytes instanceof Uint8Array) + a?.bytes?.length + '\n')
    const q = await sql`select '2026-01-02'::date d, now() t, 1.5::numeric n, 3000000000::bigint b`.execute(
      c.db,
    )
    process.stdout.write(JSON.stringify(q.rows) + '\n')
    await c.close()
  })
})

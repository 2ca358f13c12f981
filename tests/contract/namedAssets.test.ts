import { sql } from 'kysely'
import { importLines } from '../../server/site-api/admin/importer'
import { namedAssets } from '../../server/site-api/assets/namedAssets'
import { databases, freshDatabase } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'

const link = (name: string) => `/sites/demo/assets/${name}`
const lines = (...all: object[]) =>
  (async function* () {
    yield Buffer.from(all.map((line) => `${JSON.stringify(line)}\n`).join(''))
  })()
const listing = (id: number, ...names: string[]) =>
  estateLine(id, {
    pictures: names.map((name, index) => ({ file: link(name), thumbnail: `${link(name)}?w=1`, index })),
  })

/** Texts as a stranger might write them, and what is found in each. */
const TEXTS: [text: string, found: string[]][] = [
  ['{}', []],
  [
    `{"a":"${link('1.jpg')}","b":"https://x.example${link('2.jpg')}?v=3","c":"${link('1.jpg')}"}`,
    ['demo/assets/1.jpg', 'demo/assets/2.jpg'],
  ],
  ['/sites/sites/assets/assets/x', ['sites/assets/assets']],
  ['/sites/sites/x/assets/y.png', ['x/assets/y.png']],
  ['/sites//assets/x /sites/a/assets/ /sites/a/assets/-x /Sites/a/assets/x /sites/a"/assets/x', []],
  ['\u00e9/sites/été/assets/huis\u00e9.jpg, /sites/b/assets/A1', ['été/assets/huis']],
  ['/sites/a b/assets/x_1-2.webp)', ['a b/assets/x_1-2.webp']],
]

describe.each(databases)('the pictures that a listing names, on %s', (database) => {
  it('are those that the database would find in it', async () => {
    const { db, close } = await freshDatabase(database)
    for (const [text, found] of TEXTS) {
      const { rows } = await sql<{ named: string[] }>`select named_assets(${text}::text) as named`.execute(db)
      expect([text, [...(rows[0]?.named ?? [])].sort()]).toEqual([text, found])
      expect([text, namedAssets(text).sort()]).toEqual([text, found])
    }
    await close()
  })

  it('are kept with it, whichever version of the program writes it', async () => {
    const { db, close } = await freshDatabase(database)
    const named = async () => {
      const { rows } = await sql<{
        id: number
        assets: string[]
      }>`select id, assets from estate order by id`.execute(db)
      return Object.fromEntries(
        rows.map(({ id, assets }) => [id, assets.map((each) => each.slice('demo/assets/'.length)).sort()]),
      )
    }
    await importLines(db, 'demo', lines({ kind: 'site', data: siteData }, listing(1, 'a', 'b'), listing(2)))
    expect(await named()).toEqual({ 1: ['a', 'b'], 2: [] })
    await importLines(db, 'demo', lines(listing(1, 'c'), listing(2, 'd')))
    expect(await named()).toEqual({ 1: ['c'], 2: ['d'] })

    // As a version before migration 034 writes: it knows of no such column.
    await sql`
      insert into estate (site_id, id, hidden, dated, doc, digest, shown, shown_digest)
      values ('demo', 3, false, false, '{}', 'x', ${`{"file":"${link('e')}"}`}::text::json, 'x')
    `.execute(db)
    await sql`
      update estate set shown = ${`{"file":"${link('f')}"}`}::text::json, shown_digest = 'y' where id = 1
    `.execute(db)
    expect(await named()).toEqual({ 1: ['f'], 2: ['d'], 3: ['e'] })
    await close()
  })
})

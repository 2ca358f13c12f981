import { sql } from 'kysely'
import { Writable } from 'node:stream'
import { slotLine, unitLine, weekLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'
import { FORMS } from '../support/visitorForms'

describe.each(databases)('the log of a site API that fails, on %s', (database) => {
  const lines: string[] = []
  let api: TestApi
  beforeAll(async () => {
    const log = new Writable({
      write: (line, _encoding, done) => {
        lines.push(String(line))
        done()
      },
    })
    const offer = [estateLine(7), slotLine(1, 7, 24), unitLine(1), weekLine(10, 1, 10)]
    api = await startSiteApi(database, offer, '.data/none', {}, log)
  })
  afterAll(() => api.close())

  it.each(FORMS)('says of %s what went wrong and nothing of whose it was', async (path, table, body) => {
    // A rule that nothing keeps: the database answers with the whole row that broke it.
    await sql`alter table ${sql.table(table)} add constraint nothing_fits check (false) not valid`.execute(
      api.db,
    )
    const answer = await api.ask(`/sites/demo/${path}`, { body })
    await sql`alter table ${sql.table(table)} drop constraint nothing_fits`.execute(api.db)
    expect(answer.status).toBe(500)
    expect(answer.text).not.toMatch(/visser|nothing_fits/i)
    expect(lines.at(-1)).toContain('nothing_fits')
    expect(lines.join('')).not.toMatch(/visser|rolstoel|470 00|friend\.example/i)
  })
})

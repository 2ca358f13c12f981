import { putOnQueue } from '../../server/queue/putOnQueue'
import { importLines } from '../../server/site-api/admin/importer'
import { openTelling, takeBackWebhooks } from '../../server/site-api/admin/openTelling'
import type { Telling } from '../../server/site-api/admin/telling'
import { readConfig } from '../../server/config'
import type { ImportLine } from '../../src/contract/importLine'
import { unitLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { estateLine, homePage } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'

async function* stream(lines: readonly ImportLine[]) {
  for (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n`)
}
const estates = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => estateLine(from + index))

describe.each(databases)('a site API whose publishers take changes from its database, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, [estateLine(1)])
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    await api.db.deleteFrom('publish_change').execute()
    await api.db.deleteFrom('import_change').execute()
  })

  /** One that dies before the import has ended. */
  const dead: Telling = { isQueue: true, announce: () => Promise.reject(new Error('gone')) }
  const opened = async () => {
    const config = readConfig({ DATABASE_URL: 'postgres://somewhere/aanbod' })
    return openTelling({ db: api.db, config, log: () => undefined })
  }
  const send = (lines: readonly ImportLine[], telling: Telling) =>
    importLines(api.db, 'demo', stream(lines), telling)
  const queue = async () =>
    (await api.db.selectFrom('publish_change').select(['kind', 'ref']).orderBy('id').execute()).map(
      ({ kind, ref }) => `${kind} ${ref ?? ''}`.trim(),
    )
  const noted = async () =>
    (await api.db.selectFrom('import_change').select('kind').execute()).map(({ kind }) => kind)

  it('has what changed on the queue in the same transaction as the change', async () => {
    const asked = api.db.transaction().execute(async (transaction) => {
      await putOnQueue(transaction, 'demo', [{ kind: 'estate', ref: 7 }])
      throw new Error('undone')
    })
    await expect(asked).rejects.toThrow('undone')
    expect(await queue()).toEqual([])
    await send([estateLine(7), unitLine(3), homePage], dead)
    expect((await queue()).sort()).toEqual(['estate 7', 'page 1', 'rentalUnit 3'])
    expect(await noted()).toEqual([])
  })

  it('has what is removed there too, and nothing of a line that changes nothing or is refused', async () => {
    await send([estateLine(8)], dead)
    await api.db.deleteFrom('publish_change').execute()
    await send([estateLine(8)], dead)
    expect(await queue()).toEqual([])
    await send([{ kind: 'estate', delete: 8 }], dead)
    expect(await queue()).toEqual(['estate 8'])
  })

  it('asks for the whole site when all of an import is there, also where it died in between', async () => {
    const lines = estates(1000, 501)
    await send(lines, dead)
    expect(await queue()).toEqual([])
    expect(await noted()).toEqual(['estate'])
    const telling = await opened()
    await send([estateLine(9)], telling)
    expect(await queue()).toEqual(['estate 9', 'site'])
    expect(await noted()).toEqual([])
    await telling.close()
  })

  it('puts webhooks that nobody took on the queue instead, once', async () => {
    await api.db
      .insertInto('webhook')
      .values({
        site_id: 'demo',
        id: 'msg_waiting',
        message: JSON.stringify({ type: 'estate.changed', siteId: 'demo', estateIds: [4, 5] }),
      })
      .execute()
    expect(await takeBackWebhooks(api.db)).toBe(1)
    expect(await takeBackWebhooks(api.db)).toBe(0)
    expect(await queue()).toEqual(['estate 4', 'estate 5'])
  })
})

test('webhooks are sent where there is an address for them, or no PostgreSQL', () => {
  const url = (env: Record<string, string>) => readConfig(env).webhookUrl
  expect(url({ DATABASE_URL: 'postgres://somewhere/aanbod' })).toBe('')
  expect(url({ DATABASE_URL: 'postgres://somewhere/aanbod', WEBHOOK_URL: 'https://own.example/h' })).toBe(
    'https://own.example/h',
  )
  expect(url({ PORT: '8100' })).toBe('http://127.0.0.1:8100/hooks/rebuild')
})

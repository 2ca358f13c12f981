import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { hookHeaders } from '../../server/http/webhook'
import { openHookSender } from '../../server/site-api/admin/hookSender'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes here').toString('base64')}`

/** A publisher as far as it takes webhooks, with the answers it is told to give. */
async function receiver() {
  const taken: { headers: IncomingHttpHeaders; body: string }[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      taken.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      response.writeHead(answers.shift() ?? 202).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks/rebuild`,
    taken,
    answers,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

describe.each(databases)('webhooks on their way out, on %s', (database) => {
  let api: TestApi
  let publisher: Awaited<ReturnType<typeof receiver>>
  const log: string[] = []
  const open = () =>
    openHookSender({ db: api.db, url: publisher.url, secrets: SECRET, log: (line) => log.push(line) })
  const states = async () =>
    (await api.db.selectFrom('webhook').select('state').execute()).map(({ state }) => state)

  beforeAll(async () => {
    api = await startSiteApi(database, [estateLine(7)])
    publisher = await receiver()
  })
  afterAll(async () => {
    await publisher.close()
    await api.close()
  })
  beforeEach(async () => {
    await api.db.deleteFrom('webhook').execute()
    publisher.taken.length = publisher.answers.length = log.length = 0
  })

  const until = async (done: () => boolean | Promise<boolean>) => {
    for (const since = Date.now(); !(await done()); await new Promise((resolve) => setTimeout(resolve, 10)))
      if (Date.now() - since > 15_000) throw new Error(`It did not come to that: ${await states()}`)
  }

  it('are tried again under the same id until they are taken, then kept without what they said', async () => {
    publisher.answers.push(503, 500)
    const sender = open()
    await sender.send([{ type: 'estate.changed', siteId: 'demo', estateIds: [7] }])
    await until(async () => (await states()).join() === 'sent')
    await sender.close()
    const ids = publisher.taken.map(({ headers }) => hookHeaders(headers)['webhook-id'])
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
    expect(JSON.parse(publisher.taken[2]?.body ?? '')).toEqual({
      type: 'estate.changed',
      siteId: 'demo',
      estateIds: [7],
    })
    expect(log).toHaveLength(2)
    expect(log[0]).toContain('answered 503')
    const [row] = await api.db.selectFrom('webhook').selectAll().execute()
    expect(row).toMatchObject({ message: null, attempts: 3 })
  })

  it('that the publisher knows already count as taken', async () => {
    publisher.answers.push(409)
    const sender = open()
    await sender.send([{ type: 'site.changed', siteId: 'demo' }])
    await until(async () => (await states()).join() === 'sent')
    await sender.close()
    expect(log).toEqual([])
  })

  it('go once, though several processes send', async () => {
    const senders = [open(), open(), open()]
    const messages = Array.from({ length: 40 }, (_, index) => ({
      type: 'page.changed' as const,
      siteId: 'demo',
      pageIds: [index + 1],
    }))
    await Promise.all(senders.map((sender, at) => sender.send(messages.filter((_, n) => n % 3 === at))))
    await until(async () => (await states()).every((state) => state === 'sent'))
    for (const sender of senders) await sender.close()
    const said = publisher.taken.map(({ body }) => (JSON.parse(body) as { pageIds: [number] }).pageIds[0])
    expect(said.sort((a, b) => a - b)).toEqual(messages.map(({ pageIds: [id] }) => id))
  })

  it('of a process that was killed are sent by another one', async () => {
    await sql`insert into webhook (site_id, id, state, attempts, leased_until, message)
      values ('demo', 'msg_held', 'sending', 1, now() + interval '1 second',
        '{"type":"site.changed","siteId":"demo"}')`.execute(api.db)
    const sender = open()
    await until(async () => (await states()).join() === 'sent')
    await sender.close()
    expect(publisher.taken.map(({ headers }) => hookHeaders(headers)['webhook-id'])).toEqual(['msg_held'])
  })
})

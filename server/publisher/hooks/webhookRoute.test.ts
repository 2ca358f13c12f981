import Fastify, { type FastifyInstance } from 'fastify'
import { databases, freshDatabase } from '../../../tests/support/databases'
import type { Connection } from '../../db/connect'
import { signed } from '../../http/webhook'
import { waitingFor } from '../queue/changeStore'
import { webhookRoute } from './webhookRoute'

const OLD_KEY = `whsec_${Buffer.from('the key of last year, 24 b').toString('base64')}`
const KEY = `whsec_${Buffer.from('the key of this year, 24 b').toString('base64')}`
const FOREIGN = `whsec_${Buffer.from('a key of somebody else, 24').toString('base64')}`
const estates = (...estateIds: number[]) =>
  JSON.stringify({ type: 'estate.changed', siteId: 'demo', estateIds })

describe.each(databases)('POST /hooks/rebuild on %s', (database) => {
  let connection: Connection
  let app: FastifyInstance
  const called: string[] = []

  beforeAll(async () => {
    connection = await freshDatabase(database)
    app = Fastify()
    await app.register(webhookRoute, {
      db: connection.db,
      siteIds: ['kust', 'demo'],
      secrets: `${KEY} ${OLD_KEY}`,
      onStored: async (site) => void called.push(site),
    })
  })
  afterAll(async () => {
    await app.close()
    await connection.close()
  })
  beforeEach(async () => {
    called.length = 0
    await connection.db.deleteFrom('publish_change').execute()
    await connection.db.deleteFrom('webhook_seen').execute()
  })

  const post = (payload: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/hooks/rebuild', payload, headers })
  const waiting = () => waitingFor(connection.db, 'demo')
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)

  test('stores what changed before it answers 202, and merges what comes after', async () => {
    const answer = await post(estates(7, 8), signed(KEY, 'a', estates(7, 8)))
    expect(answer.statusCode).toBe(202)
    expect(answer.json().job).toMatch(/^[0-9a-f-]{36}$/)
    expect(called).toEqual(['demo'])
    await post(estates(8, 9), signed(OLD_KEY, 'b', estates(8, 9)))
    expect(await waiting()).toMatchObject({ estateIds: [7, 8, 9], everything: [] })
  })

  test('one that is too large is a problem as any other', async () => {
    const large = `"${'x'.repeat(300_000)}"`
    const answer = await post(large, signed(KEY, 'large', large))
    expect(answer.statusCode).toBe(413)
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })

  test('the same webhook signed anew is the same job and stored once', async () => {
    const first = await post(estates(7), signed(KEY, 'a', estates(7), minutes(-1)))
    const again = await post(estates(7), signed(KEY, 'a', estates(7)))
    expect(again.statusCode).toBe(202)
    expect(again.json()).toEqual(first.json())
    expect((await waiting())?.rows).toHaveLength(1)
  })

  test('the very same message again is a replay', async () => {
    const headers = signed(KEY, 'a', estates(7))
    await post(estates(7), headers)
    expect((await post(estates(7), headers)).statusCode).toBe(409)
    expect((await waiting())?.rows).toHaveLength(1)
  })

  test('another message under an id that was used is refused, and the first one stays what it was', async () => {
    const first = await post(estates(7), signed(KEY, 'a', estates(7), minutes(-1)))
    for (const body of [
      estates(8),
      estates(7, 8),
      JSON.stringify({ type: 'site.changed', siteId: 'demo' }),
    ]) {
      const answer = await post(body, signed(KEY, 'a', body))
      expect(answer.statusCode).toBe(422)
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(answer.json()).toMatchObject({
        status: 422,
        detail: 'This webhook-id was used for another message',
      })
    }
    expect(await waiting()).toMatchObject({ estateIds: [7], everything: [] })
    const again = await post(estates(7), signed(KEY, 'a', estates(7)))
    expect([again.statusCode, again.json()]).toEqual([202, first.json()])
    expect(called).toEqual(['demo'])
  })

  test('of one that was taken before bodies were kept, none is another', async () => {
    await post(estates(7), signed(KEY, 'a', estates(7), minutes(-1)))
    await connection.db.updateTable('webhook_seen').set({ body_hash: null }).execute()
    expect((await post(estates(8), signed(KEY, 'a', estates(8)))).statusCode).toBe(202)
  })

  test.each<[string, (own: string, old: string, second: string) => Record<string, string>]>([
    ['with another signature behind it', (own) => ({ 'webhook-signature': `${own} v1,AAAA` })],
    ['with another signature before it', (own) => ({ 'webhook-signature': `v1a,AAAA ${own}` })],
    ['with more behind its signature', (own) => ({ 'webhook-signature': `${own},=` })],
    ['with spaces between', (own) => ({ 'webhook-signature': `v1,  ${own}` })],
    ['with that of the other key alone', (_own, old) => ({ 'webhook-signature': old })],
    ['with letters behind its moment', (_own, _old, second) => ({ 'webhook-timestamp': `${second}.0x` })],
  ])('a message is a replay %s', async (_how, changed) => {
    // One moment for both keys: a second that ends between them would be another message.
    const now = new Date()
    const headers = signed(KEY, 'a', estates(7), now)
    const own = headers['webhook-signature'] ?? ''
    const old = signed(OLD_KEY, 'a', estates(7), now)['webhook-signature'] ?? ''
    const second = headers['webhook-timestamp'] ?? ''
    await post(estates(7), { ...headers, 'webhook-signature': `${own} ${old}` })
    expect((await post(estates(7), { ...headers, ...changed(own, old, second) })).statusCode).toBe(409)
    expect((await waiting())?.rows).toHaveLength(1)
  })

  test.each<[string, number, string, Record<string, string>]>([
    ['forged', 401, estates(7), signed(FOREIGN, 'a', estates(7))],
    ['changed on its way', 401, estates(8), signed(KEY, 'a', estates(7))],
    ['unsigned', 401, estates(7), { 'content-type': 'application/json' }],
    ['stale', 401, estates(7), signed(KEY, 'a', estates(7), new Date(Date.now() - 6 * 60_000))],
    ['from the future', 401, estates(7), signed(KEY, 'a', estates(7), new Date(Date.now() + 6 * 60_000))],
    ['not JSON', 400, '{', signed(KEY, 'a', '{')],
    [
      'of no known kind',
      400,
      '{"type":"x","siteId":"demo"}',
      signed(KEY, 'a', '{"type":"x","siteId":"demo"}'),
    ],
    ['of numbers that are none', 400, estates(0), signed(KEY, 'a', estates(0))],
    ['too large', 413, 'x'.repeat(300_000), signed(KEY, 'a', 'x'.repeat(300_000))],
    [
      'of another site',
      404,
      '{"type":"site.changed","siteId":"other"}',
      signed(KEY, 'a', '{"type":"site.changed","siteId":"other"}'),
    ],
  ])('a message that is %s is refused with %i and stores nothing', async (_what, status, body, headers) => {
    expect((await post(body, headers)).statusCode).toBe(status)
    expect(await waiting()).toBeUndefined()
    expect(called).toEqual([])
  })
})

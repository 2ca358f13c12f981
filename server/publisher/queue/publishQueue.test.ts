import { databases, freshDatabase } from '../../../tests/support/databases'
import type { Connection } from '../../db/connect'
import { settle, storeChanges, waitingFor } from './changeStore'
import { openPublishQueue } from './publishQueue'

const until = async (done: () => boolean | Promise<boolean>) => {
  for (const since = Date.now(); !(await done());) {
    if (Date.now() - since > 20_000) throw new Error('It did not come to that')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

describe.each(databases)('the queue of sites to publish on %s', (database) => {
  let connection: Connection
  const log: string[] = []

  beforeAll(async () => {
    connection = await freshDatabase(database)
  })
  afterAll(async () => {
    await connection.close()
  })

  const store = (id: string, ref: number, site = 'demo') =>
    storeChanges(connection.db, site, [{ kind: 'estate', ref }], { id, signature: id, bodyHash: id })
  const queueOf = (work: (siteId: string) => Promise<void>, siteId = 'demo') =>
    openPublishQueue({
      connection,
      siteId,
      work: () => work(siteId),
      log: (line) => log.push(line),
      sweepEvery: 100,
    })

  test('never runs two jobs of a site at once, merges what comes meanwhile, loses none', async () => {
    const published = new Set<number>()
    let running = 0
    let most = 0
    let jobs = 0
    const queue = await queueOf(async (site) => {
      most = Math.max(most, ++running)
      const waiting = await waitingFor(connection.db, site)
      await new Promise((resolve) => setTimeout(resolve, 10))
      for (const id of waiting?.estateIds ?? []) published.add(id)
      if (waiting) await settle(connection.db, site, waiting.rows)
      jobs += 1
      running -= 1
    })
    for (let ref = 1; ref <= 60; ref++) {
      await store(`m${ref}`, ref)
      await queue.push()
    }
    await until(() => published.size === 60)
    await until(async () => (await waitingFor(connection.db, 'demo')) === undefined)
    await queue.close()
    expect(most).toBe(1)
    expect(jobs).toBeLessThanOrEqual(130)
  })

  test('publishes another site while one takes its time', async () => {
    let finish: () => void = () => undefined
    const slow = new Promise<void>((resolve) => (finish = resolve))
    const done: string[] = []
    const work = async (site: string) => {
      const waiting = await waitingFor(connection.db, site)
      if (!waiting) return
      if (site === 'slow') await slow
      await settle(connection.db, site, waiting.rows)
      done.push(site)
    }
    const queues = [await queueOf(work, 'slow'), await queueOf(work, 'quick')]
    await store('a1', 1, 'slow')
    await queues[0]?.push()
    await store('a2', 1, 'quick')
    await queues[1]?.push()
    await until(() => done.length === 1)
    finish()
    await until(() => done.length === 2)
    for (const queue of queues) await queue.close()
    expect(done).toEqual(['quick', 'slow'])
  })

  test('a job that fails is tried again until it is done', async () => {
    let attempts = 0
    const queue = await queueOf(async (site) => {
      const waiting = await waitingFor(connection.db, site)
      if (!waiting) return
      if (++attempts < 4) throw new Error('The site API is down')
      await settle(connection.db, site, waiting.rows)
    })
    await store('f1', 7)
    await queue.push()
    await until(async () => (await waitingFor(connection.db, 'demo')) === undefined)
    await queue.close()
    expect(attempts).toBe(4)
    expect(log.filter((line) => line.includes('The site API is down'))).toHaveLength(1)
  })

  test('what was stored and never called for is found at the next start', async () => {
    await store('s1', 9)
    const seen: string[] = []
    const queue = await queueOf(async (site) => {
      const waiting = await waitingFor(connection.db, site)
      if (waiting) seen.push(site)
      if (waiting) await settle(connection.db, site, waiting.rows)
    })
    await until(() => seen.length === 1)
    await queue.close()
  })
})

test('who is told that something waits leaves it to another process that hears of it first', async () => {
  const connection = await freshDatabase('PostgreSQL')
  const took: string[] = []
  let begun: () => void = () => undefined
  const otherIsAtIt = new Promise<void>((resolve) => (begun = resolve))
  const queueOf = (name: string, listen: Connection['listen']) =>
    openPublishQueue({
      connection: { ...connection, listen },
      siteId: 'demo',
      work: async () => {
        const waiting = await waitingFor(connection.db, 'demo')
        if (!waiting) return
        took.push(name)
        begun()
        await settle(connection.db, 'demo', waiting.rows)
      },
      log: () => undefined,
      // So that nothing is found but by hearing of it.
      sweepEvery: 600_000,
    })
  // As in a process that has much to do: it hears later.
  const told = await queueOf('told', (channel, heard) =>
    connection.listen(channel, (about) => void otherIsAtIt.then(() => heard(about))),
  )
  const other = await queueOf('other', connection.listen)
  await storeChanges(connection.db, 'demo', [{ kind: 'estate', ref: 1 }], {
    id: 'w',
    signature: 'w',
    bodyHash: 'w',
  })
  await told.push()
  await until(async () => (await waitingFor(connection.db, 'demo')) === undefined)
  await Promise.all([told.close(), other.close()])
  await connection.close()
  expect(took).toEqual(['other'])
})

import { sql } from 'kysely'
import { hostname } from 'node:os'
import { emptyDatabase } from '../../../tests/support/databases'
import { migrate } from '../../db/migrate'
import { type Process, processesOf } from './processes'
import { openSignOfLife } from '../../watch/signOfLife'

type Database = Awaited<ReturnType<typeof emptyDatabase>>

let database: Database
beforeEach(async () => {
  database = await emptyDatabase('PostgreSQL')
})
afterEach(() => database.close())

const living = (
  roles: readonly string[],
  addresses: readonly string[],
  log: (line: string) => void = () => undefined,
) => openSignOfLife({ databaseUrl: database.url ?? '', roles, addresses, log, every: 20 })

/** Who there is once that fits. */
async function onceThere(fits: (all: Process[]) => boolean): Promise<Process[]> {
  for (const since = Date.now(); ;) {
    const all = await processesOf(database.db)
    if (fits(all)) return all
    if (Date.now() - since > 10_000) throw new Error(`It did not come: ${JSON.stringify(all)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** As if a process had been silent for so long. */
const silentFor = (address: string, time: string) =>
  sql`update process_seen set seen_at = now() - ${time}::interval where addresses = array[${address}]`.execute(
    database.db,
  )
const brief = (all: Process[]) => all.map(({ addresses, state }) => `${addresses.join()} ${state}`)

test('who lives is listed, who is silent for a minute is missing until a day has passed, who was told to end is neither', async () => {
  await migrate(database.db)
  const [web, publisher] = [living(['web'], ['10.0.0.1:8000']), living(['publisher'], ['10.0.0.1:8011'])]
  const [first] = await onceThere((all) => all.length === 2)
  expect(first).toEqual({
    roles: ['publisher'],
    machine: hostname(),
    addresses: ['10.0.0.1:8011'],
    since: expect.stringMatching(/^20.*Z$/),
    state: 'alive',
    lastSeen: null,
  })
  await publisher.close()
  // As of processes that were killed: the row stays as the last sign of life left it.
  await sql`insert into process_seen values
    (${hostname()}, array['10.0.0.2:8000'], array['web'], now(), now() - interval '61 seconds', false),
    (${hostname()}, array['10.0.0.2:8010'], array['site-api'], now(), now() - interval '30 seconds', false)`.execute(
    database.db,
  )
  expect(brief(await processesOf(database.db))).toEqual([
    '10.0.0.1:8011 stopped',
    '10.0.0.2:8010 alive',
    '10.0.0.1:8000 alive',
    '10.0.0.2:8000 missing',
  ])
  await silentFor('10.0.0.1:8011', '25 hours')
  await silentFor('10.0.0.2:8000', '23 hours')
  await silentFor('10.0.0.2:8010', '25 hours')
  const left = await onceThere((all) => all.length === 2)
  expect(brief(left)).toEqual(['10.0.0.1:8000 alive', '10.0.0.2:8000 missing'])
  await web.close()
})

test('one that is started anew takes the place of what it was, and the one before ends nothing of it', async () => {
  await migrate(database.db)
  const before = living(['web'], ['127.0.0.1:8000'])
  const [{ since } = { since: '' }] = await onceThere((all) => all.length === 1)
  await silentFor('127.0.0.1:8000', '30 hours')
  const after = openSignOfLife({
    ...{ databaseUrl: database.url ?? '', roles: ['publisher', 'web'], addresses: ['127.0.0.1:8000'] },
    log: () => undefined,
  })
  // The first sign of the new one may come between two of the old one.
  await onceThere(([one]) => one?.state === 'alive')
  await before.close()
  await after.close()
  const [last, ...others] = await processesOf(database.db)
  expect(others).toEqual([])
  expect(Date.parse(last?.since ?? '')).toBeGreaterThanOrEqual(Date.parse(since))
})

test('a database that does not take it is named once, and it goes on when that does', async () => {
  const said: string[] = []
  const life = living(['web'], ['127.0.0.1:8000'], (line) => void said.push(line))
  // A first start, at which the site API is still making the tables, is no fault.
  await migrate(database.db)
  expect(brief(await onceThere((all) => all.length === 1))).toEqual(['127.0.0.1:8000 alive'])
  expect(said).toEqual([])
  await sql`alter table process_seen rename column roles to parts`.execute(database.db)
  while (!said.length) await new Promise((resolve) => setTimeout(resolve, 20))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(said).toEqual([
    expect.stringMatching(/^The status page cannot be told that this process lives: column "roles"/),
  ])
  await sql`alter table process_seen rename column parts to roles`.execute(database.db)
  await life.close()
  expect(brief(await processesOf(database.db))).toEqual(['127.0.0.1:8000 stopped'])
})

import { databases, freshDatabase } from '../../../tests/support/databases'
import type { Connection } from '../../db/connect'
import type { Changes } from '../hot/changes'
import type { HotPublisher } from '../hot/hotPublisher'
import { NeedsBuild } from '../hot/openRelease'
import { publishSite } from './publishSite'
import { storeAll, waitingFor } from './changeStore'

describe.each(databases)('publishing what waits for a site on %s', (database) => {
  let connection: Connection
  beforeAll(async () => void (connection = await freshDatabase(database)))
  afterAll(() => connection.close())

  const changes = (estateIds: number[]): Changes => ({ estateIds, rentalUnitIds: [], pageIds: [] })

  /** Publishes ten listings of which some fail; gives what waits on, and for what a build was asked. */
  async function tenBut(siteId: string, failed: Readonly<Record<number, Error>>) {
    await storeAll(connection.db, siteId, changes([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
    const parked = new Set<string>()
    const asked: string[] = []
    const hot: Pick<HotPublisher, 'publish'> = {
      publish: async ({ estateIds }) => ({
        pages: estateIds.length,
        laps: {},
        failed: Object.entries(failed).map(([id, error]) => ({ kind: 'estate', id: Number(id), error })),
      }),
    }
    await publishSite(siteId, {
      db: connection.db,
      hot,
      builds: {
        request: () => asked.push('request'),
        park: (rows) => {
          asked.push('park')
          for (const row of rows) parked.add(row)
        },
        waiting: () => parked,
      },
      log: () => undefined,
    })
    const waiting = await waitingFor(connection.db, siteId)
    return { asked, waiting: waiting?.estateIds ?? [], parked: waiting?.rows.every((row) => parked.has(row)) }
  }

  test('one that has failed waits for a build, its neighbours are done', async () => {
    const why = { 4: new Error('Template unit cannot be rendered'), 9: new NeedsBuild('The menus changed') }
    expect(await tenBut('huis', why)).toEqual({ asked: ['park'], waiting: [4, 9], parked: true })
  })

  test('whoever publishes can ask whether anything came meanwhile that is not for a build', async () => {
    await storeAll(connection.db, 'boot', changes([1]))
    const heard: boolean[] = []
    const noted: string[] = []
    await publishSite('boot', {
      db: connection.db,
      hot: {
        publish: async (_, isWaiting = async () => false) => {
          heard.push(await isWaiting())
          if (heard.length === 1) await storeAll(connection.db, 'boot', changes([2]))
          heard.push(await isWaiting())
          return { pages: 1, laps: {}, failed: [] }
        },
      },
      builds: { request: () => undefined, park: () => undefined, waiting: () => new Set() },
      log: () => undefined,
      note: async (_since, { detail }) => void noted.push(detail),
    })
    expect(noted).toEqual(['listing 1', 'listing 2'])
    expect(heard).toEqual([false, true, false, false])
  })

  test('where none failed nothing waits on', async () => {
    expect(await tenBut('villa', {})).toEqual({ asked: [], waiting: [], parked: undefined })
  })
})

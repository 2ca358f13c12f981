import { join } from 'node:path'
import { estateLine, homePage } from '../../tests/support/importLines'
import { freshDatabase } from '../../tests/support/databases'
import { frontDoor } from '../../tests/support/frontDoor'
import { startSiteApi, type TestApi } from '../../tests/support/siteApi'
import { readConfig } from '../config'
import type { Connection } from '../db/connect'
import { takeTurns } from '../http/takeTurns'
import { listReleases, openReleaseStore } from '../releases/releaseStore'
import { GOOD_BUILD, projectWith } from './build/testing/gatsbyStandIn'
import { openSitePublisher } from './sitePublisher'

/** Long enough for the other publisher to ask for its build, and for a listing to change. */
const SLOW_BUILD = `setTimeout(() => { ${GOOD_BUILD} }, 4000)`

let api: TestApi
let connection: Connection
beforeAll(async () => {
  api = await startSiteApi('PGlite', [homePage, estateLine(7)])
  connection = await freshDatabase('PostgreSQL')
})
afterAll(async () => {
  await connection.close()
  await api.close()
})

test('of two publishers that start on nothing one builds, and the other takes what it made though a listing changed since', async () => {
  const door = await frontDoor(api)
  const project = await projectWith(SLOW_BUILD)
  const config = readConfig({ SITE_API_URL: door.url, DATA_DIR: join(project.dir, '.data') })
  const ending = new AbortController()
  const store = openReleaseStore(config.dataDir, config.siteId)
  /** Which releases there are when it is open, and what it said until then. */
  const opening = async () => {
    const said: string[] = []
    const publisher = await openSitePublisher({
      ...{ config, projectDir: project.dir, connection, signal: ending.signal },
      log: (line) => said.push(line),
      onChange: async () => undefined,
      buildInTurn: takeTurns(1),
    })
    return { publisher, said: [...said], releases: (await listReleases(store)).map(({ id }) => id) }
  }
  const both = [opening(), opening()]
  await new Promise((done) => setTimeout(done, 2000))
  await api.import([estateLine(8)])
  const [one, other] = await Promise.all(both)
  try {
    expect([one?.releases, other?.releases]).toEqual([['000001'], ['000001']])
    const taken = [one, other].filter((each) =>
      each?.said.includes('Release 000001 was made by another publisher meanwhile: taken'),
    )
    expect(taken).toHaveLength(1)
  } finally {
    ending.abort()
    for (const each of [one, other]) await each?.publisher.close()
    await door.close()
    await project.remove()
  }
})

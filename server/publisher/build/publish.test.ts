import { join } from 'node:path'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { apiClient } from '../../../src/siteApi/http'
import { listEstates } from '../../../src/siteApi/pull'
import { frontDoor } from '../../../tests/support/frontDoor'
import { freePort } from '../../../tests/support/freePort'
import { estateLine } from '../../../tests/support/importLines'
import { startSiteApi, type TestApi } from '../../../tests/support/siteApi'
import { readConfig } from '../../config'
import { followRelease } from '../../releases/releaseView'
import { switchTo } from '../../releases/switchTo'
import { refusalOf } from '../../releases/refusal'
import { currentRelease, listReleases, openReleaseStore } from '../../releases/releaseStore'
import { pendingChangesOf } from './pendingChanges'
import { publish } from './publish'
import { commitChange } from '../hot/commitChange'
import { FAILING_BUILD, GOOD_BUILD, projectWith } from './testing/gatsbyStandIn'

let api: TestApi
let door: Awaited<ReturnType<typeof frontDoor>>
let project: Awaited<ReturnType<typeof projectWith>>

const listing = (updatedAt: string) => estateLine(7, { general: { updatedAt } })

beforeAll(async () => {
  api = await startSiteApi('PGlite')
  door = await frontDoor(api)
})
afterAll(async () => {
  await door.close()
  await api.close()
})
beforeEach(async () => {
  await api.import([listing('2026-06-01T08:00:00Z')])
  project = await projectWith(GOOD_BUILD)
})
afterEach(() => project.remove())

function options(env: Record<string, string> = {}) {
  const said: string[] = []
  const config = readConfig({ SITE_API_URL: door.url, DATA_DIR: join(project.dir, '.data'), ...env })
  return { config, projectDir: project.dir, log: (line: string) => said.push(line), said }
}

const current = () => currentRelease(openReleaseStore(join(project.dir, '.data'), 'demo'))

test('publishing builds, makes a release and switches to it', async () => {
  const told = options()
  const release = await publish(told)
  expect(release).toMatchObject({ id: '000001', pages: 1 })
  expect(await current()).toEqual(release)
  expect(told.said.at(-1)).toMatch(new RegExp(`^release 000001: 1 pages, ${release.files} files, \\d.* m?s$`))
})

test('the build is told of every process of the site API, so that it can go on without the first', async () => {
  const gone = `http://127.0.0.1:${await freePort()}`
  const tells = await projectWith(`${GOOD_BUILD}\nconsole.log('asks ' + process.env.SITE_API_URL)`)
  try {
    const told = options({ SITE_API_URL: `${gone}, ${door.url}` })
    await publish({ ...told, projectDir: tells.dir })
    const report = await readFile(join(project.dir, '.data/logs/build-demo.log'), 'utf8')
    expect(report).toContain(`asks ${gone},${door.url}`)
  } finally {
    await tells.remove()
  }
})

const changesOf = (estateIds: number[], rest = {}) => ({
  changes: { estateIds, rentalUnitIds: [], pageIds: [], ...rest },
})

describe('what is served is up to date', () => {
  test('after publishing, until a listing changes, is removed or is added: that one only', async () => {
    expect(await pendingChangesOf(options())).toHaveProperty('build')
    await publish(options())
    expect(await pendingChangesOf(options())).toBeUndefined()

    for (const [change, id] of [
      [listing('2026-06-02T08:00:00Z'), 7],
      [{ kind: 'estate', delete: 7 } as const, 7],
      [estateLine(8, { general: { updatedAt: '2020-01-01T00:00:00Z' } }), 8],
    ] as const) {
      await api.import([change])
      expect(await pendingChangesOf(options())).toEqual(changesOf([id]))
      await publish(options())
      expect(await pendingChangesOf(options())).toBeUndefined()
    }
  })

  test('until a page changes, which is one thing, or a menu, which asks for a build', async () => {
    await publish(options())
    await api.import([
      { kind: 'page', data: { id: 1, type: 'content', url: { nl: 'a' }, title: { nl: 'A' }, blocks: [] } },
    ])
    expect(await pendingChangesOf(options())).toEqual(changesOf([], { pageIds: [1] }))
    await publish(options())
    await api.import([
      { kind: 'menu', data: { id: 1, type: 'main', items: [{ id: 'a', pageId: 1, label: { nl: 'A' } }] } },
    ])
    expect(await pendingChangesOf(options())).toEqual({ build: 'What every page shows changed' })
  })

  test('until the program or the public address changes; its tests and its publisher do not count', async () => {
    await publish(options())
    await writeFile(join(project.dir, 'src/a.test.ts'), 'test')
    await mkdir(join(project.dir, 'src/publish'))
    await writeFile(join(project.dir, 'src/publish/renderer.ts'), '')
    expect(await pendingChangesOf(options())).toBeUndefined()
    const program = { build: 'The program or PUBLIC_URL changed' }
    expect(await pendingChangesOf(options({ PUBLIC_URL: 'https://other.example' }))).toEqual(program)
    await writeFile(join(project.dir, 'src/a.ts'), 'export const a = 2')
    expect(await pendingChangesOf(options())).toEqual(program)
  })

  test('when what changed was published hot: the next start does not build', async () => {
    const { id } = await publish(options())
    await api.import([listing('2026-07-01T08:00:00Z'), estateLine(9)])
    const store = openReleaseStore(join(project.dir, '.data'), 'demo')
    const follower = await followRelease(store, id)
    if (!follower) throw new Error('no release')
    const there = Object.fromEntries(
      (await listEstates(apiClient({ baseUrl: door.url, siteId: 'demo' }))).map((one) => [
        one.id,
        one.version ?? null,
      ]),
    )
    const nothing = { put: new Map<string, string>(), removed: [] }
    await commitChange(store, follower, nothing, { estates: { asked: [7], there: { 7: there[7] ?? null } } })
    expect(await pendingChangesOf(options())).toEqual(changesOf([9]))
    await commitChange(store, follower, nothing, { estates: { asked: [9], there: { 9: there[9] ?? null } } })
    expect(await pendingChangesOf(options())).toBeUndefined()
    await api.import([{ kind: 'estate', delete: 9 }])
    expect(await pendingChangesOf(options())).toEqual(changesOf([9]))
    await commitChange(store, follower, nothing, { estates: { asked: [9], there: {} } })
    expect(await pendingChangesOf(options())).toBeUndefined()
  })

  test('nobody knows when the API cannot be asked, which is said', async () => {
    await publish(options())
    const told = options({ SITE_API_URL: `http://127.0.0.1:${await freePort()}` })
    expect(await pendingChangesOf(told)).toEqual({
      unreachable: expect.stringMatching(/^The site API could not be asked for changes: ./),
    })
  })
})

test('what changes while a build runs counts as not built', async () => {
  const during = options()
  const publishing = publish({
    ...during,
    log: (line) => {
      during.said.push(line)
    },
    beforeServing: async (_release, serve) => {
      await api.import([listing('2026-08-01T08:00:00Z')])
      await serve()
    },
  })
  await publishing
  expect(await pendingChangesOf(options())).toEqual(changesOf([7]))
})

test('a build that fails leaves the last release served', async () => {
  const { id } = await publish(options())
  await writeFile(join(project.dir, 'node_modules/gatsby/cli.js'), FAILING_BUILD)
  await expect(publish(options())).rejects.toThrow('gatsby build ended with 3')
  expect((await current())?.id).toBe(id)
})

/** A build of as many pages as a file says. */
const COUNTED_BUILD = `${GOOD_BUILD}
const { readFileSync } = require('node:fs')
const page = readFileSync('public/nl/index.html')
require('node:fs').rmSync('public', { recursive: true })
for (let number = 1; number <= Number(readFileSync('count', 'utf8')); number++) {
  mkdirSync('public/nl/aanbod/' + number, { recursive: true })
  writeFileSync('public/nl/aanbod/' + number + '/index.html', page)
}
`

describe('a release of less than half the pages', () => {
  const store = () => openReleaseStore(join(project.dir, '.data'), 'demo')
  const count = (pages: number) => writeFile(join(project.dir, 'count'), String(pages))
  const built = ({ said }: ReturnType<typeof options>) =>
    said.filter((line) => line.startsWith('  Release: ')).length

  beforeEach(async () => {
    await project.remove()
    project = await projectWith(COUNTED_BUILD)
    await count(60)
    await publish(options())
    await count(20)
    await api.import([listing('2026-09-01T08:00:00Z')])
  })

  test('is refused and says why, is not built again of the same data, and can be accepted', async () => {
    const why = 'it has 20 pages where there were 60'
    const told = options()
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(publish(told)).rejects.toThrow(
        `Release 000002 is not served: ${why} (npm run release -- accept 000002 serves it all the same)`,
      )
    expect(built(told)).toBe(1)
    expect((await current())?.id).toBe('000001')
    expect((await refusalOf(store(), '000002'))?.reason).toBe(why)
    await switchTo(store(), '000002')
    expect((await current())?.id).toBe('000002')
    expect(await pendingChangesOf(options())).toBeUndefined()

    await api.import([listing('2026-09-02T08:00:00Z')])
    expect((await publish(told)).id).toBe('000003')
  })

  test('is built anew of other data, and then only the last one is kept', async () => {
    const told = options()
    await expect(publish(told)).rejects.toThrow('20 pages')
    await api.import([listing('2026-09-03T08:00:00Z')])
    await expect(publish(told)).rejects.toThrow('Release 000003 is not served')
    expect(built(told)).toBe(2)
    expect((await listReleases(store())).map(({ id }) => id)).toEqual(['000001', '000003'])
  })

  test('is served when the others were taken off singly before', async () => {
    const follower = await followRelease(store(), '000001')
    if (!follower) throw new Error('no release')
    const removed = Array.from({ length: 40 }, (_, index) => `nl/aanbod/${index + 21}/index.html`)
    await commitChange(store(), follower, { put: new Map(), removed })
    expect((await publish(options())).id).toBe('000002')
  })
})

import { join } from 'node:path'
import { mkdir, writeFile } from 'node:fs/promises'
import { apiClient } from '../../src/siteApi/http'
import { listEstates } from '../../src/siteApi/pull'
import { frontDoor } from '../../tests/support/frontDoor'
import { freePort } from '../../tests/support/freePort'
import { estateLine } from '../../tests/support/importLines'
import { startSiteApi, type TestApi } from '../../tests/support/siteApi'
import { readConfig } from '../config'
import { newsOf, publish } from './publish'
import { commitChange } from './hot/commitChange'
import { followRelease } from './hot/releaseView'
import { currentRelease, openReleaseStore } from './releaseStore'
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
  return { config, projectDir: project.dir, say: (line: string) => said.push(line), said }
}

const current = () => currentRelease(openReleaseStore(join(project.dir, '.data'), 'demo'))

test('publishing builds, makes a release and switches to it', async () => {
  const told = options()
  const release = await publish(told)
  expect(release).toMatchObject({ id: '000001', pages: 1 })
  expect(await current()).toEqual(release)
  expect(told.said.at(-1)).toBe(`release 000001: 1 pages, ${release.files} files`)
})

const changesOf = (estateIds: number[], rest = {}) => ({
  changes: { estateIds, rentalUnitIds: [], pageIds: [], ...rest },
})

describe('what is served is up to date', () => {
  test('after publishing, until a listing changes, is removed or is added: that one only', async () => {
    expect(await newsOf(options())).toHaveProperty('build')
    await publish(options())
    expect(await newsOf(options())).toBeUndefined()

    for (const [change, id] of [
      [listing('2026-06-02T08:00:00Z'), 7],
      [{ kind: 'estate', delete: 7 } as const, 7],
      [estateLine(8, { general: { updatedAt: '2020-01-01T00:00:00Z' } }), 8],
    ] as const) {
      await api.import([change])
      expect(await newsOf(options())).toEqual(changesOf([id]))
      await publish(options())
      expect(await newsOf(options())).toBeUndefined()
    }
  })

  test('until a page changes, which is one thing, or a menu, which asks for a build', async () => {
    await publish(options())
    await api.import([
      { kind: 'page', data: { id: 1, type: 'content', url: { nl: 'a' }, title: { nl: 'A' }, blocks: [] } },
    ])
    expect(await newsOf(options())).toEqual(changesOf([], { pageIds: [1] }))
    await publish(options())
    await api.import([
      { kind: 'menu', data: { id: 1, type: 'main', items: [{ id: 'a', pageId: 1, label: { nl: 'A' } }] } },
    ])
    expect(await newsOf(options())).toEqual({ build: 'What every page shows changed' })
  })

  test('until the program or the public address changes; its tests and its publisher do not count', async () => {
    await publish(options())
    await writeFile(join(project.dir, 'src/a.test.ts'), 'test')
    await mkdir(join(project.dir, 'src/publish'))
    await writeFile(join(project.dir, 'src/publish/renderer.ts'), '')
    expect(await newsOf(options())).toBeUndefined()
    const program = { build: 'The program changed' }
    expect(await newsOf(options({ PUBLIC_URL: 'https://other.example' }))).toEqual(program)
    await writeFile(join(project.dir, 'src/a.ts'), 'export const a = 2')
    expect(await newsOf(options())).toEqual(program)
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
    expect(await newsOf(options())).toEqual(changesOf([9]))
    await commitChange(store, follower, nothing, { estates: { asked: [9], there: { 9: there[9] ?? null } } })
    expect(await newsOf(options())).toBeUndefined()
    await api.import([{ kind: 'estate', delete: 9 }])
    expect(await newsOf(options())).toEqual(changesOf([9]))
    await commitChange(store, follower, nothing, { estates: { asked: [9], there: {} } })
    expect(await newsOf(options())).toBeUndefined()
  })

  test('nobody knows when the API cannot be asked, which is said', async () => {
    await publish(options())
    const told = options({ SITE_API_URL: `http://127.0.0.1:${await freePort()}` })
    expect(await newsOf(told)).toEqual({
      unasked: expect.stringMatching(/^The site API could not be asked for changes: ./),
    })
  })
})

test('what changes while a build runs counts as not built', async () => {
  const during = options()
  const publishing = publish({
    ...during,
    say: (line) => {
      during.said.push(line)
    },
    beforeServing: async (_release, serve) => {
      await api.import([listing('2026-08-01T08:00:00Z')])
      await serve()
    },
  })
  await publishing
  expect(await newsOf(options())).toEqual(changesOf([7]))
})

test('a build that fails leaves the last release served', async () => {
  const { id } = await publish(options())
  await writeFile(join(project.dir, 'node_modules/gatsby/cli.js'), FAILING_BUILD)
  await expect(publish(options())).rejects.toThrow('gatsby build ended with 3')
  expect((await current())?.id).toBe(id)
})

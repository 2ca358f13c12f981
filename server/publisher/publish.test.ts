import { join } from 'node:path'
import { writeFile } from 'node:fs/promises'
import { frontDoor } from '../../tests/support/frontDoor'
import { freePort } from '../../tests/support/freePort'
import { estateLine } from '../../tests/support/importLines'
import { startSiteApi, type TestApi } from '../../tests/support/siteApi'
import { readConfig } from '../config'
import { isUpToDate, publish } from './publish'
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

describe('what is served is up to date', () => {
  test('after publishing, until a listing changes, is removed or is added', async () => {
    expect(await isUpToDate(options())).toBe(false)
    await publish(options())
    expect(await isUpToDate(options())).toBe(true)

    for (const change of [
      listing('2026-06-02T08:00:00Z'),
      { kind: 'estate', delete: 7 } as const,
      estateLine(8, { general: { updatedAt: '2020-01-01T00:00:00Z' } }),
    ]) {
      await api.import([change])
      expect(await isUpToDate(options())).toBe(false)
      await publish(options())
      expect(await isUpToDate(options())).toBe(true)
    }
  })

  test('until the agency’s settings, a page or a menu changes', async () => {
    await publish(options())
    await api.import([
      { kind: 'page', data: { id: 1, type: 'content', url: { nl: 'a' }, title: { nl: 'A' }, blocks: [] } },
    ])
    expect(await isUpToDate(options())).toBe(false)
    await publish(options())
    await api.import([
      { kind: 'menu', data: { id: 1, type: 'main', items: [{ id: 'a', pageId: 1, label: { nl: 'A' } }] } },
    ])
    expect(await isUpToDate(options())).toBe(false)
  })

  test('until the program or the public address changes; its tests do not count', async () => {
    await publish(options())
    await writeFile(join(project.dir, 'src/a.test.ts'), 'test')
    expect(await isUpToDate(options())).toBe(true)
    expect(await isUpToDate(options({ PUBLIC_URL: 'https://other.example' }))).toBe(false)
    await writeFile(join(project.dir, 'src/a.ts'), 'export const a = 2')
    expect(await isUpToDate(options())).toBe(false)
  })

  test('as far as anybody knows when the API cannot be asked, which is said', async () => {
    await publish(options())
    const told = options({ SITE_API_URL: `http://127.0.0.1:${await freePort()}` })
    expect(await isUpToDate(told)).toBe(true)
    expect(told.said).toEqual([
      expect.stringMatching(/could not be asked for changes, the site stays as it is/),
    ])
  })
})

test('a build that fails leaves the last release served', async () => {
  const { id } = await publish(options())
  await writeFile(join(project.dir, 'node_modules/gatsby/cli.js'), FAILING_BUILD)
  await expect(publish(options())).rejects.toThrow('gatsby build ended with 3')
  expect((await current())?.id).toBe(id)
})

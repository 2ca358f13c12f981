import { join } from 'node:path'
import { appendToJournal, versionDir } from '../publisher/hot/journal'
import { assertNotHeld } from '../publisher/held'
import { createRelease } from '../publisher/release'
import { currentReleaseId, openReleaseStore, releaseDir } from '../publisher/releaseStore'
import { switchTo } from '../publisher/switchTo'
import { pagesAt, temporaryFolder, writeTree } from '../publisher/testing/buildTree'
import { releaseCommand } from './releaseCommand'

async function threeReleases() {
  const { dir, remove } = await temporaryFolder()
  const store = openReleaseStore(join(dir, 'data'), 'demo')
  const build = join(dir, 'public')
  for (const address of ['/nl', '/nl/aanbod/1', '/nl/aanbod/2']) {
    await writeTree(build, pagesAt(address))
    await switchTo(store, (await createRelease({ buildDir: build, store, now: new Date(0) })).id)
  }
  return { store, remove, run: (...words: string[]) => releaseCommand(store, words) }
}

let at: Awaited<ReturnType<typeof threeReleases>>
beforeEach(async () => {
  at = await threeReleases()
})
afterEach(() => at.remove())

test('lists the releases with the served one marked and what was published onto each', async () => {
  const dir = releaseDir(at.store, '000003')
  await writeTree(versionDir(dir, 1), pagesAt('/nl'))
  const line = { version: 1, put: ['nl/index.html'], removed: [], gone: [], back: [] }
  await appendToJournal(dir, line)
  expect(await at.run('list')).toEqual([
    expect.stringMatching(/^ {2}000001 {2}1970-01-01 00:00:00 {2}1 pages .* 0 changes since$/),
    expect.stringMatching(/^ {2}000002 .* 2 pages/),
    expect.stringMatching(/^\* 000003 .* 3 pages .* 1 changes since$/),
  ])
})

test('goes back to the release before, holds the site there, and lets go when told', async () => {
  expect(await at.run('rollback')).toHaveLength(2)
  expect(await currentReleaseId(at.store)).toBe('000002')
  await expect(assertNotHeld(at.store)).rejects.toThrow('held at release 000002')
  expect((await at.run('list')).at(-1)).toMatch(/^Held at 000002/)
  await at.run('rollback', '000001')
  expect(await currentReleaseId(at.store)).toBe('000001')
  await at.run('resume')
  await expect(assertNotHeld(at.store)).resolves.toBeUndefined()
})

test('a release that is not there is not gone back to, nor the site held', async () => {
  await expect(at.run('rollback', '000009')).rejects.toThrow('no release 000009')
  await at.run('rollback', '000001')
  await at.run('resume')
  await expect(at.run('rollback')).rejects.toThrow('no release before')
  await expect(assertNotHeld(at.store)).resolves.toBeUndefined()
})

test('shows one, the served one by default', async () => {
  expect((await at.run('show')).join('\n')).toMatch(/id +000003\n[\s\S]*pages +3/)
  expect((await at.run('show', '000001')).join('\n')).toMatch(/id +000001/)
  await expect(at.run('show', '7')).rejects.toThrow('no release 7')
  await expect(at.run('sing')).rejects.toThrow('Usage')
})

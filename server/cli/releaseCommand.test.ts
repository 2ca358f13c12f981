import { join } from 'node:path'
import { appendToJournal, versionDir } from '../releases/journal'
import { assertNotPinned, pin } from '../releases/pinned'
import { noteRefusal } from '../releases/refusal'
import { createRelease } from '../releases/release'
import { currentReleaseId, openReleaseStore, releaseDir } from '../releases/releaseStore'
import { switchTo } from '../releases/switchTo'
import { pagesAt, temporaryFolder, writeTree } from '../releases/testing/buildTree'
import { releaseCommand } from './releaseCommand'

const REASON = 'it has 40 pages where there were 120'

async function threeReleases() {
  const { dir, remove } = await temporaryFolder()
  const store = openReleaseStore(join(dir, 'data'), 'demo')
  const build = join(dir, 'public')
  for (const address of ['/nl', '/nl/aanbod/1', '/nl/aanbod/2']) {
    await writeTree(build, pagesAt(address))
    await switchTo(store, (await createRelease({ buildDir: build, store, now: new Date(0) })).id)
  }
  return {
    store,
    build,
    remove,
    run: (...words: string[]) => releaseCommand(store, words),
    /** One more, which is whole and not fit to be served. */
    async refused() {
      const { id } = await createRelease({ buildDir: build, store, now: new Date(0) })
      await noteRefusal(releaseDir(store, id), REASON)
      return id
    },
  }
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
  // The last line of a change says how many it is.
  await appendToJournal(dir, { ...line, version: 2, put: [], noted: { changes: 4 } })
  expect(await at.run('list')).toEqual([
    expect.stringMatching(/^ {2}000001 {2}1970-01-01 00:00:00 {2}1 pages .* 0 changes since$/),
    expect.stringMatching(/^ {2}000002 .* 2 pages/),
    expect.stringMatching(/^\* 000003 .* 3 pages .* 4 changes since$/),
  ])
  expect(await at.run('show')).toContainEqual(expect.stringMatching(/^hot +4 changes, 1 files$/))
})

test('goes back to the release before, holds the site there, and lets go when told', async () => {
  expect(await at.run('rollback')).toHaveLength(2)
  expect(await currentReleaseId(at.store)).toBe('000002')
  await expect(assertNotPinned(at.store)).rejects.toThrow('pinned at release 000002')
  expect((await at.run('list')).at(-1)).toMatch(/^Pinned at 000002/)
  await at.run('rollback', '000001')
  expect(await currentReleaseId(at.store)).toBe('000001')
  await at.run('resume')
  await expect(assertNotPinned(at.store)).resolves.toBeUndefined()
})

test('a release that is not there is not gone back to, nor the site pinned', async () => {
  await expect(at.run('rollback', '000009')).rejects.toThrow('no release 000009')
  await at.run('rollback', '000001')
  await at.run('resume')
  await expect(at.run('rollback')).rejects.toThrow('no release before')
  await expect(assertNotPinned(at.store)).resolves.toBeUndefined()
})

test('one that was refused is listed and shown with its reason, and is served when it is accepted', async () => {
  const id = await at.refused()
  expect((await at.run('list')).at(-1)).toMatch(new RegExp(`^! ${id} .* not served: ${REASON}$`))
  expect((await at.run('show', id)).join('\n')).toMatch(new RegExp(`refused +${REASON}`))
  await expect(at.run('accept', '000002')).rejects.toThrow('000002 was not refused')
  await pin(at.store, '000003')
  await expect(at.run('accept')).rejects.toThrow('pinned at release 000003')
  await at.run('resume')
  expect(await at.run('accept')).toContain(`Release ${id} is served, though ${REASON}.`)
  expect(await currentReleaseId(at.store)).toBe(id)
  expect((await at.run('list')).at(-1)).toMatch(/^\* .* 0 changes since$/)
  await expect(at.run('accept')).rejects.toThrow('No release was refused')
})

test('one that was refused is not gone back to, unless that is forced', async () => {
  const refused = await at.refused()
  await writeTree(at.build, pagesAt('/nl/aanbod/3'))
  await switchTo(at.store, (await createRelease({ buildDir: at.build, store: at.store })).id)
  await at.run('rollback')
  expect(await currentReleaseId(at.store)).toBe('000003')
  await expect(at.run('rollback', refused)).rejects.toThrow(`was refused: ${REASON}`)
  expect(await currentReleaseId(at.store)).toBe('000003')
  await releaseCommand(at.store, ['rollback', refused], { force: true })
  expect(await currentReleaseId(at.store)).toBe(refused)
})

test('a release whose process ended before it was looked at is not gone back to either', async () => {
  await createRelease({ buildDir: at.build, store: at.store })
  await switchTo(at.store, (await createRelease({ buildDir: at.build, store: at.store })).id)
  await at.run('rollback')
  expect(await currentReleaseId(at.store)).toBe('000003')
})

test('shows one, the served one by default', async () => {
  expect((await at.run('show')).join('\n')).toMatch(/id +000003\n[\s\S]*pages +3/)
  expect((await at.run('show', '000001')).join('\n')).toMatch(/id +000001/)
  await expect(at.run('show', '7')).rejects.toThrow('no release 7')
  await expect(at.run('sing')).rejects.toThrow('Usage')
})

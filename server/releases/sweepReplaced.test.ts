import { existsSync } from 'node:fs'
import { readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { appendToJournal, versionDir } from './journal'
import { createRelease } from './release'
import { openReleaseStore, releaseDir } from './releaseStore'
import { followRelease } from './releaseView'
import { sweepReplaced } from './sweepReplaced'
import { pagesAt, temporaryFolder, writeTree } from './testing/buildTree'

const HOUR = 3_600_000

async function releaseWith(...changes: { put?: string[]; removed?: string[]; hoursAgo: number }[]) {
  const { dir, remove } = await temporaryFolder()
  const store = openReleaseStore(join(dir, 'data'), 'demo')
  await writeTree(join(dir, 'public'), pagesAt('/nl', '/fr'))
  const { id } = await createRelease({ buildDir: join(dir, 'public'), store })
  const at = releaseDir(store, id)
  const fileOf = (version: number, name: string) => join(versionDir(at, version), name)
  for (const [index, { put = [], removed = [], hoursAgo }] of changes.entries()) {
    const version = index + 1
    const files = put.flatMap((name) =>
      ['', '.br', '.gz'].map((end) => [name + end, `of ${version}`] as const),
    )
    if (files.length) {
      await writeTree(versionDir(at, version), Object.fromEntries(files))
      const when = (Date.now() - hoursAgo * HOUR) / 1000
      await utimes(versionDir(at, version), when, when)
    }
    await appendToJournal(at, { version, put, removed, gone: [], back: [] })
  }
  const read = async (name: string) => {
    const path = (await followRelease(store, id))?.view().locate(name)
    return path && readFile(path, 'utf8')
  }
  return { store, remove, read, fileOf }
}

test('what was replaced hours ago goes with what was compressed of it, and what holds stays', async () => {
  const { store, remove, read, fileOf } = await releaseWith(
    { put: ['nl/index.html', 'fr/index.html'], hoursAgo: 30 },
    { put: ['nl/index.html'], hoursAgo: 20 },
    { put: ['nl/index.html'], hoursAgo: 7 },
  )
  expect(await sweepReplaced(store)).toBe(2)
  expect(await read('nl/index.html')).toBe('of 3')
  expect(await read('fr/index.html')).toBe('of 1')
  expect(existsSync(fileOf(1, 'nl/index.html.br'))).toBe(false)
  expect(existsSync(fileOf(1, 'fr/index.html.br'))).toBe(true)
  expect(existsSync(fileOf(2, ''))).toBe(false)
  await remove()
})

test('what was replaced a moment ago stays for who reads the moment before', async () => {
  const { store, remove, read, fileOf } = await releaseWith(
    { put: ['nl/index.html'], hoursAgo: 30 },
    { put: ['nl/index.html'], hoursAgo: 1 },
  )
  expect(await sweepReplaced(store)).toBe(0)
  expect(existsSync(fileOf(1, 'nl/index.html'))).toBe(true)
  expect(await read('nl/index.html')).toBe('of 2')
  await remove()
})

test('what was taken away goes once a later change is old enough to tell when that was', async () => {
  const { store, remove, read, fileOf } = await releaseWith(
    { put: ['nl/index.html'], hoursAgo: 30 },
    { removed: ['nl/index.html'], hoursAgo: 20 },
    { put: ['fr/index.html'], hoursAgo: 7 },
  )
  expect(await sweepReplaced(store)).toBe(1)
  expect(existsSync(fileOf(1, 'nl/index.html'))).toBe(false)
  expect(await read('nl/index.html')).toBeUndefined()
  expect(await read('fr/index.html')).toBe('of 3')
  await remove()
})

test('a release onto which nothing was published is left alone', async () => {
  const { store, remove, read } = await releaseWith()
  expect(await sweepReplaced(store)).toBe(0)
  expect(await read('nl/index.html')).toContain('<html')
  await remove()
})

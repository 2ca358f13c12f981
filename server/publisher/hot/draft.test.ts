import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRelease } from '../../releases/release'
import { openReleaseStore, releaseDir } from '../../releases/releaseStore'
import { switchTo } from '../../releases/switchTo'
import { pagesAt, temporaryFolder, writeTree } from '../../releases/testing/buildTree'
import { walkFiles } from '../../releases/walkFiles'
import { hotDir, versionDir } from '../../releases/journal'
import { followRelease } from '../../releases/releaseView'
import { commitChange } from './commitChange'
import { openDraft } from './draft'

async function release() {
  const { dir, remove } = await temporaryFolder()
  const store = openReleaseStore(join(dir, 'data'), 'demo')
  await writeTree(join(dir, 'public'), pagesAt('/nl'))
  const { id } = await createRelease({ buildDir: join(dir, 'public'), store })
  await switchTo(store, id)
  const follower = await followRelease(store, id)
  if (!follower) throw new Error('no release')
  return { store, follower, remove, dir: releaseDir(store, id) }
}

let at: Awaited<ReturnType<typeof release>>
beforeEach(async () => (at = await release()))
afterEach(() => at.remove())

const filesOf = async (version: number) => (await walkFiles(versionDir(at.dir, version))).sort()
const holding = (files: Record<string, string>) => ({ put: new Map(Object.entries(files)), removed: [] })

test('what was written ahead is what the change holds, and nothing else stands there', async () => {
  const draft = openDraft(at.store, at.follower)
  draft.put('nl/7/index.html', 'seven')
  draft.put('nl/8/index.html', 'eight, which then could not be rendered in French')
  draft.put('nl/index.html', 'of an attempt that died')
  draft.put('nl/index.html', 'of the next one')
  const files = { 'nl/7/index.html': 'seven', 'nl/index.html': 'of the next one', 'nl/9/index.html': 'late' }
  await commitChange(at.store, at.follower, holding(files), undefined, draft)
  expect(await filesOf(1)).toEqual(Object.keys(files).sort())
  const view = at.follower.view()
  for (const [name, content] of Object.entries(files))
    expect(await readFile(view.locate(name) ?? '', 'utf8')).toBe(content)
})

test('a draft that nothing came of is not seen, and leaves nothing for the next one', async () => {
  const draft = openDraft(at.store, at.follower)
  draft.put('nl/7/index.html', 'never')
  await draft.leave()
  await commitChange(at.store, at.follower, holding({ 'nl/index.html': 'first' }))
  expect(at.follower.view().version).toBe(1)
  expect(await filesOf(1)).toEqual(['nl/index.html'])
})

test('a draft of before another change is left, and all of it written again', async () => {
  const draft = openDraft(at.store, at.follower)
  draft.put('nl/7/index.html', 'seven')
  await draft.leave()
  await commitChange(at.store, at.follower, holding({ 'nl/index.html': 'first' }))
  const change = holding({ 'nl/7/index.html': 'seven' })
  expect((await commitChange(at.store, at.follower, change, undefined, draft)).version).toBe(2)
  expect(await filesOf(2)).toEqual(['nl/7/index.html'])
})

test('what cannot be written is told by whoever holds the draft, and the site stays', async () => {
  await mkdir(hotDir(at.dir), { recursive: true })
  const draft = openDraft(at.store, at.follower)
  draft.put('nl/index.html', 'x')
  draft.put('nl/index.html/below', 'a folder cannot be where a file is')
  const change = holding({
    'nl/index.html': 'x',
    'nl/index.html/below': 'a folder cannot be where a file is',
  })
  await expect(commitChange(at.store, at.follower, change, undefined, draft)).rejects.toThrow(
    /EEXIST|ENOTDIR|EISDIR/,
  )
  expect(at.follower.view().version).toBe(0)
  await writeFile(join(at.dir, 'still-writable'), '')
})

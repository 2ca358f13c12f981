import { appendFile, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { createRelease } from '../../releases/release'
import { openReleaseStore, publicDir, releaseDir } from '../../releases/releaseStore'
import { switchTo } from '../../releases/switchTo'
import { pageHtml, pagesAt, temporaryFolder, writeTree } from '../../releases/testing/buildTree'
import { hotDir, readJournal, versionDir } from '../../releases/journal'
import { followRelease, type ReleaseView } from '../../releases/releaseView'
import { commitChange, type FileChange, goneBy } from './commitChange'

async function releaseOf(files: Record<string, string>) {
  const { dir, remove } = await temporaryFolder()
  const store = openReleaseStore(join(dir, 'data'), 'demo')
  await writeTree(join(dir, 'public'), files)
  const { id } = await createRelease({ buildDir: join(dir, 'public'), store })
  await switchTo(store, id)
  const follow = async () => {
    const follower = await followRelease(store, id)
    if (!follower) throw new Error('no release')
    return follower
  }
  return { store, remove, follow, dir: releaseDir(store, id), root: publicDir(store, id) }
}

const putting = (files: Record<string, string>, removed: string[] = []): FileChange => ({
  put: new Map(Object.entries(files)),
  removed,
})
const read = async (view: ReleaseView, name: string) => {
  const path = view.locate(name)
  return path && readFile(path, 'utf8').catch(() => undefined)
}

let at: Awaited<ReturnType<typeof releaseOf>>
beforeEach(async () => {
  at = await releaseOf(pagesAt('/nl', '/nl/aanbod/7', '/nl/aanbod/7/huis', '/fr/offre/7'))
})
afterEach(() => at.remove())

describe('a change', () => {
  test('holds for every reader at one moment, and not for a request that began before', async () => {
    const [writer, reader] = [await at.follow(), await at.follow()]
    const before = reader.view()
    const change = putting({
      'nl/aanbod/7/huis/index.html': 'new',
      'page-data/nl/aanbod/7/huis/page-data.json': '{}',
    })
    await commitChange(at.store, writer, change)
    const after = await reader.catchUp()
    expect([before.version, after.version]).toEqual([0, 1])
    expect(await read(after, 'nl/aanbod/7/huis/index.html')).toBe('new')
    expect(await read(before, 'nl/aanbod/7/huis/index.html')).toBe(pageHtml('/nl/aanbod/7/huis'))
    expect(await read(after, 'nl/index.html')).toBe(pageHtml('/nl'))
    expect(await readFile(join(at.root, 'nl/aanbod/7/huis/index.html'), 'utf8')).toBe(
      pageHtml('/nl/aanbod/7/huis'),
    )
  })

  test('is still there for one who opens the release later, in the order things happened', async () => {
    const writer = await at.follow()
    for (const text of ['one', 'two'])
      await commitChange(at.store, writer, putting({ 'nl/index.html': text }))
    await commitChange(at.store, writer, putting({ 'fr/index.html': 'x' }, ['nl/index.html']))
    const view = (await at.follow()).view()
    expect(view.version).toBe(3)
    expect(view.locate('nl/index.html')).toBeUndefined()
    expect(await read(view, 'fr/index.html')).toBe('x')
  })

  test('of a listing’s pages: what is below its address is known, new and gone alike', async () => {
    const writer = await at.follow()
    const below = async () => (await writer.view().filesBelow('nl/aanbod/7')).sort()
    expect(await below()).toEqual(['nl/aanbod/7/huis/index.html', 'nl/aanbod/7/index.html'])
    await commitChange(
      at.store,
      writer,
      putting({ 'nl/aanbod/7/villa/index.html': 'x' }, ['nl/aanbod/7/huis/index.html']),
    )
    expect(await below()).toEqual(['nl/aanbod/7/index.html', 'nl/aanbod/7/villa/index.html'])
  })

  test('is told once to each that follows, with what it brought, whichever process made it', async () => {
    const heard: unknown[] = []
    const other = await followRelease(at.store, '000001', ({ version, noted }) =>
      heard.push([version, noted?.estates?.asked]),
    )
    const noted = { estates: { asked: [7], there: {} } }
    await commitChange(at.store, await at.follow(), putting({ 'nl/index.html': 'one' }))
    await commitChange(at.store, await at.follow(), putting({ 'nl/index.html': 'two' }), noted)
    await other?.catchUp()
    await other?.catchUp()
    expect(heard).toEqual([
      [1, undefined],
      [2, [7]],
    ])
  })

  test('takes an address off with 410 and brings it back', async () => {
    const writer = await at.follow()
    await commitChange(at.store, writer, putting({}, ['fr/offre/7/index.html']))
    expect([...writer.view().gone]).toEqual(['/fr/offre/7'])
    await commitChange(at.store, writer, putting({ 'fr/offre/7/index.html': 'x' }))
    expect([...(await at.follow()).view().gone]).toEqual([])
  })

  test('gets its precompressed variants afterwards, of the same millisecond as their file', async () => {
    const long = 'words '.repeat(900)
    const { finish } = await commitChange(at.store, await at.follow(), putting({ 'nl/index.html': long }))
    const file = join(versionDir(at.dir, 1), 'nl/index.html')
    await expect(stat(`${file}.br`)).rejects.toThrow('ENOENT')
    await finish()
    expect(String(brotliDecompressSync(await readFile(`${file}.br`)))).toBe(long)
    const times = await Promise.all(['', '.br', '.gz'].map(async (end) => (await stat(file + end)).mtimeMs))
    expect(new Set(times.map(Math.floor)).size).toBe(1)
  })
})

describe('after a crash', () => {
  test('files without their line were never there, and make room for the next change', async () => {
    await writeTree(versionDir(at.dir, 1), { 'nl/index.html': 'half', 'nl/other.html': 'half' })
    expect(await read((await at.follow()).view(), 'nl/index.html')).toBe(pageHtml('/nl'))
    await commitChange(at.store, await at.follow(), putting({ 'nl/index.html': 'whole' }))
    expect(await read((await at.follow()).view(), 'nl/index.html')).toBe('whole')
    await expect(stat(join(versionDir(at.dir, 1), 'nl/other.html'))).rejects.toThrow('ENOENT')
  })

  test('a line that was cut off is none, and the next one begins anew', async () => {
    await commitChange(at.store, await at.follow(), putting({ 'nl/index.html': 'one' }))
    const journal = join(hotDir(at.dir), 'journal.jsonl')
    await appendFile(journal, '{"version":2,"put":["nl/index.html"],"remo')
    const follower = await at.follow()
    expect(follower.view().version).toBe(1)
    await commitChange(at.store, follower, putting({ 'nl/index.html': 'two' }))
    expect((await readJournal(at.dir)).changes.map(({ version }) => version)).toEqual([1, 2])
    expect(await read((await at.follow()).view(), 'nl/index.html')).toBe('two')
  })

  test('a reader in the middle of a line sees the change when the line is whole', async () => {
    await commitChange(at.store, await at.follow(), putting({ 'nl/index.html': 'one' }))
    const journal = join(hotDir(at.dir), 'journal.jsonl')
    const line = `${JSON.stringify({ version: 2, put: ['nl/index.html'], removed: [], gone: [], back: [] })}\n`
    await writeTree(versionDir(at.dir, 2), { 'nl/index.html': 'twö' })
    const reader = await at.follow()
    await appendFile(journal, line.slice(0, 20))
    expect((await reader.catchUp()).version).toBe(1)
    await appendFile(journal, line.slice(20))
    expect((await reader.catchUp()).version).toBe(2)
    expect(await read(reader.view(), 'nl/index.html')).toBe('twö')
  })
})

test('a change that cannot be written leaves everything as it was, and says why', async () => {
  const writer = await at.follow()
  // A file where the folder of changes would be.
  await rm(hotDir(at.dir), { recursive: true, force: true })
  await writeFile(hotDir(at.dir), '')
  await expect(commitChange(at.store, writer, putting({ 'nl/index.html': 'x' }))).rejects.toThrow(
    /ENOTDIR|EEXIST/,
  )
  expect(await read(writer.view(), 'nl/index.html')).toBe(pageHtml('/nl'))
})

describe('which addresses are gone', () => {
  const change = (put: string[], removed: string[]) =>
    goneBy(putting(Object.fromEntries(put.map((name) => [name, ''])), removed), new Set(['/nl/aanbod/9']))

  test('a listing that moved to another slug is not', () => {
    expect(change(['nl/aanbod/7/villa/8/index.html'], ['nl/aanbod/7/huis/8/index.html']).gone).toEqual([])
  })
  test('one that is taken off is, pages of the site’s own never', () => {
    expect(change([], ['nl/aanbod/7/index.html', 'nl/contact/index.html']).gone).toEqual(['/nl/aanbod/7'])
  })
  test('one that was gone before is not said twice, and comes back with its page', () => {
    expect(change([], ['nl/aanbod/9/index.html']).gone).toEqual([])
    expect(change(['nl/aanbod/9/index.html'], []).back).toEqual(['/nl/aanbod/9'])
  })
})

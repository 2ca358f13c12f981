import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { takeBackRefusal } from './refusal'
import { createRelease } from './release'
import { currentRelease, listReleases, openReleaseStore, publicDir } from './releaseStore'
import { switchTo } from './switchTo'
import { removeOldReleases } from './tidyStore'
import { pagesAt, temporaryFolder, writeTree } from './testing/buildTree'

const long = (text: string) => `${text} `.repeat(1000)

async function workshop() {
  const { dir, remove } = await temporaryFolder()
  const build = join(dir, 'public')
  const store = openReleaseStore(join(dir, 'data'), 'demo')
  await writeTree(build, {
    ...pagesAt('/nl', '/nl/aanbod/1', '/nl/aanbod/1/huis'),
    'nl/lang/index.html': long('x'),
  })
  return {
    build,
    store,
    remove,
    release: (now?: Date) => createRelease({ buildDir: build, store, now }),
    inode: async (id: string, path: string) => (await stat(join(publicDir(store, id), path))).ino,
    read: (id: string, path: string) => readFile(join(publicDir(store, id), path)),
  }
}

let at: Awaited<ReturnType<typeof workshop>>
beforeEach(async () => {
  at = await workshop()
})
afterEach(() => at.remove())

describe('making a release', () => {
  it('numbers releases and says what is in them', async () => {
    const first = await at.release(new Date('2026-01-01T00:00:00Z'))
    expect(first).toMatchObject({ id: '000001', createdAt: '2026-01-01T00:00:00.000Z', files: 4, pages: 4 })
    expect((await at.release()).id).toBe('000002')
    expect((await listReleases(at.store)).map(({ id }) => id)).toEqual(['000001', '000002'])
  })

  it('reports how far it is', async () => {
    const seen: number[] = []
    const onProgress = ({ done, total }: { done: number; total: number }) => seen.push(done / total)
    await createRelease({ buildDir: at.build, store: at.store, onProgress })
    expect(seen).toEqual([0.25, 0.5, 0.75, 1])
  })

  it('links what stayed the same from the release before and copies what changed', async () => {
    await at.release()
    await writeTree(at.build, { 'nl/index.html': 'changed' })
    await at.release()
    expect(await at.inode('000002', 'nl/lang/index.html')).toBe(
      await at.inode('000001', 'nl/lang/index.html'),
    )
    expect(await at.inode('000002', 'nl/lang/index.html.br')).toBe(
      await at.inode('000001', 'nl/lang/index.html.br'),
    )
    expect(await at.inode('000002', 'nl/index.html')).not.toBe(await at.inode('000001', 'nl/index.html'))
    expect(String(await at.read('000002', 'nl/index.html'))).toBe('changed')
  })

  it('links a file that was written anew with the same content', async () => {
    await at.release()
    await utimes(join(at.build, 'nl/index.html'), 1, 1)
    await at.release()
    expect(await at.inode('000002', 'nl/index.html')).toBe(await at.inode('000001', 'nl/index.html'))
  })

  it('never shares a file with the build, which Gatsby rewrites in place', async () => {
    const before = String(await at.release().then(() => at.read('000001', 'nl/index.html')))
    await writeFile(join(at.build, 'nl/index.html'), 'in place')
    expect(String(await at.read('000001', 'nl/index.html'))).toBe(before)
  })

  it('does not link a page that was published hot in between', async () => {
    await at.release()
    const hot = join(publicDir(at.store, '000001'), 'nl/index.html')
    const size = (await stat(hot)).size
    await rm(hot)
    await writeFile(hot, 'h'.repeat(size))
    await at.release()
    expect(await at.read('000002', 'nl/index.html')).toEqual(await readFile(join(at.build, 'nl/index.html')))
  })

  it('compresses text of more than a kilobyte, and the variants carry the time of their file', async () => {
    await at.release()
    const page = long('x')
    expect(String(brotliDecompressSync(await at.read('000001', 'nl/lang/index.html.br')))).toBe(page)
    expect(String(gunzipSync(await at.read('000001', 'nl/lang/index.html.gz')))).toBe(page)
    const times = ['', '.br', '.gz'].map(async (end) =>
      stat(join(publicDir(at.store, '000001'), `nl/lang/index.html${end}`)).then(({ mtimeMs }) => mtimeMs),
    )
    expect(new Set(await Promise.all(times)).size).toBe(1)
    expect(existsSync(join(publicDir(at.store, '000001'), 'nl/index.html.br'))).toBe(false)
  })

  it('does not publish what only the build reads', async () => {
    const internal = [
      'app-0123456789abcdef0123.js.map',
      '.cache/x.json',
      '~partytown/p.js',
      'webpack.stats.json',
    ]
    const files = Object.fromEntries(
      [...internal, 'chunk-map.json', '_slices/a.html'].map((path) => [path, 'x']),
    )
    await writeTree(at.build, { ...files, '.well-known/security.txt': 'x' })
    await at.release()
    expect((await readdir(publicDir(at.store, '000001'))).sort()).toEqual(['.well-known', 'nl'])
  })

  it('has the same fingerprint for the same content, another one for another', async () => {
    const first = await at.release()
    await utimes(join(at.build, 'nl/index.html'), 1, 1)
    expect((await at.release()).fingerprint).toBe(first.fingerprint)
    await writeTree(at.build, { 'nl/index.html': 'changed' })
    expect((await at.release()).fingerprint).not.toBe(first.fingerprint)
  })

  it('refuses a build that is missing, empty or without pages', async () => {
    await expect(createRelease({ buildDir: join(at.build, 'no'), store: at.store })).rejects.toThrow(
      /no build/,
    )
    await rm(at.build, { recursive: true })
    await writeTree(at.build, { 'app.js': '' })
    await expect(at.release()).rejects.toThrow(/no page/)
    expect(await listReleases(at.store)).toEqual([])
  })

  it('leaves nothing behind when it fails half-way', async () => {
    const fail = () => {
      throw new Error('disk full')
    }
    const failing = createRelease({ buildDir: at.build, store: at.store, onProgress: fail })
    await expect(failing).rejects.toThrow('disk full')
    expect(await readdir(at.store.dir)).toEqual([])
  })

  it('clears away what a crashed publisher left', async () => {
    await writeTree(at.store.dir, {
      '.building-999999999-x/public/index.html': 'half',
      '.removing-1-x/a': '',
    })
    await at.release()
    expect(await readdir(at.store.dir)).toEqual(['000001'])
  })

  it('keeps the last five, and always the one being served', async () => {
    await at.release()
    await switchTo(at.store, '000001')
    for (let count = 0; count < 6; count++) await takeBackRefusal(at.store, (await at.release()).id)
    await switchTo(at.store, '000001')
    const ids = (await listReleases(at.store)).map(({ id }) => id)
    expect(ids).toEqual(['000001', '000003', '000004', '000005', '000006', '000007'])
    expect(String(await at.read('000007', 'nl/index.html'))).toContain('Lorem')
  })

  it('keeps one that was refused, the last, beside those that can be gone back to', async () => {
    for (let count = 0; count < 3; count++) await switchTo(at.store, (await at.release()).id)
    for (let count = 0; count < 6; count++) await at.release()
    await removeOldReleases(at.store)
    const ids = (await listReleases(at.store)).map(({ id }) => id)
    expect(ids).toEqual(['000001', '000002', '000003', '000009'])
  })
})

describe('what an earlier release had', () => {
  it('is gone when its page is: listings and units, over releases, until they come back', async () => {
    await writeTree(
      at.build,
      pagesAt('/nl/aanbod/1/huis/7', '/fr/offre/2', '/fr/offre/2/maison', '/fr/a-vendre'),
    )
    expect((await at.release()).gone).toEqual([])
    await rm(join(at.build, 'fr'), { recursive: true })
    await rm(join(at.build, 'nl/aanbod/1/huis/7'), { recursive: true })
    expect((await at.release()).gone).toEqual(['/fr/offre/2', '/nl/aanbod/1/huis/7'])
    await writeTree(at.build, pagesAt('/nl/aanbod/1/woning/7'))
    expect((await at.release()).gone).toEqual(['/fr/offre/2'])
    await writeTree(at.build, pagesAt('/fr/offre/2'))
    expect((await at.release()).gone).toEqual([])
  })

  it('keeps hashed assets reachable for a day after they went out of use', async () => {
    const asset = 'app-0123456789abcdef0123.js'
    await writeTree(at.build, {
      [asset]: long('var a;'),
      'static/d/x.svg': '<svg/>',
      'img/no-img.svg': '<svg/>',
    })
    await at.release()
    for (const path of [asset, 'static', 'img']) await rm(join(at.build, path), { recursive: true })
    const noon = new Date('2026-03-01T12:00:00Z')
    const second = await at.release(noon)
    expect(second.retired).toEqual({ [asset]: noon.toISOString(), 'static/d/x.svg': noon.toISOString() })
    expect(second.files).toBe(4)
    const third = await at.release(new Date('2026-03-02T11:00:00Z'))
    expect(third.retired[asset]).toBe(noon.toISOString())
    expect(await at.inode('000003', `${asset}.gz`)).toBe(await at.inode('000001', `${asset}.gz`))
    expect(existsSync(join(publicDir(at.store, '000003'), 'img'))).toBe(false)
    expect((await at.release(new Date('2026-03-02T13:00:00Z'))).retired).toEqual({})
    expect(existsSync(join(publicDir(at.store, '000004'), asset))).toBe(false)
  })

  it('takes an asset out of retirement when the build has it again', async () => {
    const asset = { 'app-0123456789abcdef0123.js': 'a' }
    await writeTree(at.build, asset)
    await at.release()
    await rm(join(at.build, 'app-0123456789abcdef0123.js'))
    await at.release()
    await writeTree(at.build, asset)
    expect((await at.release()).retired).toEqual({})
  })
})

describe('switching', () => {
  it('goes forward and back by a link', async () => {
    await at.release()
    await at.release()
    expect(await currentRelease(at.store)).toBeUndefined()
    await switchTo(at.store, '000002')
    expect((await currentRelease(at.store))?.id).toBe('000002')
    await switchTo(at.store, '000001')
    expect((await currentRelease(at.store))?.id).toBe('000001')
    expect(existsSync(join(at.store.dir, 'current/public/nl/index.html'))).toBe(true)
    expect((await readdir(at.store.dir)).sort()).toEqual(['000001', '000002', 'current'])
  })

  it('refuses a release that is not there', async () => {
    await at.release()
    await expect(switchTo(at.store, '000009')).rejects.toThrow('no release 000009')
    await expect(switchTo(at.store, '../..')).rejects.toThrow('there: 000001')
  })

  it('takes no site id that leads out of the store', () => {
    for (const id of ['', '..', 'a/b', '.x', 'a\0'])
      expect(() => openReleaseStore('data', id)).toThrow('Site id')
  })
})

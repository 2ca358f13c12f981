import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { renditionCache, sweepUnfinished } from './renditionCache'
import type { RenditionKey } from './renditionFiles'

const key: RenditionKey = {
  siteId: 'demo',
  name: 'house.jpg',
  hash: '0123456789abcdef',
  width: 640,
  format: 'webp',
}

describe('the cache of rendered pictures', () => {
  let root: string
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'renditions-'))
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  const complaints: unknown[] = []
  const cacheAt = (folder: string) => renditionCache(folder, (error) => complaints.push(error))

  const files = async () =>
    (await readdir(root, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)

  it('renders once and then reads from disk, also after a restart', async () => {
    const render = jest.fn(async () => Buffer.from('picture'))
    expect(String(await cacheAt(root).get(key, render))).toBe('picture')
    expect(String(await cacheAt(root).get(key, render))).toBe('picture')
    expect(render).toHaveBeenCalledTimes(1)
    expect(await files()).toEqual(['house.jpg-0123456789abcdef.640.webp'])
  })

  it('renders once for many who ask at the same time', async () => {
    const cache = cacheAt(root)
    const render = jest.fn(async () => {
      await pause(10)
      return Buffer.from('picture')
    })
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get(key, render)))
    expect(new Set(answers.map(String))).toEqual(new Set(['picture']))
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('keeps nothing of a rendering that failed and tries again', async () => {
    const cache = cacheAt(root)
    await expect(cache.get(key, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await files()).toEqual([])
    expect(String(await cache.get(key, async () => Buffer.from('now')))).toBe('now')
  })

  it('sweeps what a crash left unfinished, and not what another process is writing', async () => {
    const cache = cacheAt(root)
    await cache.get(key, async () => Buffer.from('x'))
    const [old, fresh] = ['old', 'fresh'].map((name) => join(root, '.unfinished', name)) as [string, string]
    await writeFile(old, 'half')
    await writeFile(fresh, 'half')
    await utimes(old, new Date(0), new Date(0))
    await sweepUnfinished(root)
    expect(await readdir(join(root, '.unfinished'))).toEqual(['fresh'])
  })

  it('answers a picture that it cannot keep, and says so', async () => {
    const blocked = join(root, 'a-file')
    await writeFile(blocked, '')
    complaints.length = 0
    expect(String(await cacheAt(blocked).get(key, async () => Buffer.from('x')))).toBe('x')
    expect(String(complaints[0])).toContain('ENOTDIR')
  })

  it('has nothing to sweep before its first picture', async () => {
    await expect(sweepUnfinished(join(root, 'none'))).resolves.toBeUndefined()
  })
})

import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Abandoned, fairTurns } from '../../http/fairTurns'
import { type RenditionCache, renditionCache, sweepUnfinished } from './renditionCache'
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
  const turns = fairTurns({ all: 2 })
  const asker = { key: 'a visitor' }
  const get = (cache: RenditionCache, render: () => Promise<Buffer>, by = asker) =>
    cache.get(key, () => turns.offer(render), by)
  const cacheAt = (folder: string) => renditionCache(folder, (error) => complaints.push(error))

  const files = async () =>
    (await readdir(root, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)

  it('renders once and then reads from disk, also after a restart', async () => {
    const render = jest.fn(async () => Buffer.from('picture'))
    expect(String(await get(cacheAt(root), render))).toBe('picture')
    expect(String(await get(cacheAt(root), render))).toBe('picture')
    expect(render).toHaveBeenCalledTimes(1)
    expect(await files()).toEqual(['house.jpg-0123456789abcdef.640.webp'])
  })

  it('renders once for many who ask at the same time', async () => {
    const cache = cacheAt(root)
    const render = jest.fn(async () => {
      await pause(10)
      return Buffer.from('picture')
    })
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(cache, render)))
    expect(new Set(answers.map(String))).toEqual(new Set(['picture']))
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('renders what somebody still waits for, and nothing that all have left', async () => {
    const cache = cacheAt(root)
    let finish: () => void = () => undefined
    const busy = [1, 2].map(() => turns.offer(() => new Promise<void>((end) => (finish = end))).for(asker))
    const render = jest.fn(async () => Buffer.from('picture'))
    const leaving = new AbortController()
    const left = get(cache, render, { ...asker, gone: leaving.signal } as typeof asker)
    await pause(20)
    leaving.abort()
    await expect(left).rejects.toThrow(Abandoned)
    const stays = get(cache, render)
    await pause(20)
    finish()
    expect(String(await stays)).toBe('picture')
    expect(render).toHaveBeenCalledTimes(1)
    expect(busy).toHaveLength(2)
  })

  it('keeps nothing of a rendering that failed and tries again', async () => {
    const cache = cacheAt(root)
    await expect(get(cache, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await files()).toEqual([])
    expect(String(await get(cache, async () => Buffer.from('now')))).toBe('now')
  })

  it('sweeps what a crash left unfinished, and not what another process is writing', async () => {
    const cache = cacheAt(root)
    await get(cache, async () => Buffer.from('x'))
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
    expect(String(await get(cacheAt(blocked), async () => Buffer.from('x')))).toBe('x')
    expect(String(complaints[0])).toContain('ENOTDIR')
  })

  it('has nothing to sweep before its first picture', async () => {
    await expect(sweepUnfinished(join(root, 'none'))).resolves.toBeUndefined()
  })
})

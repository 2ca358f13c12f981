import { link, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../releases/testing/buildTree'
import { lastSizeOnDisk, sizeOnDisk } from './sizeOnDisk'

const MB = 1024 * 1024

describe('the size of a folder on disk', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  beforeEach(async () => {
    folder = await temporaryFolder()
  })
  afterEach(() => folder.remove())

  it('counts a file that several releases share once', async () => {
    for (const release of ['000001', '000002']) await mkdir(join(folder.dir, release))
    await writeFile(join(folder.dir, '000001/photo'), Buffer.alloc(MB, 'a'))
    await writeFile(join(folder.dir, '000002/page'), Buffer.alloc(MB, 'b'))
    await link(join(folder.dir, '000001/photo'), join(folder.dir, '000002/photo'))
    const bytes = await sizeOnDisk(folder.dir)
    expect(bytes / MB).toBeGreaterThanOrEqual(2)
    expect(bytes / MB).toBeLessThan(2.1)
  })

  it('is nothing of a folder that is not there', async () => {
    expect(await sizeOnDisk(join(folder.dir, 'none'))).toBe(0)
  })

  it('is measured beside everything else: not known at first, then kept for a while', async () => {
    let now = 0
    await writeFile(join(folder.dir, 'page'), Buffer.alloc(MB, 'b'))
    const size = lastSizeOnDisk(folder.dir, 1000, () => now)
    expect(size()).toBeUndefined()
    while (size() === undefined) await new Promise((done) => setTimeout(done, 5))
    const first = size()
    await writeFile(join(folder.dir, 'more'), Buffer.alloc(MB, 'c'))
    await new Promise((done) => setTimeout(done, 50))
    expect(size()).toBe(first)
    now = 1000
    size()
    while (size() === first) await new Promise((done) => setTimeout(done, 5))
    expect((size() ?? 0) / MB).toBeGreaterThanOrEqual(2)
  })
})

import { join } from 'node:path'
import { appendToJournal, versionDir } from '../../releases/journal'
import { createRelease } from '../../releases/release'
import { openReleaseStore, releaseDir } from '../../releases/releaseStore'
import { switchTo } from '../../releases/switchTo'
import { pagesAt, temporaryFolder, writeTree } from '../../releases/testing/buildTree'
import { whenPublished } from './whenPublished'

it('hears of a hot publish and of another release, and of nothing once it is stopped', async () => {
  const { dir, remove } = await temporaryFolder()
  try {
    const store = openReleaseStore(join(dir, 'data'), 'demo')
    const build = join(dir, 'public')
    const release = async (address: string) => {
      await writeTree(build, pagesAt(address))
      await switchTo(store, (await createRelease({ buildDir: build, store })).id)
    }
    await release('/nl')
    const stop = new AbortController()
    const next = whenPublished(store, stop.signal)
    expect(await next('none')).toBe('000001.0')

    const hot = next('000001.0')
    await writeTree(versionDir(releaseDir(store, '000001'), 1), pagesAt('/nl'))
    const line = { version: 1, put: ['nl/index.html'], removed: [], gone: [], back: [] }
    await appendToJournal(releaseDir(store, '000001'), line)
    expect(await hot).toBe('000001.1')

    const built = next('000001.1')
    await release('/nl/te-koop')
    expect(await built).toBe('000002.0')

    const never = next('000002.0')
    stop.abort()
    expect(await never).toBeUndefined()
  } finally {
    await remove()
  }
})

import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { failedBuild, forgetMendedBuild, readLastBuild, recorded } from './lastBuild'
import { openReleaseStore } from './releaseStore'
import { temporaryFolder } from './testing/buildTree'

test('a build that failed is known until one ends well, or another release is served than it was to replace', async () => {
  const { dir, remove } = await temporaryFolder()
  const store = openReleaseStore(dir, 'huis')
  await mkdir(store.dir, { recursive: true })
  await expect(recorded(store, () => Promise.reject(new Error('No memory')))).rejects.toThrow('memory')
  await forgetMendedBuild(store)
  expect(await failedBuild(store)).toMatchObject({ reason: 'No memory' })
  await new Promise((done) => setTimeout(done, 20))
  await symlink('000001', join(store.dir, 'current'))
  expect(await failedBuild(store)).toBeUndefined()
  await forgetMendedBuild(store)
  expect(await readLastBuild(store)).toBeUndefined()
  await expect(recorded(store, () => Promise.reject(new Error('No memory')))).rejects.toThrow('memory')
  expect(await failedBuild(store)).toMatchObject({ reason: 'No memory' })
  await recorded(store, async () => undefined)
  expect(await failedBuild(store)).toBeUndefined()
  await remove()
})

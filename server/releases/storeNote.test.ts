import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFailing, noteFailing, noteWell } from './failing'
import { readLastBuild, recorded } from './lastBuild'
import { temporaryFolder } from './testing/buildTree'

let at: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  at = await temporaryFolder()
})
afterEach(() => at.remove())

test('what a disk does not take is said as long as this process runs, and then no more', async () => {
  // No folder can be made below a file: like a full disk, for root too.
  await writeFile(join(at.dir, 'releases'), '')
  const store = { dir: join(at.dir, 'releases', 'demo') }
  await expect(noteFailing(store, 'ENOSPC: no space left on device')).rejects.toThrow('ENOTDIR')
  expect((await readFailing(store))?.reason).toBe('ENOSPC: no space left on device')
  const failing = recorded(store, () => Promise.reject(new Error('no space left')))
  await expect(failing).rejects.toThrow('no space left')
  expect(await readLastBuild(store)).toMatchObject({ ok: false, reason: 'no space left' })
  await noteWell(store).catch(() => undefined)
  expect(await readFailing(store)).toBeUndefined()
})

test('since when changes cannot be published stays, though it is noted again', async () => {
  const store = { dir: join(at.dir, 'demo') }
  await noteFailing(store, 'first', new Date('2026-11-21T06:00:00Z'))
  await noteFailing(store, 'again', new Date('2026-11-21T07:00:00Z'))
  expect(await readFailing(store)).toEqual({ since: '2026-11-21T06:00:00.000Z', reason: 'first' })
  await noteWell(store)
  expect(await readFailing(store)).toBeUndefined()
})

import { join } from 'node:path'
import { pin, unpin } from '../../releases/pinned'
import { createRelease } from '../../releases/release'
import { openReleaseStore } from '../../releases/releaseStore'
import { switchTo } from '../../releases/switchTo'
import { pagesAt, temporaryFolder, writeTree } from '../../releases/testing/buildTree'
import { lookAfter } from './lookAfter'

const NOTHING = { estateIds: [], rentalUnitIds: [], pageIds: [] }

async function until(is: () => boolean) {
  for (const since = Date.now(); !is();) {
    if (Date.now() - since > 20_000) throw new Error('It did not come to that')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

test('another release is seen whoever switched to it, but for one that the site is pinned at until it is not', async () => {
  const { dir, remove } = await temporaryFolder()
  const store = openReleaseStore(join(dir, 'data'), 'demo')
  await writeTree(join(dir, 'public'), pagesAt('/nl'))
  const next = async () => (await createRelease({ buildDir: join(dir, 'public'), store })).id
  await switchTo(store, await next())
  let seen = 0
  let tried = 0
  let swept = 0
  const after = lookAfter({
    store,
    signal: new AbortController().signal,
    log: () => undefined,
    isCaughtUp: true,
    onOtherRelease: async () => void (seen += 1),
    quarantined: async () => ({ ...NOTHING, estateIds: tried ? [] : [7] }),
    onQuarantined: async ({ estateIds }) => void (tried += estateIds.length),
    sweep: async () => void (swept += 1),
    lookEvery: 5,
    retryEvery: 7,
  })
  await until(() => tried === 1)
  expect(seen).toBe(0)
  await switchTo(store, await next())
  await until(() => seen === 1)
  await pin(store, '000001')
  await switchTo(store, '000001')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(seen).toBe(1)
  await unpin(store)
  await until(() => seen === 2)
  await after.close()
  await remove()
  expect(tried).toBe(1)
  expect(swept).toBeGreaterThan(0)
})

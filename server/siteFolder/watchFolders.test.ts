import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchFolders } from './watchFolders'

it('says at its start how soon what is seen, and what takes a whole build', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'watched-'))
  const said: string[] = []
  const folder = {
    ...{ siteId: 'demo', dir, known: new Map<string, string>() },
    read: async () => ({ lines: [], faults: [], notes: [], languages: [] }),
  }
  let hear: () => void = () => undefined
  const all = new Promise<void>((resolve) => (hear = resolve))
  const watching = watchFolders([folder], { siteApiUrl: 'http://localhost:9', adminToken: '' }, (line) => {
    if (said.push(line) === 2) hear()
  })
  await all
  await watching.close()
  await rm(dir, { recursive: true })
  expect(said[0]).toMatch(/^sites\/demo: watched; a page or a picture that is saved .* within seconds$/)
  expect(said[1]).toMatch(/^sites\/demo: .*menus.*translations.* takes a whole build/)
})

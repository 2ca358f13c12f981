import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../../server/config'
import { knownSecrets, withSecrets } from '../../server/secrets'
import { temporaryFolder } from '../../server/releases/testing/buildTree'
import { emptyDatabase } from '../support/databases'

describe('secrets of processes that have one PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  beforeEach(async () => {
    database = await emptyDatabase('PostgreSQL')
    folder = await temporaryFolder()
  })
  afterEach(async () => {
    await database.close()
    await folder.remove()
  })
  const machine = (name: string, env: Record<string, string> = {}) =>
    readConfig({ DATA_DIR: join(folder.dir, name), DATABASE_URL: database.url ?? '', ...env })

  it('are the same on every machine, also when all of them start at once', async () => {
    const all = await Promise.all(['a', 'b', 'c'].map((name) => withSecrets(machine(name))))
    const { adminToken, webhookSecret, webToken, previewSecret, metricsToken } = all[0] ?? machine('a')
    for (const secret of [adminToken, webToken, previewSecret, metricsToken]) expect(secret).toHaveLength(43)
    expect(webhookSecret).toMatch(/^whsec_/)
    for (const one of all)
      expect(one).toMatchObject({ adminToken, webhookSecret, webToken, previewSecret, metricsToken })
    expect(await knownSecrets(machine('b'))).toMatchObject({ adminToken, webToken })
  })

  it('that a machine had before are those of all, and one that differs takes them over', async () => {
    const before = await withSecrets(readConfig({ DATA_DIR: join(folder.dir, 'old') }))
    const other = await withSecrets(readConfig({ DATA_DIR: join(folder.dir, 'other') }))
    expect((await withSecrets(machine('old'))).webToken).toBe(before.webToken)
    const now = await withSecrets(machine('other'))
    expect(now.webToken).toBe(before.webToken)
    expect(now.webToken).not.toBe(other.webToken)
    expect((await readFile(join(folder.dir, 'other', 'web-token'), 'utf8')).trim()).toBe(before.webToken)
  })

  it('that are given stand over those, and are put nowhere', async () => {
    const given = 'a-token-of-some-length'
    expect((await withSecrets(machine('a', { ADMIN_TOKEN: given }))).adminToken).toBe(given)
    expect((await withSecrets(machine('b'))).adminToken).not.toBe(given)
  })

  it('are taken from the files while the database is away, where it was there once', async () => {
    const { webToken } = await withSecrets(machine('a'))
    const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }
    expect((await withSecrets(machine('a', away))).webToken).toBe(webToken)
    await mkdir(join(folder.dir, 'new'))
    await expect(withSecrets(machine('new', away))).rejects.toThrow('nobody answers at 127.0.0.1:9')
  })
})

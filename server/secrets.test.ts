import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from './config'
import { withSecrets } from './secrets'

describe('secrets', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  })
  afterEach(() => rm(folder, { recursive: true }))
  const of = (env: Record<string, string> = {}) =>
    withSecrets(readConfig({ DATA_DIR: join(folder, 'data'), ...env }))

  it('are made once, and what is made would be accepted', async () => {
    const [first, second] = await Promise.all([of(), of()])
    expect(second).toEqual(first)
    expect(await of()).toEqual(first)
    const { adminToken, webhookSecret } = first
    expect(readConfig({ ADMIN_TOKEN: adminToken, WEBHOOK_SECRET: webhookSecret })).toMatchObject({
      adminToken,
      webhookSecret,
    })
  })

  it('are kept for the owner only', async () => {
    const { adminToken } = await of()
    const file = join(folder, 'data', 'admin-token')
    expect((await readFile(file, 'utf8')).trim()).toBe(adminToken)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('that are given are taken, and kept nowhere', async () => {
    expect((await of({ ADMIN_TOKEN: 'a-token-of-some-length' })).adminToken).toBe('a-token-of-some-length')
    await expect(stat(join(folder, 'data', 'admin-token'))).rejects.toThrow('ENOENT')
  })
})

import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config'
import { hasCode } from './errorCode'

/** The files of DATA_DIR in which secrets are kept that the environment does not give. */
export const SECRET_FILES = {
  adminToken: 'admin-token',
  webhookSecret: 'webhook-secret',
  webToken: 'web-token',
  previewSecret: 'preview-secret',
  metricsToken: 'metrics-token',
} as const satisfies Partial<Record<keyof Config, string>>

async function kept(file: string, make: () => string): Promise<string> {
  const found = await readFile(file, 'utf8').catch(() => '')
  if (found) return found.trim()
  const fresh = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(fresh, `${make()}\n`, { mode: 0o600 })
  try {
    // Whole or not at all: when two processes start at once, the second takes what the first has put there.
    await link(fresh, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(fresh)
  }
  return (await readFile(file, 'utf8')).trim()
}

/** The configuration with its secrets: those not given are made once and kept in files of DATA_DIR. */
export async function withSecrets(config: Config): Promise<Config> {
  await mkdir(config.dataDir, { recursive: true })
  const token = () => randomBytes(32).toString('base64url')
  const secret = async (key: keyof typeof SECRET_FILES, make = token) =>
    config[key] || (await kept(join(config.dataDir, SECRET_FILES[key]), make))
  const adminToken = await secret('adminToken')
  const webhookSecret = await secret('webhookSecret', () => `whsec_${randomBytes(32).toString('base64')}`)
  const webToken = await secret('webToken')
  const previewSecret = await secret('previewSecret')
  const metricsToken = await secret('metricsToken')
  return { ...config, adminToken, webhookSecret, webToken, previewSecret, metricsToken }
}

/** The secrets that a program with this configuration has, of those that are there: none is made. */
export async function knownSecrets(
  config: Config,
): Promise<Partial<Record<keyof typeof SECRET_FILES, string>>> {
  const keys = Object.keys(SECRET_FILES) as (keyof typeof SECRET_FILES)[]
  const values = await Promise.all(
    keys.map(async (key) => {
      const file = join(config.dataDir, SECRET_FILES[key])
      return [key, config[key] || (await readFile(file, 'utf8').catch(() => '')).trim()] as const
    }),
  )
  return Object.fromEntries(values.filter(([, value]) => value))
}

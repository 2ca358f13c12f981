import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config'

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code

async function kept(file: string, make: () => string): Promise<string> {
  const found = await readFile(file, 'utf8').catch(() => '')
  if (found) return found.trim()
  const fresh = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(fresh, `${make()}\n`, { mode: 0o600 })
  try {
    // Whole or not at all: when two processes start at once, the second takes what the first has put there.
    await link(fresh, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(fresh)
  }
  return (await readFile(file, 'utf8')).trim()
}

/** The configuration with its secrets: those not given are made once and kept in files of DATA_DIR. */
export async function withSecrets(config: Config): Promise<Config> {
  await mkdir(config.dataDir, { recursive: true })
  const token = () => randomBytes(32).toString('base64url')
  const adminToken = config.adminToken || (await kept(join(config.dataDir, 'admin-token'), token))
  const webhookSecret =
    config.webhookSecret ||
    (await kept(join(config.dataDir, 'webhook-secret'), () => `whsec_${randomBytes(32).toString('base64')}`))
  const webToken = config.webToken || (await kept(join(config.dataDir, 'web-token'), token))
  const previewSecret = config.previewSecret || (await kept(join(config.dataDir, 'preview-secret'), token))
  const metricsToken = config.metricsToken || (await kept(join(config.dataDir, 'metrics-token'), token))
  return { ...config, adminToken, webhookSecret, webToken, previewSecret, metricsToken }
}

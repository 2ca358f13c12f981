import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config'
import { sharedSettings } from './db/sharedSettings'
import { isUnavailable } from './db/unavailable'
import { hasCode } from './errorCode'

/** The files of DATA_DIR in which secrets are kept that the environment does not give; with a PostgreSQL they are a copy of what it has. */
export const SECRET_FILES = {
  adminToken: 'admin-token',
  webhookSecret: 'webhook-secret',
  webToken: 'web-token',
  previewSecret: 'preview-secret',
  metricsToken: 'metrics-token',
} as const satisfies Partial<Record<keyof Config, string>>

type SecretName = keyof typeof SECRET_FILES
const NAMES = Object.keys(SECRET_FILES) as SecretName[]

const token = () => randomBytes(32).toString('base64url')
const MAKE: Readonly<Partial<Record<SecretName, () => string>>> = {
  webhookSecret: () => `whsec_${randomBytes(32).toString('base64')}`,
}
const made = (name: SecretName) => (MAKE[name] ?? token)()

const fileOf = ({ dataDir }: Pick<Config, 'dataDir'>, name: SecretName) => join(dataDir, SECRET_FILES[name])
const inFile = async (file: string) => (await readFile(file, 'utf8').catch(() => '')).trim()

/** Puts a whole file into its place, by a link or a rename. */
async function put(
  file: string,
  value: string,
  place: (from: string, to: string) => Promise<void>,
): Promise<void> {
  const fresh = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(fresh, `${value}\n`, { mode: 0o600 })
  await place(fresh, file).finally(() => rm(fresh, { force: true }))
}

async function keptInFile(file: string, make: () => string): Promise<string> {
  const found = await inFile(file)
  if (found) return found
  try {
    // When two processes start at once, the second takes what the first has put there.
    await put(file, make(), link)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
  return inFile(file)
}

/**
 * Those of the database: what nobody has yet, the first process puts there. The files have them too, so that a process starts while the
 * database is away.
 */
async function keptInDatabase(
  config: Config,
  names: readonly SecretName[],
): Promise<Partial<Record<SecretName, string>>> {
  const known = await Promise.all(
    names.map(async (name) => [name, await inFile(fileOf(config, name))] as const),
  )
  try {
    const offered = Object.fromEntries(known.map(([name, value]) => [name, value || made(name)]))
    const shared = await sharedSettings(config.databaseUrl, offered)
    for (const [name, before] of known) {
      const value = shared[name]
      if (value && value !== before) await put(fileOf(config, name), value, rename)
    }
    return shared
  } catch (error) {
    if (!isUnavailable(error) || known.some(([, value]) => !value)) throw error
    return Object.fromEntries(known)
  }
}

/**
 * The configuration with its secrets: those not given are made once and kept, with `DATABASE_URL` in that database, for all processes
 * that have it, else in files of DATA_DIR (record 413).
 * @throws Error when the database is needed for them and cannot be used
 */
export async function withSecrets(config: Config): Promise<Config> {
  await mkdir(config.dataDir, { recursive: true })
  const missing = NAMES.filter((name) => !config[name])
  if (config.databaseUrl && missing.length) return { ...config, ...(await keptInDatabase(config, missing)) }
  const kept: Partial<Record<SecretName, string>> = {}
  for (const name of missing) kept[name] = await keptInFile(fileOf(config, name), () => made(name))
  return { ...config, ...kept }
}

/** The secrets that a program with this configuration has, of those that are there: none is made. */
export async function knownSecrets(config: Config): Promise<Partial<Record<SecretName, string>>> {
  const values = await Promise.all(
    NAMES.map(async (name) => [name, config[name] || (await inFile(fileOf(config, name)))] as const),
  )
  return Object.fromEntries(values.filter(([, value]) => value))
}

import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config'
import { connect, type Connection } from '../../db/connect'
import { embeddedFolder } from '../../db/copyEmbedded'
import { InUse } from '../../db/directoryLock'
import { installationCall } from '../operatorCall'

export type Source = Pick<Config, 'databaseUrl' | 'dataDir' | 'siteApiUrl' | 'adminToken'>

/** A copy of the embedded database, made by the program that has it open. */
async function openCopy({ dataDir, siteApiUrl, adminToken }: Source, busy: InUse): Promise<Connection> {
  const asked = installationCall<{ folder: string }>({ siteApiUrl, adminToken }, 'database-copy', {
    method: 'POST',
  })
  const { folder } = await asked.catch((error: Error) => {
    throw new Error(`${busy.message}\nThat process was asked for a copy of it: ${error.message}`)
  })
  const copy = join(dataDir, folder)
  if (!existsSync(copy))
    throw new Error(
      `The program at ${siteApiUrl} made a copy of its database in ${folder} of its DATA_DIR, which is not ${dataDir}`,
    )
  const tidy = () => rm(copy, { recursive: true, force: true })
  try {
    const connection = await connect({ dataDir: copy })
    return { ...connection, close: () => connection.close().finally(tidy) }
  } catch (error) {
    await tidy()
    throw error
  }
}

/**
 * Opens the database to be read for a backup: PostgreSQL beside whoever uses it, the embedded one itself where no program has it open,
 * else a copy that the program makes.
 * @throws Error that says what to do when there is none, or the program that has it open cannot be asked
 */
export async function openSnapshot(source: Source): Promise<Connection> {
  const { databaseUrl, dataDir } = source
  if (databaseUrl) return connect({ databaseUrl })
  if (!existsSync(embeddedFolder(dataDir)))
    throw new Error(
      `There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL as the program has them`,
    )
  return connect({ dataDir }).catch((error: unknown) => {
    if (error instanceof InUse) return openCopy(source, error)
    throw error
  })
}

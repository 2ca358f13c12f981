import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../../src/contract/problem'
import { copyEmbedded, COPIES } from '../../db/copyEmbedded'
import { HttpProblem } from '../../http/problem'
import { LONGEST_IMPORT } from '../serverOptions'

const DatabaseCopy = Type.Object({
  folder: Type.String({ description: 'Where it is, below `DATA_DIR`; whoever asked takes it away.' }),
})

/** A copy of the embedded database, which no other process can open: a backup is read from it, and nobody waits for that. */
export async function databaseCopyRoute(app: FastifyInstance): Promise<void> {
  app.post(
    '/admin/database-copy',
    {
      handlerTimeout: LONGEST_IMPORT,
      schema: {
        operationId: 'databaseCopy',
        summary: 'Copy the embedded database into a folder of its own, for a backup',
        security: [{ operator: [] }],
        response: { 200: DatabaseCopy, '4xx': Problem },
      },
    },
    async () => {
      const { databaseUrl, dataDir } = app.config
      if (databaseUrl)
        throw new HttpProblem(409, 'The database is a PostgreSQL server, which DATABASE_URL leads to')
      // One that was asked for and not taken away: by whoever was killed.
      await rm(join(dataDir, COPIES), { recursive: true, force: true })
      const folder = join(COPIES, randomBytes(6).toString('hex'))
      try {
        await copyEmbedded(app.db, dataDir, join(dataDir, folder))
      } catch (error) {
        await rm(join(dataDir, folder), { recursive: true, force: true })
        throw error
      }
      return { folder }
    },
  )
}

import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { connect, type Connection } from '../../server/db/connect'
import { migrate } from '../../server/db/migrate'
import { emptyPglite } from './emptyPglite'

/** Every contract test runs on both: `describe.each(databases)('… on %s', (database) => …)`. */
export const databases = ['PGlite', 'PostgreSQL'] as const
export type DatabaseKind = (typeof databases)[number]

async function serverUrl(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return given
  const keeper = process.env['TEST_POSTGRES_KEEPER']
  if (!keeper) throw new Error('No PostgreSQL: run the tests with --config tests/jest.config.js')
  const response = await fetch(keeper)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** An empty database of its own, without tables; `close` removes it. */
export async function emptyDatabase(kind: DatabaseKind): Promise<Connection & { url?: string }> {
  if (kind === 'PGlite') return connect({ startFrom: await emptyPglite() })
  const server = await serverUrl()
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const connection = await connect({ databaseUrl: url.href })
  return {
    ...connection,
    url: url.href,
    close: async () => {
      await connection.close()
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}

/** A database of its own with today's tables. */
export async function freshDatabase(kind: DatabaseKind): Promise<Connection> {
  const connection = await emptyDatabase(kind)
  await migrate(connection.db)
  return connection
}

import type { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

class PgliteConnection implements DatabaseConnection {
  constructor(private readonly pglite: PGlite) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.pglite.query<R>(sql, [...parameters])
    return { rows, numAffectedRows: BigInt(affectedRows ?? rows.length) }
  }

  streamQuery(): never {
    throw new Error('PGlite does not stream; read by pages of keys')
  }
}

/** One session, taken by one caller at a time, so that a transaction never mixes with other work. */
class PgliteDriver implements Driver {
  private readonly connection: PgliteConnection
  private turn: Promise<void> = Promise.resolve()
  private leave: () => void = () => undefined

  constructor(private readonly pglite: PGlite) {
    this.connection = new PgliteConnection(pglite)
  }

  async init() {
    await this.pglite.waitReady
  }

  async acquireConnection() {
    const before = this.turn
    let leave: () => void = () => undefined
    this.turn = new Promise((resolve) => (leave = resolve))
    await before
    this.leave = leave
    return this.connection
  }

  async releaseConnection() {
    this.leave()
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy() {
    await this.pglite.close()
  }
}

/** Kysely on PGlite: PostgreSQL's own dialect over a driver for the one session there is. */
export const pgliteDialect = (pglite: PGlite): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PgliteDriver(pglite),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

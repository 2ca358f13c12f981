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
import type { Embedded } from './pglite/pglite'

/** Milliseconds that anybody waits for a turn; a batch of an import takes one or two seconds of them. */
const LONGEST_WAIT = 10_000

/** As `pg` does for a connection of its pool, with PostgreSQL's own code for it. */
async function withinWait(turn: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('timeout exceeded when trying to connect'), { code: '53300' })
    timer = setTimeout(() => reject(error), LONGEST_WAIT)
  })
  try {
    await Promise.race([turn, late])
  } finally {
    clearTimeout(timer)
  }
}

class PgliteConnection implements DatabaseConnection {
  constructor(private readonly pglite: Embedded) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.pglite.query(sql, [...parameters])
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows ?? rows.length) }
  }

  streamQuery(): never {
    throw new Error('PGlite does not stream; read by pages of keys')
  }
}

/** One session, taken by one caller at a time, so that a transaction never mixes with other work. */
class PgliteDriver implements Driver {
  private readonly connection: PgliteConnection
  private turn: Promise<void> = Promise.resolve()
  private asked = 0
  private leave: () => void = () => undefined

  constructor(private readonly pglite: Embedded) {
    this.connection = new PgliteConnection(pglite)
  }

  async init() {
    // It was opened before.
  }

  async acquireConnection() {
    const before = this.turn
    let leave: () => void = () => undefined
    this.turn = new Promise((resolve) => (leave = resolve))
    this.asked += 1
    try {
      if (this.asked > 1) await withinWait(before)
    } catch (error) {
      // The turn comes all the same, and is passed on.
      void before.then(() => this.passOn(leave))
      throw error
    }
    this.leave = () => this.passOn(leave)
    return this.connection
  }

  private passOn(leave: () => void) {
    this.asked -= 1
    leave()
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
export const pgliteDialect = (pglite: Embedded): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PgliteDriver(pglite),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

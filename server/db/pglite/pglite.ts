import { mkdir } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'

/** What a statement gives, as PGlite says it. */
export interface Answer {
  rows: unknown[]
  affectedRows?: number | undefined
}

/** PGlite, wherever it runs: its one session. */
export interface Embedded {
  query(sql: string, parameters: unknown[]): Promise<Answer>
  /** Several statements without values. */
  exec(statements: string): Promise<Answer[]>
  close(): Promise<void>
}

/**
 * Opens PGlite in this thread: in a folder that is made, in memory when there is none; it can start from the files of another one,
 * `startFrom`.
 */
export async function openPglite(folder?: string, startFrom?: Blob): Promise<PGlite> {
  const [{ PGlite }, { btree_gist }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
  ])
  if (folder) await mkdir(folder, { recursive: true })
  const pglite = new PGlite({
    ...(folder !== undefined && { dataDir: folder }),
    extensions: { btree_gist },
    relaxedDurability: false,
    ...(startFrom && { loadDataDir: startFrom }),
  })
  await pglite.waitReady
  return pglite
}

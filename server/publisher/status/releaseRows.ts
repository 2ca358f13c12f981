import { changesIn, readJournal } from '../../releases/journal'
import { refusalOf } from '../../releases/refusal'
import {
  currentReleaseId,
  readRelease,
  releaseDir,
  releaseIds,
  type ReleaseStore,
} from '../../releases/releaseStore'

/** A release as an operator sees it. */
export interface ReleaseRow {
  id: string
  createdAt: string
  pages: number
  bytes: number
  /** Changes that were published onto it. */
  changes: number
  served: boolean
  /** Why it is not served though it is whole. */
  refused: string | null
}

interface Known extends Omit<ReleaseRow, 'served' | 'refused'> {
  /** How far its journal was read. */
  end: number
}

/** Reads the releases on disk, the newest first; of one that is known only what was published onto it since. */
export function releaseRows(store: ReleaseStore): () => Promise<ReleaseRow[]> {
  const known = new Map<string, Known>()

  async function look(id: string): Promise<void> {
    const release = known.get(id) ?? (await readRelease(store, id))
    if (!release) return
    const { createdAt, pages, bytes } = release
    const before = known.get(id) ?? { end: 0, changes: 0 }
    const { changes, end } = await readJournal(releaseDir(store, id), before.end)
    known.set(id, { id, createdAt, pages, bytes, end, changes: before.changes + changesIn(changes) })
  }

  return async () => {
    const [ids, current] = [await releaseIds(store), await currentReleaseId(store)]
    for (const id of known.keys()) if (!ids.includes(id)) known.delete(id)
    for (const id of ids) await look(id)
    const rows: ReleaseRow[] = []
    for (const id of ids.reverse()) {
      const release = known.get(id)
      if (!release) continue
      const { createdAt, pages, bytes, changes } = release
      const refused = (await refusalOf(store, id))?.reason ?? null
      rows.push({ id, createdAt, pages, bytes, changes, served: id === current, refused })
    }
    return rows
  }
}

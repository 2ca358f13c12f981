import type { ReleaseStore } from './releaseStore'
import { readNote, removeNote, writeNote } from './storeNote'

/** That changes cannot be published, such as of a site API that is down; the site stays as it is meanwhile. */
export interface Failing {
  /** ISO 8601. */
  since: string
  /** For an operator. */
  reason: string
}

const NAME = 'failing.json'

/** Notes it unless it is so already. */
export async function noteFailing(store: ReleaseStore, reason: string, now = new Date()): Promise<void> {
  if (await readFailing(store)) return
  const failing: Failing = { since: now.toISOString(), reason: reason.slice(0, 2000) }
  await writeNote(store, NAME, `${JSON.stringify(failing)}\n`)
}

export const noteWell = (store: ReleaseStore): Promise<void> => removeNote(store, NAME)

/** Undefined when all is well. */
export async function readFailing(store: ReleaseStore): Promise<Failing | undefined> {
  const text = await readNote(store, NAME)
  return text ? (JSON.parse(text) as Failing) : undefined
}

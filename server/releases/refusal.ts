import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseDir, releaseIds, type ReleaseStore } from './releaseStore'

/** That a finished release is not fit to be served, and why; for an operator, who may serve it all the same. */
export interface Refusal {
  reason: string
  /** ISO 8601. */
  since: string
}

const NAME = 'refused.json'

/** Notes it in a release's folder, or in the draft of one. */
export async function noteRefusal(dir: string, reason: string, now = new Date()): Promise<void> {
  const refusal: Refusal = { reason: reason.slice(0, 2000), since: now.toISOString() }
  await writeFile(join(dir, NAME), `${JSON.stringify(refusal)}\n`)
}

/** Undefined for a release that is, or was, fit to be served. */
export async function refusalOf(store: ReleaseStore, id: string): Promise<Refusal | undefined> {
  const text = await readFile(join(releaseDir(store, id), NAME), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Refusal)
}

/** Takes it back: the release is served. */
export const takeBackRefusal = (store: ReleaseStore, id: string): Promise<void> =>
  rm(join(releaseDir(store, id), NAME), { force: true })

/** The refused releases on disk, the oldest first. */
export async function refusedIds(store: ReleaseStore): Promise<string[]> {
  const refused: string[] = []
  for (const id of await releaseIds(store)) if (await refusalOf(store, id)) refused.push(id)
  return refused
}

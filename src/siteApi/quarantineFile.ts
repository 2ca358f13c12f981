import { appendFile, readFile, rm } from 'node:fs/promises'
import type { Quarantined } from '../contract/quarantine'

/** Writes down what a build leaves out, for whoever ran it; nothing without a file, as when a site is developed. */
export async function noteQuarantined(
  file: string | undefined,
  found: readonly Quarantined[],
): Promise<void> {
  const lines = found.map(({ kind, id, reason }) => `${JSON.stringify({ kind, id, reason })}\n`)
  if (file && lines.length) await appendFile(file, lines.join(''))
}

/** What the last build left out. */
export async function readQuarantined(file: string): Promise<Quarantined[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Quarantined)
}

export const forgetQuarantined = (file: string): Promise<void> => rm(file, { force: true })

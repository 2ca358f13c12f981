import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { asker } from '../proxy/ask'
import { pathsOfSitemaps } from '../support/pathsOfSitemaps'
import type { Operator } from './operator'

export const WWW = 'www.example.com'
const ASK = asker(443)

/** A page as nginx has it. */
export async function page(path: string) {
  const { status, body } = await ASK(WWW, path)
  return { status, text: body.toString() }
}

/** All pages of the sitemaps as nginx has them, each by its digest. */
export async function allPages(): Promise<Map<string, string>> {
  const paths = await pathsOfSitemaps(async (path) => (await page(path)).text)
  assert(paths.length > 100, `The sitemaps name ${paths.length} pages`)
  const digests = new Map<string, string>()
  for (const path of paths) {
    const { status, text } = await page(path)
    assert(status === 200, `${path} is answered ${status}`)
    digests.set(path, createHash('sha1').update(text).digest('hex'))
  }
  return digests
}

/** Somebody reads by nginx while something is done. @throws Error when one page was not there */
export async function whileRead({ log }: Operator, happens: () => Promise<void>): Promise<void> {
  let isOver = false
  const counts = { read: 0, failed: 0 }
  const reading = (async () => {
    while (!isOver) {
      const status = await page('/nl/te-koop').then(
        (answer) => answer.status,
        () => 0,
      )
      counts[status === 200 ? 'read' : 'failed'] += 1
      await pause(50)
    }
  })()
  await happens().finally(() => (isOver = true))
  await reading
  log(`${counts.read} pages read meanwhile, ${counts.failed} failed`)
  assert(counts.failed === 0, `${counts.failed} pages failed`)
}

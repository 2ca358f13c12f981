import { Readable } from 'node:stream'
import { demoLines } from 'aanbod-demo/demo'
import type { ImportReport } from '../../src/contract/asset'
import { ADMIN_TOKEN } from './siteApiProcess'

/** What a search looks at; the demo's pictures and viewings are ten times as many lines. */
const SEARCHED: ReadonlySet<string> = new Set(['site', 'collection', 'estate'])

interface Demo {
  siteId: string
  estates: number
  log: (text: string) => void
}

/** Brings a demo site of some size into a site API, unless it is there; a fixed moment makes it the same on every run. */
export async function importDemo(apiUrl: string, { siteId, estates, log }: Demo): Promise<void> {
  const url = `${apiUrl}/sites/${siteId}`
  if ((await fetch(url)).ok) return log(`${siteId} is there from an earlier run`)
  let count = 0
  function* lines() {
    for (const line of demoLines({ siteId, estates, seed: 1, now: new Date('2026-06-01T10:00:00Z') })) {
      if (!SEARCHED.has(line.kind)) continue
      count++
      yield `${JSON.stringify(line)}\n`
    }
  }
  const began = performance.now()
  const answer = await fetch(`${url}/admin/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/x-ndjson' },
    body: Readable.toWeb(Readable.from(lines())) as ReadableStream,
    duplex: 'half',
  } as RequestInit)
  if (!answer.ok) throw new Error(await answer.text())
  const { imported, rejected, errors } = (await answer.json()) as ImportReport
  const s = (performance.now() - began) / 1000
  log(`imported ${imported} of ${count} lines in ${s.toFixed(1)} s, ${Math.round(imported / s)} a second`)
  if (rejected) throw new Error(`${rejected} lines were refused: ${JSON.stringify(errors[0])}`)
}

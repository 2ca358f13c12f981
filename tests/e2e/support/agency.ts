import type { ImportLine } from '../../../src/contract/importLine'
import { site } from './site'

/** One of the operator's calls, as the agency's back office makes them. */
export const admin = (call: string, init: RequestInit = {}, type = 'application/x-ndjson') =>
  fetch(`${site.siteApiUrl}/sites/${site.siteId}/admin/${call}`, {
    ...init,
    headers: { authorization: `Bearer ${site.adminToken}`, 'content-type': type },
  })

type EstateLine = Extract<ImportLine, { kind: 'estate'; data: unknown }>

/** Everything as the agency's own files have it. */
export async function allLines(): Promise<ImportLine[]> {
  const lines = (await (await admin('export')).text()).split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as ImportLine)
}

/** A listing of it. */
export async function estateLine(id: number): Promise<EstateLine> {
  const found = (await allLines()).find(
    (line): line is EstateLine =>
      line.kind === 'estate' && 'data' in line && line.data.general.id === id && !line.draft,
  )
  if (!found) throw new Error(`The agency has no listing ${id}`)
  return found
}

/** Imports lines, all of which must be good. */
export async function importLines(lines: readonly ImportLine[]): Promise<void> {
  const body = lines.map((line) => JSON.stringify(line)).join('\n')
  const answer = await admin('import', { method: 'POST', body })
  const report = (await answer.json()) as { errors?: unknown[] }
  if (!answer.ok || report.errors?.length) throw new Error(`The import failed: ${JSON.stringify(report)}`)
}

/** The agency lowers a listing's price by a thousand euro and imports it; gives the price there was and the one there is. */
export async function lowerPrice(id: number): Promise<{ was: number; now: number }> {
  const line = await estateLine(id)
  const { general } = line.data
  const was = general.price?.value
  if (was === null || was === undefined || was < 2000) throw new Error(`Listing ${id} has no price to lower`)
  const now = was - 1000
  const data = { ...line.data, general: { ...general, price: { ...general.price, value: now } } }
  await importLines([{ ...line, data }])
  return { was, now }
}

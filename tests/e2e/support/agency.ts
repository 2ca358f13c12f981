import type { ImportLine } from '../../../src/contract/importLine'
import { site } from './site'

const admin = (call: string, init: RequestInit = {}) =>
  fetch(`${site.siteApiUrl}/sites/${site.siteId}/admin/${call}`, {
    ...init,
    headers: { authorization: `Bearer ${site.adminToken}`, 'content-type': 'application/x-ndjson' },
  })

type EstateLine = Extract<ImportLine, { kind: 'estate'; data: unknown }>

/** A listing as the agency's own files have it. */
async function estateLine(id: number): Promise<EstateLine> {
  const lines = (await (await admin('export')).text()).split('\n').filter(Boolean)
  const all = lines.map((line) => JSON.parse(line) as ImportLine)
  const found = all.find(
    (line): line is EstateLine => line.kind === 'estate' && 'data' in line && line.data.general.id === id,
  )
  if (!found) throw new Error(`The agency has no listing ${id}`)
  return found
}

/** The agency lowers a listing's price by a thousand euro and imports it; gives the price there was and the one there is. */
export async function lowerPrice(id: number): Promise<{ was: number; now: number }> {
  const line = await estateLine(id)
  const { general } = line.data
  const was = general.price?.value
  if (was === null || was === undefined || was < 2000) throw new Error(`Listing ${id} has no price to lower`)
  const now = was - 1000
  const data = { ...line.data, general: { ...general, price: { ...general.price, value: now } } }
  const answer = await admin('import', { method: 'POST', body: JSON.stringify({ ...line, data }) })
  const report = (await answer.json()) as { errors?: unknown[] }
  if (!answer.ok || report.errors?.length) throw new Error(`The import failed: ${JSON.stringify(report)}`)
  return { was, now }
}

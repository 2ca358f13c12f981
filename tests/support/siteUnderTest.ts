import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { HEAD_TYPE_ID } from '../../src/contract/ids'
import { nodeQuery } from '../../src/domain/search/listBody'
import { getSite } from '../../src/siteApi/content'
import { postEstates } from '../../src/siteApi/estates'
import { apiClient } from '../../src/siteApi/http'
import type { EstatePage } from '../../src/contract/page'
import { freePort } from './freePort'
import { startMailbox } from './mailbox'
import { startServers } from './servers'
import { putStreetMap } from './streetMap'

/** What the journeys are told of the site they visit, as JSON in the variable SITE_UNDER_TEST. */
export interface SiteUnderTest {
  siteUrl: string
  siteApiUrl: string
  siteId: string
  /** Stands in canonical links; the journeys come by another address, so mixing the two up is noticed. */
  publicUrl: string
  adminToken: string
  /** Tells what the site mailed (`startMailbox`). */
  mailboxUrl: string
  /** Address in every language of a listing that was on the site and was taken off it. */
  removed: Record<string, string>
}

interface Options {
  projectDir: string
  /** An empty folder. */
  dataDir: string
  log: (line: string) => void
}

/** Where the program that is started in a folder keeps its data. */
export const siteDataDir = (dir: string) => join(dir, 'data')

const PUBLIC_URL = 'https://aanbod.example'
const SECOND_START_MS = 60_000

/** Takes the listing that has been on the site longest off it, as the agency would; gives its addresses. */
async function removeOldest({
  siteApiUrl,
  siteId,
  adminToken,
}: Omit<SiteUnderTest, 'removed' | 'mailboxUrl'>) {
  const client = apiClient({ baseUrl: siteApiUrl, siteId })
  const { settings } = await getSite(client)
  const properties = { query: { not: { 'general.headType.id': [HEAD_TYPE_ID.PROJECT] } } }
  const { results } = await postEstates(client, {
    query: nodeQuery(properties, settings.hiddenStatus),
    sort: [{ field: 'general.publicationDate', direction: 'ASC' }],
    pagination: { from: 0, size: 1 },
    fields: ['general.id'],
  })
  const id = results[0]?.general.id
  if (!id) throw new Error('The demo site has no listing to remove')
  const removed: Record<string, string> = {}
  for (const locale of settings.languages) {
    const page = await client.get<EstatePage>(`/sites/${siteId}/estate-pages/${id}/${locale}`)
    removed[locale] = page.path
  }
  const answer = await fetch(`${siteApiUrl}/sites/${siteId}/admin/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/x-ndjson' },
    body: JSON.stringify({ kind: 'estate', delete: id }),
  })
  if (!answer.ok) throw new Error(`Removing listing ${id}: ${answer.status} ${await answer.text()}`)
  return removed
}

/**
 * Starts the program with nothing but a street map in an empty folder – demo site, whole build, first release – then takes a listing
 * off, starts it a second time and waits until it is off the site. What is left running is what visitors meet.
 */
export async function startSiteUnderTest({ projectDir, dataDir, log }: Options) {
  const [port, siteApiPort] = [await freePort(), await freePort()]
  const site = {
    siteUrl: `http://localhost:${port}`,
    siteApiUrl: `http://127.0.0.1:${siteApiPort}`,
    siteId: 'demo',
    publicUrl: PUBLIC_URL,
    adminToken: randomBytes(16).toString('hex'),
  }
  const { publicUrl, adminToken } = site
  const mailbox = await startMailbox()
  const settings = {
    projectDir,
    dataDir: siteDataDir(dataDir),
    port,
    siteApiPort,
    publicUrl,
    adminToken,
    mailUrl: mailbox.mailUrl,
    log,
  }
  await putStreetMap(settings.dataDir)
  const first = startServers(settings)
  try {
    await first.until(/^Ready: /)
    const health = await fetch(`${site.siteUrl}/readyz`)
    if (!health.ok) throw new Error(`The first build failed: ${await health.text()}`)
    const removed = await removeOldest(site)
    await first.stop()

    const since = Date.now()
    const second = startServers(settings)
    await second.until(/^Ready: /)
    const took = Date.now() - since
    log(`second start: ready in ${(took / 1000).toFixed(1)} s`)
    if (took > SECOND_START_MS) throw new Error(`The second start took ${took} ms: it built what was there`)
    await second.until(/^published /)
    const told: SiteUnderTest = { ...site, removed, mailboxUrl: mailbox.mailboxUrl }
    return { site: told, stop: () => Promise.all([second.stop(), mailbox.close()]) }
  } catch (error) {
    await first.stop()
    await mailbox.close()
    throw error
  }
}

import type { SourceNodesArgs } from 'gatsby'
import type { Estate } from '../../src/contract/estate'
import { checkEstate, checkRentalUnit } from '../../src/contract/sound'
import { estateEntryNode, estateNode, nodeId, rentalUnitNode } from '../../src/dataLayer/nodes'
import { getSite } from '../../src/siteApi/content'
import { allRentalUnits, fetchEstates, type Listed, listEstates, listNamed } from '../../src/siteApi/pull'
import { listOf } from '../../src/siteApi/askInTurn'
import { BUILD_PATIENCE_MS } from '../../src/siteApi/patientFetch'
import { noteQuarantined } from '../../src/siteApi/quarantineFile'
import { siteApiClient } from '../../src/siteApi/siteApiClient'
import { syncPages, syncSite } from './content'
import { type Changes, diff } from './diff'
import { explain } from './errors'
import { isUnrendered, type Job, remove, quarantine } from './job'
import type { Options } from './options'

interface Status {
  /** Moment before the last complete pull began: what changed since then is asked again. */
  pulledAt?: string
}

/** Number and version of what the data layer holds of a type. */
function held(
  { getNodesByType }: SourceNodesArgs,
  type: string,
  idOf: (node: Record<string, unknown>) => number,
) {
  return new Map(
    getNodesByType(type).map((node) => [
      idOf(node),
      (node['version'] as string | null | undefined) ?? undefined,
    ]),
  )
}

function removeEstate(job: Job, id: number) {
  remove(job, nodeId.estate(id))
  remove(job, nodeId.estateEntry(id))
}

/** Makes the nodes of a listing that fits the contract; leaves out one that does not, and says why. */
function keepEstate(job: Job, estate: Estate, version: string | null) {
  const [error] = checkEstate(estate)
  // Of what does not fit the contract even the number may be missing.
  const id = (estate as Partial<Estate>).general?.id ?? 0
  if (error) {
    quarantine(job, { kind: 'estate', id }, error)
    removeEstate(job, id)
    return
  }
  const { actions, createContentDigest } = job.args
  actions.createNode(estateNode(estate, version, createContentDigest))
  actions.createNode(estateEntryNode(estate, version, createContentDigest))
}

async function pullEstates(job: Job, listed: readonly Listed[], changes: Pick<Changes, 'fetch' | 'remove'>) {
  const versions = new Map(listed.map(({ id, version }) => [id, version ?? null]))
  const progress = job.args.reporter.createProgress('Pull estates', changes.fetch.length)
  progress.start()
  try {
    for await (const estates of fetchEstates(job.client, changes.fetch)) {
      // What changes between listing and fetching keeps the older version, and is fetched again next time.
      for (const estate of estates) keepEstate(job, estate, versions.get(estate.general.id) ?? null)
      progress.tick(estates.length)
    }
    for (const id of changes.remove) removeEstate(job, id)
  } finally {
    progress.done()
  }
}

async function syncEstates(job: Job) {
  const listed = (await listEstates(job.client)).filter(({ id }) => !isUnrendered(job, 'estate', id))
  const changes = diff(
    listed,
    held(job.args, 'EstateEntry', (node) => node['estateId'] as number),
  )
  await pullEstates(job, listed, changes)
  return { listed: listed.length, ...changes }
}

/** Only the listings a webhook named. */
async function syncNamedEstates(job: Job, ids: readonly number[]) {
  const listed = (await listNamed(job.client, ids)).filter(({ id }) => !isUnrendered(job, 'estate', id))
  const there = listed.map(({ id }) => id)
  await pullEstates(job, listed, { fetch: there, remove: ids.filter((id) => !there.includes(id)) })
}

async function syncRentalUnits(job: Job) {
  const { args } = job
  const units = await allRentalUnits(job.client)
  const listed: Listed[] = units.map(({ id }) => ({ id }))
  for (const unit of units) {
    if (isUnrendered(job, 'rentalUnit', unit.id)) continue
    const [error] = checkRentalUnit(unit)
    if (error) quarantine(job, { kind: 'rentalUnit', id: unit.id }, error)
    else args.actions.createNode(rentalUnitNode(unit, args.createContentDigest))
  }
  const holding = held(args, 'RentalUnit', (node) => node['rentalUnitId'] as number)
  const refused = job.quarantined.flatMap(({ kind, id }) => (kind === 'rentalUnit' ? [id] : []))
  for (const id of [...diff(listed, holding).remove, ...refused]) remove(job, nodeId.rentalUnit(id))
}

async function report({ args: { reporter }, options, quarantined }: Job): Promise<void> {
  for (const { kind, id, reason } of quarantined) reporter.warn(`Left out ${kind} ${id}: ${reason}`)
  if (quarantined.length)
    reporter.warn(`${quarantined.length} left out in all; the rest of the site is built.`)
  await noteQuarantined(options.quarantineFile, quarantined)
}

/** Numbers of the listings a webhook named, when it named any and nothing else. */
function namedEstates(body: unknown): number[] | undefined {
  const ids = (body as { estateIds?: unknown } | undefined)?.estateIds
  return Array.isArray(ids) && ids.every((id) => Number.isInteger(id)) ? (ids as number[]) : undefined
}

/**
 * Brings the data layer in step with the site API: everything at first and whenever unsure, afterwards only what
 * changed. An API that is down or answers by half stops the build before anything is taken away.
 */
export async function sourceNodes(args: SourceNodesArgs, options: Options): Promise<void> {
  const { actions, reporter, webhookBody } = args
  actions.enableStatefulSourceNodes?.()
  const startedAt = new Date().toISOString()
  const client = siteApiClient({
    siteApiUrl: options.apiUrl,
    siteId: options.siteId,
    log: (message) => reporter.verbose(message),
    patience: { ms: BUILD_PATIENCE_MS, tell: (line) => reporter.warn(line) },
  })
  const job: Job = { args, client, options, quarantined: [] }
  const status = (args.store.getState().status.plugins?.['gatsby-source-site-api'] ?? {}) as Status
  const activity = reporter.activityTimer(`Pull site ${options.siteId}`)
  activity.start()
  try {
    const site = await getSite(client)
    const named = status.pulledAt ? namedEstates(webhookBody) : undefined
    if (named) {
      await syncNamedEstates(job, named)
      activity.setStatus(`${named.length} named estates`)
    } else {
      const { listed, fetch, remove: gone } = await syncEstates(job)
      activity.setStatus(`${listed} estates, ${fetch.length} fetched, ${gone.length} gone`)
    }
    await syncRentalUnits(job)
    await syncSite(job, site)
    await syncPages(job, site)
  } catch (error) {
    const { id, message } = explain(error, listOf(options.apiUrl).join(', '))
    reporter.panic({ id, context: { message } })
  }
  await report(job)
  actions.setPluginStatus({ pulledAt: startedAt })
  activity.end()
}

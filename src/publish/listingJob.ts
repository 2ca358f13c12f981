import { createHash } from 'node:crypto'
import { estateNode, rentalUnitNode } from '../dataLayer/nodes'
import type { DataNode } from '../gatsby/renderFacts'
import { estatePages, rentalUnitPage } from '../build/pages'
import type { Estate } from '../contract/estate'
import type { RentalUnit } from '../contract/rental'
import type { Site } from '../contract/site'
import { isShown } from '../domain/rules/shown'
import type { ApiClient } from '../siteApi/http'
import { chunks } from '../siteApi/pull'
import { postRentalUnits } from '../siteApi/rental'
import type { RenderJob } from './renderJob'

/** Digest of a node's content. */
export const digest = (content: object) => createHash('md5').update(JSON.stringify(content)).digest('hex')

/** A node as the resolvers read it, with the digest of its content. */
export type KnownNode = DataNode & { internal: { contentDigest: string } }
export const asData = (node: object) => node as KnownNode

/** Every page of a listing and its units in every language of the site; none when the site does not show it. */
export function listingJob(estate: Estate, site: Site): RenderJob {
  const node = asData(estateNode(estate, null, digest))
  const doc = node['doc'] as Estate
  const { settings } = site
  if (!isShown(doc, settings)) return { nodes: [node], pages: [] }
  const shown = { ...doc, children: (doc.children ?? []).filter((unit) => isShown(unit, settings)) }
  return {
    nodes: [node],
    pages: settings.languages.flatMap((locale) => estatePages(shown, node.id, locale)),
  }
}

/** The page of a holiday unit in every language of the site. */
export function rentalUnitJob(unit: RentalUnit, site: Site): RenderJob {
  const node = asData(rentalUnitNode(unit, digest))
  return {
    nodes: [node],
    pages: site.settings.languages.map((locale) => rentalUnitPage(unit.id, node.id, locale)),
  }
}

/** Whole holiday units by number; ones that are no more are not in the answer. */
export async function rentalUnitsNamed(client: ApiClient, ids: readonly number[]): Promise<RentalUnit[]> {
  const found: RentalUnit[] = []
  for (const chunk of chunks(ids, 100)) {
    const query = { terms: { id: chunk } }
    found.push(...(await postRentalUnits(client, { query, pagination: { from: 0, size: 100 } })).results)
  }
  return found
}

import type { FastifyRequest } from 'fastify'
import { getEstate } from '../../src/siteApi/estates'
import { isHttpError } from '../../src/siteApi/http'
import { liveListing } from '../../src/routing/liveListing'
import { parse } from '../../src/routing/routes'
import type { SiteSettings } from '../../src/contract/site'
import { isShown } from '../../src/domain/rules/shown'
import type { Addresses } from '../../src/siteApi/askInTurn'
import { siteApiClient } from '../../src/siteApi/siteApiClient'
import { addressOf, type Target } from './target'
import { inTurn, type VisitorTurns } from './visitorTurns'

/** Longest time that a visitor waits for the answer; after it the page asks by itself. */
const PATIENCE_MS = 2000

/** Whether there is no listing that an address of the live detail asks for (spec §2 Detail). */
export type MissingListing = (target: Target, request: Pick<FastifyRequest, 'ip'>) => Promise<boolean>

const askedId = ({ segments, query }: Target): number | undefined =>
  parse(addressOf(segments))?.name === 'liveDetail' ? liveListing(query) : undefined

/** Asks the site API. While that says nothing, a listing may well be there. */
export function missingListing(
  { siteApiUrl, siteId, turns }: { siteApiUrl: Addresses; siteId: string; turns: VisitorTurns },
  settings: () => SiteSettings | undefined,
): MissingListing {
  const client = siteApiClient({ siteApiUrl, siteId })
  return async (target, request) => {
    const id = askedId(target)
    if (id === undefined) return false
    if (Number.isNaN(id)) return true
    try {
      const ask = () => getEstate(client, id, { signal: AbortSignal.timeout(PATIENCE_MS) })
      const estate = await inTurn(turns, request, ask)
      return !isShown(estate, settings() ?? { hiddenStatus: [] })
    } catch (error) {
      return isHttpError(error) && (error.status === 404 || error.status === 400)
    }
  }
}

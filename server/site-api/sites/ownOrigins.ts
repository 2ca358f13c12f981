import type { FastifyInstance, FastifyRequest } from 'fastify'
import { siteOrigins } from '../../http/siteOrigins'
import { findPictureSource } from './siteRepository'

/** Milliseconds for which the names of a site are kept in mind. */
const HOLDS = 60_000
/** Sites that anybody may make up, so only so many. */
const MOST = 200

/** A call of a site that is not the operator's; a preflight has no route of its own. */
const siteOf = (url: string) => /^\/sites\/([a-z0-9][a-z0-9._-]*)(?:\/(?!admin\b)|\?|$)/i.exec(url)?.[1]

/** Origins of the pages of the site that a request is for (`allowOrigins`): those of its address and of its names. */
export function ownOrigins({ db, config }: Pick<FastifyInstance, 'db' | 'config'>) {
  const known = new Map<string, { origins: string[]; until: number }>()

  return async ({ url }: Pick<FastifyRequest, 'url'>): Promise<readonly string[]> => {
    const siteId = siteOf(url)
    if (siteId === undefined) return []
    const kept = known.get(siteId)
    if (kept && Date.now() < kept.until) return kept.origins
    const site = await findPictureSource(db, siteId)
    const origins = site ? siteOrigins(config.publicUrls[config.siteIds.indexOf(siteId)], site.hostnames) : []
    if (known.size >= MOST) known.clear()
    known.set(siteId, { origins, until: Date.now() + HOLDS })
    return origins
  }
}

import type { Kysely } from 'kysely'
import type { Site } from '../../../src/contract/site'
import type { Config } from '../../config'
import type { Database } from '../../db/tables'
import type { Sender } from '../../mail/compose'
import { notFound } from '../../http/problem'
import { findSite } from '../sites/siteRepository'
import { findMailWords } from '../translations/translationRepository'

type Origins = Pick<Config, 'siteIds' | 'publicUrls' | 'publicUrl'>

/** Where visitors find a site: one of this installation at its public address, another at its first hostname. */
function originOf(site: Site, { siteIds, publicUrls, publicUrl }: Origins): string {
  const own = publicUrls[siteIds.indexOf(site.id)]
  const [hostname] = site.hostnames
  return own ?? (hostname ? `https://${hostname}` : publicUrl)
}

/** In whose name a site's mails go. @throws HttpProblem 404 */
export async function senderOf(db: Kysely<Database>, siteId: string, config: Origins): Promise<Sender> {
  const json = await findSite(db, siteId)
  if (!json) throw notFound(`site ${siteId}`)
  const site = JSON.parse(json) as Site
  return { site, origin: originOf(site, config), words: await findMailWords(db, siteId) }
}

import type { Kysely } from 'kysely'
import type { Site } from '../../../src/contract/site'
import type { Config } from '../../config'
import type { Database } from '../../db/tables'
import type { Sender } from '../../mail/compose'
import { notFound } from '../problem'
import { findSite } from '../sites/siteRepository'
import { findMailWords } from '../translations/translationRepository'

/** Where visitors find a site: the one of this process at its public address, another at its first hostname. */
export function originOf(site: Site, { siteId, publicUrl }: Pick<Config, 'siteId' | 'publicUrl'>): string {
  const [hostname] = site.hostnames
  return site.id === siteId || !hostname ? publicUrl : `https://${hostname}`
}

/** In whose name a site's mails go. @throws HttpProblem 404 */
export async function senderOf(
  db: Kysely<Database>,
  siteId: string,
  config: Pick<Config, 'siteId' | 'publicUrl'>,
): Promise<Sender> {
  const json = await findSite(db, siteId)
  if (!json) throw notFound(`site ${siteId}`)
  const site = JSON.parse(json) as Site
  return { site, origin: originOf(site, config), words: await findMailWords(db, siteId) }
}

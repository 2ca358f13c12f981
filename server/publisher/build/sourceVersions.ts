import {
  getAgreements,
  getEntities,
  getEntityItems,
  getNavigation,
  getPages,
  getSite,
  getTranslations,
} from '../../../src/siteApi/content'
import type { ApiClient } from '../../../src/siteApi/http'
import { allRentalUnits, listEstates } from '../../../src/siteApi/pull'
import { digest, digestsOf, type SourceVersions, versionsOf } from '../../releases/versions'

/** Asks the API for all of it, one call after the other: nobody waits for this, and visitors' calls come first. */
export async function sourceVersions(client: ApiClient): Promise<SourceVersions> {
  const site = await getSite(client)
  const all: unknown[] = [site]
  for (const locale of site.settings.languages) {
    all.push(await getNavigation(client, locale), await getTranslations(client, locale))
    all.push(await getAgreements(client, locale))
  }
  for (const { name } of await getEntities(client)) all.push(await getEntityItems(client, name))
  return {
    site: digest(all),
    estates: versionsOf(await listEstates(client)),
    rentalUnits: digestsOf(await allRentalUnits(client)),
    pages: digestsOf(await getPages(client)),
  }
}

import type { Locale } from '../contract/common'
import { href } from '../routing/routes'
import { addressCase } from './address'
import type { EstateEntry } from './estateEntry'
import { estateSlug } from './slug'

/**
 * Address of a listing's page for the three cases of spec §2: a project and a stand-alone property stand at their own
 * slug, a unit stands under its project's.
 */
export function estatePath(estate: EstateEntry, locale: Locale, project?: EstateEntry): string {
  if (addressCase(estate) === 'unit' && project) {
    return href('estateUnit', locale, {
      estateId: project.general.id,
      slug: estateSlug(project, locale),
      entityId: estate.general.id,
    })
  }
  return href('estate', locale, { estateId: estate.general.id, slug: estateSlug(estate, locale) })
}

/** The short address, without a slug, that always leads to the listing. */
export function estateShortPath(estate: EstateEntry, locale: Locale): string {
  return href('estateShort', locale, { estateId: estate.general.id })
}

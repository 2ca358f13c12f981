import type { SiteSettings } from '../../contract/site'

/** What decides whether a listing, or a unit, is on the site. */
interface Offered {
  status?: { id: number } | null | undefined
  listing?: { archived?: boolean | null | undefined } | null | undefined
}

/**
 * Whether a site shows a listing: not when its status is a hidden one (spec §4), nor when it is archived
 * (docs/decisions/140-archived-listings.md). Pages, sitemaps and live answers all go by it.
 */
export const isShown = ({ status, listing }: Offered, { hiddenStatus }: Pick<SiteSettings, 'hiddenStatus'>) =>
  listing?.archived !== true && (!status || !hiddenStatus.includes(status.id))

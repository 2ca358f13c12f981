import { parsedUrl } from '../parsedUrl'
import type { DomainEstate } from './fromApi'

/** Type of the video that is the virtual visit (spec §3). */
export const VIRTUAL_VISIT = 2

/** The address when it is one a page may lead to: https only, since what an agency types ends up in a link. */
export function safeLink(url: string | null | undefined): string | undefined {
  if (!url || !/^https:\/\//i.test(url)) return undefined
  return parsedUrl(url)?.href
}

const shown = (estate: DomainEstate) => (estate.videos ?? []).filter(({ typeId }) => typeId > 0)

/** Link of the virtual visit: the video of type 2 (spec §3), else the one the listing's fields name. */
export function virtualVisit(estate: DomainEstate): string | undefined {
  const visits = shown(estate).filter(({ typeId }) => typeId === VIRTUAL_VISIT)
  const links = [...visits.map(({ url }) => url), estate.listing?.media?.virtual_visit_url]
  return links.map(safeLink).find(Boolean)
}

/** Links of the other videos; those of type 0 and below are not shown (spec §3). */
export function otherVideos(estate: DomainEstate): string[] {
  return shown(estate)
    .filter(({ typeId }) => typeId !== VIRTUAL_VISIT)
    .flatMap(({ url }) => safeLink(url) ?? [])
}

import type { DomainEstate } from './fromApi'
import { isClosed } from './status'

const DAY = 86_400_000

/** How many days a listing is new (docs/decisions/145-what-is-new.md). */
const NEW_DAYS = 14

/** Day on which a listing that can still be had came on the site; undefined when none is given. */
export function publishedOn(estate: DomainEstate): string | undefined {
  const { publicationDate } = estate.general
  return publicationDate && !isClosed(estate) ? publicationDate.slice(0, 10) : undefined
}

/** Whether a listing is new to who looks at it now, in milliseconds since 1970. */
export function isNew(published: string | undefined, now: number): boolean {
  if (!published) return false
  return Math.floor(now / DAY) - Date.parse(published) / DAY <= NEW_DAYS
}

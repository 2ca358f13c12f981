import type { FieldError } from '../../../src/contract/check'
import { LOCALES } from '../../../src/contract/locales'
import { type Addressed, pageAddressFault } from '../../../src/domain/page/pagePlace'

/** What is wrong with the addresses of what says to be a page, whatever else may be wrong with it. */
export function pageFaults(data: unknown): FieldError[] {
  const { type, url } = (data ?? {}) as Partial<Addressed>
  if (typeof url !== 'object' || url === null) return []
  return LOCALES.flatMap((locale) => {
    if (typeof url[locale] !== 'string') return []
    const reason = pageAddressFault({ type: type as Addressed['type'], url }, locale)
    return reason === undefined ? [] : [{ field: `url.${locale}`, reason }]
  })
}

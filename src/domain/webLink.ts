import { isOwnPath, parsedUrl } from './parsedUrl'

/** Where a link may lead: to a page, a mail, a call. All else (`javascript:`, `data:`, `vbscript:` …) runs, or shows what nobody looked at. */
const LEADS = new Set(['https:', 'http:', 'mailto:', 'tel:', 'sms:'])

/** Any base will do: what has a scheme of its own does not look at it. */
const BASE = 'https://site.invalid'

/**
 * Whether an address that somebody wrote may be linked to. It is read as a browser reads it: blanks and control characters in a
 * scheme, and capitals, hide nothing.
 * @example isWebLink('/nl/te-koop') // true
 * @example isWebLink(' jAva\tscript:alert(1)') // false
 */
export const isWebLink = (address: string): boolean =>
  isOwnPath(address) || LEADS.has(parsedUrl(address, BASE)?.protocol ?? '')

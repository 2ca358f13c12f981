import { LIVE_META, MAP_META } from '../../../src/siteApi/liveOrigin'
import { escapeHtml } from '../../http/escapeHtml'

/** What of a policy a document cannot say of itself (CSP 3, §3.3), so that headers say it. */
const ONLY_BY_HEADER = /^(frame-ancestors|report-uri|sandbox)\b/

const parts = (policy: string) =>
  policy
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

/** What stands in a page's own head of its policy. */
export const policyInside = (policy: string): string =>
  parts(policy)
    .filter((part) => !ONLY_BY_HEADER.test(part))
    .join('; ')

/** What a header has to say of a page's policy besides. */
export const policyOutside = (policy: string): string =>
  parts(policy)
    .filter((part) => ONLY_BY_HEADER.test(part))
    .join('; ')

/** A `Link` header of preloads as elements. */
function linkElements(header: string): string {
  return header
    .split(/,\s*(?=<)/)
    .map((link) => /^<([^>]+)>; rel=preload; as=(\w+); crossorigin=(\w+)$/.exec(link))
    .map((found) =>
      found
        ? `<link rel="preload" as="${found[2]}" crossorigin="${found[3]}" href="${escapeHtml(found[1] ?? '')}"/>`
        : '',
    )
    .join('')
}

interface Told {
  /** Origin of what is live. */
  liveUrl: string
  /** Whether the site's map is another's, which a visitor has to agree to: then none stands in its place. */
  hasAskingMap?: boolean
  /** Headers that the web role answers the page with. */
  policy: string
  link?: string | undefined
}

/**
 * A page as a static host can serve it: what no host can be told for each page – its policy with the hashes of its styles, the data to
 * ask for ahead – and where live parts are asked stands in its head.
 */
export function exportedHtml(html: string, { liveUrl, hasAskingMap, policy, link = '' }: Told): string {
  const head =
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyInside(policy))}"/>` +
    `<meta name="${LIVE_META}" content="${escapeHtml(liveUrl)}"/>` +
    (hasAskingMap ? `<meta name="${MAP_META}" content="asks-first"/>` : '') +
    linkElements(link)
  // After the encoding, which has to be among the first bytes, and before anything that is loaded.
  return html.replace(/<meta charset=[^>]*>/i, (charset) => charset + head)
}

/** A page that leads to another one, for hosts that know no redirects. */
export const redirectPage = (to: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(to)}"><meta http-equiv="refresh" content="0; url=${escapeHtml(to)}"><title>${escapeHtml(to)}</title></head><body><a href="${escapeHtml(to)}">${escapeHtml(to)}</a></body></html>\n`

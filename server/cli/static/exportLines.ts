import type { Exported } from './exportSite'
import { MOST_HEADER_RULES } from './headerRules'
import { redirectNotes } from './hostRedirects'

/** Files that Cloudflare Pages takes in its free plan. */
const MOST_FILES = 20_000
const SHOWN = 5

/** What of the site is asked of a running web role, or needs one. */
const NOT_IN_AN_EXPORT = [
  'search, favourites, forms, viewings, reservations, street maps and the map from near (asked of PUBLIC_API_URL)',
  'forms sent without a script, drafts by a link, and landing pages that have no listing now',
  'on Netlify and Cloudflare: 410 for what is gone (404 there), and slugs of a listing that no release on disk had',
]

const some = (names: readonly string[]) =>
  names.slice(0, SHOWN).join(', ') + (names.length > SHOWN ? ` and ${names.length - SHOWN} more` : '')

/** What an export did, and what is not in it, in lines for an operator. */
export function exportLines(
  { release, written, unchanged, removed, routes, rules, missing, withoutLeaves, isConfChanged }: Exported,
  dir: string,
): string[] {
  const files = written + unchanged
  return [
    `Release ${release} is in ${dir}: ${files} files, ${written} written, ${unchanged} as they were, ${removed} removed.`,
    ...(isConfChanged
      ? [
          'nginx.conf changed: until nginx reads it (nginx -t && nginx -s reload), what moved or is gone answers 404',
        ]
      : []),
    `For nginx: ${dir}/.aanbod/nginx.conf; Netlify and Cloudflare Pages read _redirects and _headers.`,
    ...redirectNotes(routes),
    ...(rules.length > MOST_HEADER_RULES
      ? [`There are ${rules.length} header rules: Cloudflare Pages takes ${MOST_HEADER_RULES}`]
      : []),
    ...(files > MOST_FILES ? [`Cloudflare Pages takes ${MOST_FILES} files in its free plan`] : []),
    ...(missing.length ? [`Pictures that cannot be shown: ${some(missing)}`] : []),
    `Not in an export: ${[
      ...NOT_IN_AN_EXPORT,
      ...(withoutLeaves.length
        ? [`pages after the twentieth of ${some(withoutLeaves)} (the publisher did not answer)`]
        : []),
    ].join('; ')}.`,
  ]
}

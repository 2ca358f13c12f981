import { type Call, CALLS } from '../contract/calls'

/** Calls of a site that are posted as they have a body, and change nothing: searches, without a key as there is nothing to do twice. */
export const READING_POSTS: ReadonlySet<string> = new Set(
  (Object.values(CALLS) as Call[])
    .filter(({ method, keyed, root }) => method === 'POST' && keyed === undefined && !root)
    .map(({ path }) => path),
)

/**
 * Whether a call of the site API may be sent again when nobody knows what became of it (spec §7): it only reads, or its key says that it
 * is the same one.
 * @param path with or without its query
 */
export function mayRepeat(method: string, path: string, hasKey: boolean): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  const [, call = ''] = /^\/sites\/[^/]+(\/[^?]*)/.exec(path) ?? []
  return method === 'POST' && (hasKey || READING_POSTS.has(call))
}

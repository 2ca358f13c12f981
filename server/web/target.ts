/** What a request asks for, taken apart once. */
export interface Target {
  /** Decoded segments of the path; none for `/`. */
  segments: string[]
  /** With its `?`, as it was sent; empty when there is none. */
  query: string
  trailingSlash: boolean
}

/** Control characters, and the backslash, which some systems take for a slash. */
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/

/**
 * Takes a request's address apart; undefined for one that no honest reader sends: malformed
 * percent-encoding, NUL and other control characters, backslashes, `.` and `..`, encoded slashes.
 */
export function readTarget(address: string): Target | undefined {
  // A proxy may send the whole address (RFC 9112 §3.2.2).
  const url = address.replace(/^https?:\/\/[^/?#]*/i, '')
  if (!url.startsWith('/')) return undefined
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const query = mark < 0 ? '' : url.slice(mark)
  const raw = path.slice(1).split('/')
  const trailingSlash = raw.at(-1) === ''
  if (trailingSlash) raw.pop()
  try {
    const segments = raw.map(decodeURIComponent)
    const bad = segments.some((part) => FORBIDDEN.test(part) || /^\.{1,2}$|\//.test(part))
    return bad ? undefined : { segments, query, trailingSlash: trailingSlash && segments.length > 0 }
  } catch {
    return undefined
  }
}

/** Bytes of a part of an address, and of all of it: a file system takes no longer names than 255 and 4096. */
const LONGEST_PART = 200
const LONGEST = 1500

/** Whether a page or a file can have this address at all: no part is empty, and none too long for a name. */
export const canBeNamed = (segments: readonly string[]): boolean =>
  segments.every((part) => part !== '' && Buffer.byteLength(part) <= LONGEST_PART) &&
  Buffer.byteLength(segments.join('/')) <= LONGEST

/** The address of segments, encoded; always one slash at the start, so never another host. */
export const addressOf = (segments: readonly string[]) =>
  `/${segments.filter(Boolean).map(encodeURIComponent).join('/')}`

import type { IncomingHttpHeaders } from 'node:http'
import fresh from 'fresh'

/** What a file is known by: a strong tag with its quotes, and its time in whole milliseconds. */
export interface Validators {
  etag: string
  time: number
}

const seconds = (time: number) => Math.floor(time / 1000)

/** Whether the reader's copy is still good, so that 304 is the answer (RFC 9110 §13.2.2). */
export const isFresh = (headers: IncomingHttpHeaders, { etag, time }: Validators): boolean =>
  fresh(headers, { etag, 'last-modified': new Date(time).toUTCString() })

/** Whether a Range header may be obeyed: not when If-Range names another version (RFC 9110 §13.1.5). */
export function isSameVersion(headers: IncomingHttpHeaders, { etag, time }: Validators): boolean {
  const condition = headers['if-range']
  if (typeof condition !== 'string') return true
  if (condition.includes('"')) return condition.trim() === etag
  return seconds(Date.parse(condition)) === seconds(time)
}

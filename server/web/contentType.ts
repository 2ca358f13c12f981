import { lookup } from 'mrmime'

const isWritten = (type: string) => /^text\/|[/+](json|xml)$|javascript/.test(type)

/** Media type of a published file; unknown kinds are bytes that no browser runs. */
export function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream'
  return isWritten(type) ? `${type}; charset=utf-8` : type
}

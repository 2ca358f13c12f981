/** Decodes until nothing changes, so that no number of encodings hides a word; undefined when malformed. */
function fullyDecoded(path: string): string | undefined {
  try {
    for (let before = path, turn = 0; turn < 5; turn++) {
      const after = decodeURIComponent(before)
      if (after === before) return after
      before = after
    }
  } catch {
    return undefined
  }
  return undefined
}

/**
 * Whether a path under `/sites` may be passed on to the site API: calls of this site, but never the
 * operator's (`/sites/:id/admin/…`) in any spelling. What is written oddly is refused rather than repaired.
 */
export function mayPassOn(path: string, siteId: string): boolean {
  const decoded = fullyDecoded(path)
  if (decoded === undefined || /[\u0000-\u001f\u007f\\]/.test(decoded)) return false
  const [, ...parts] = decoded.split('/')
  if (parts.at(-1) === '') parts.pop()
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return false
  const [sites, site, area = ''] = parts
  return sites === 'sites' && site === siteId && !/^\W*admin(?![a-z0-9_-])/i.test(area.trim())
}

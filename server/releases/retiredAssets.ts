import { isHashedAsset } from './publishable'

const DAY = 24 * 60 * 60 * 1000

/**
 * Assets that pages opened before the switch may still ask for: those of the previous release that the new
 * build does not have, each kept for a day after it went out of use.
 */
export function retiredAssets(
  previousFiles: Iterable<string>,
  retiredBefore: Readonly<Record<string, string>>,
  nowPublished: ReadonlySet<string>,
  now: Date,
): Record<string, string> {
  const retired: Record<string, string> = {}
  for (const path of previousFiles) {
    if (!isHashedAsset(path) || nowPublished.has(path)) continue
    const since = retiredBefore[path] ?? now.toISOString()
    if (now.getTime() - Date.parse(since) < DAY) retired[path] = since
  }
  return retired
}

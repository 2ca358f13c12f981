import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { LONGEST_LINE, readLines } from '../site-api/admin/readLines'

/** Addresses of assets as whole texts of a line begin by them, up to what is asked of one. */
const ADDRESS = /"\/sites\/([a-z0-9][a-z0-9-]*)\/assets\/([a-z0-9][a-z0-9._-]*)(?=["?#])/g
/** How an export begins a picture; whoever writes one otherwise has it read as a whole. */
const EXPORTED = /^\{\s*"kind"\s*:\s*"asset"\s*,\s*"data"\s*:\s*\{\s*"name"\s*:\s*"([a-z0-9._-]+)"/

/** The name of the asset that a line brings; undefined of any other line. */
function assetOf(text: string): string | undefined {
  const name = EXPORTED.exec(text)?.[1]
  if (name !== undefined || !text.includes('"asset"') || !text.includes('"base64"')) return name
  try {
    const { kind, data } = JSON.parse(text) as { kind?: unknown; data?: { name?: unknown } | null }
    return kind === 'asset' && typeof data?.name === 'string' ? data.name : undefined
  } catch {
    // The import says what is wrong with it.
    return undefined
  }
}

export interface OwnAddresses {
  rewrite: (text: string) => string
  /** What was done, in a line for a person; undefined: nothing. */
  told(): string | undefined
}

/**
 * Puts the site's own id in place of another one in addresses of assets that a file of lines brings itself: an export of one site is
 * whole as another one. Undefined where the file has nothing of the kind, or is not there. The file is read once for it.
 */
export async function ownAddresses(file: string, siteId: string): Promise<OwnAddresses | undefined> {
  if (!(await stat(file).catch(() => undefined))?.isFile()) return undefined
  const brought = new Set<string>()
  let hasOthers = false
  for await (const { text = '' } of readLines(
    createReadStream(file) as AsyncIterable<Buffer>,
    LONGEST_LINE,
  )) {
    const name = assetOf(text)
    if (name !== undefined) brought.add(name)
    else hasOthers ||= [...text.matchAll(ADDRESS)].some(([, site]) => site !== siteId)
  }
  if (!brought.size || !hasOthers) return undefined
  const others = new Set<string>()
  let count = 0
  const rewrite = (text: string) =>
    assetOf(text) !== undefined
      ? text
      : text.replace(ADDRESS, (whole, site: string, name: string) => {
          if (site === siteId || !brought.has(name)) return whole
          others.add(site)
          count += 1
          return `"/sites/${siteId}/assets/${name}`
        })
  const told = () =>
    count
      ? `${count} addresses of pictures of the site ${[...others].join(', ')} became those of ${siteId}, as the file brings the pictures`
      : undefined
  return { rewrite, told }
}

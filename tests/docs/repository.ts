import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')
/** Made, fetched or kept here, and in no commit. */
const NOT_OURS = new Set(['node_modules', '.git', '.cache', 'public', '.data', '.sites', 'gallery'])
/** An operator's own sites, and the files that a new one begins with: their documents tell of what is in such a folder. */
const OF_SITES = new Set(['sites', 'server/newSite/template'])

function below(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) || OF_SITES.has(path) ? [] : below(path)
    return entry.isFile() ? [path] : []
  })
}

/** Every file of the repository, by its path from the root. */
export const FILES: readonly string[] = below('')

/** The same, and their folders. */
export const PATHS: ReadonlySet<string> = new Set(
  FILES.flatMap((file) => {
    const parts = file.split('/')
    return parts.map((_, depth) => parts.slice(0, depth + 1).join('/'))
  }),
)

const texts = new Map<string, string>()

/** A file's text, read once. */
export function textOf(file: string): string {
  const known = texts.get(file) ?? readFileSync(join(ROOT, file), 'utf8')
  texts.set(file, known)
  return known
}

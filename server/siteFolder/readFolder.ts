import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { DEFAULT_LOCALE, type Locale } from '../../src/contract/locales'
import { filesBelow } from './filesBelow'
import type { FolderPicture, OwnWords, SiteFiles } from './files'

const MIMES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
}
const TEXTS = new Set(['.yaml', '.yml', '.md'])
/** Bytes of a picture that fit a line of an import as they are. */
const FITS = 1_400_000
/** Pixels of the longer side to which a larger one is brought: no page shows more. */
const LONGEST_SIDE = 2600
/** Bytes of a file that somebody put there by mistake. */
const LARGEST = 60_000_000

/** Upright, without what the camera wrote into it, and small enough to be imported. */
async function fitting(bytes: Buffer, mime: string): Promise<{ bytes: Buffer; mime: string }> {
  if (bytes.length <= FITS) return { bytes, mime }
  if (mime === MIMES['.svg'])
    throw new Error(`an SVG has at most ${FITS / 1e6} MB, this has ${(bytes.length / 1e6).toFixed(1)}`)
  for (const quality of [82, 70, 55]) {
    const smaller = await sharp(bytes)
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
    if (smaller.length <= FITS) return { bytes: smaller, mime: 'image/webp' }
  }
  throw new Error('it is too large, also in fewer pixels')
}

async function readPicture(path: string): Promise<FolderPicture> {
  const { size } = await stat(path)
  if (size === 0) throw new Error('it is empty')
  if (size > LARGEST) throw new Error(`it has ${(size / 1e6).toFixed(0)} MB, more than ${LARGEST / 1e6}`)
  const made = await fitting(await readFile(path), MIMES[extname(path).toLowerCase()] ?? '')
  const digest = createHash('sha256').update(made.bytes).digest('hex')
  return { mime: made.mime, base64: made.bytes.toString('base64'), hash: digest.slice(0, 16) }
}

/** Reads site folders again and again: pictures that did not change are not read anew. */
export function folderReader(dir: string): () => Promise<SiteFiles> {
  const known = new Map<string, { at: string; picture: Promise<FolderPicture> }>()

  async function pictureAt(path: string): Promise<FolderPicture> {
    const { mtimeMs, size } = await stat(path)
    const at = `${mtimeMs} ${size}`
    const before = known.get(path)
    const picture = before?.at === at ? before.picture : readPicture(path)
    known.set(path, { at, picture })
    return picture
  }

  return async () => {
    const texts = new Map<string, string>()
    const pictures = new Map<string, FolderPicture>()
    const unreadable = new Map<string, string>()
    const paths = (await filesBelow(dir)).filter(
      (path) => !path.split('/').some((part) => part.startsWith('.') || part === 'node_modules'),
    )
    for (const path of paths) {
      const ending = extname(path).toLowerCase()
      const full = join(dir, path)
      try {
        if (TEXTS.has(ending)) texts.set(path, await readFile(full, 'utf8'))
        else if (MIMES[ending]) pictures.set(path, await pictureAt(full))
      } catch (error) {
        // Gone since the folder was listed: as if it had not been there.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue
        if (!MIMES[ending]) throw error
        unreadable.set(path, (error as Error).message)
      }
    }
    return { texts, pictures, unreadable }
  }
}

/** What the program says by itself in a language, by group of texts: every language has the same. */
export async function readOwnWords(projectDir: string, locale: Locale = DEFAULT_LOCALE): Promise<OwnWords> {
  const dir = join(projectDir, 'locales', locale)
  const files = (await readdir(dir)).filter((file) => file.endsWith('.json')).sort()
  const groups = files.map(
    async (file) => [file.slice(0, -5), JSON.parse(await readFile(join(dir, file), 'utf8'))] as const,
  )
  return Object.fromEntries(await Promise.all(groups)) as OwnWords
}

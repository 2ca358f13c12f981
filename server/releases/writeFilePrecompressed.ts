import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { PRECOMPRESSED_SUFFIXES, precompressedOf, type PrecompressedSuffix } from './compress'

export interface Written {
  variants: PrecompressedSuffix[]
  /** The file's time as the disk keeps it, whole milliseconds. */
  ownTime: number
}

/** Writes a file beside its place and renames it there, with a time of its own. */
export async function replace(target: string, content: Buffer, seconds: number): Promise<void> {
  const draft = join(dirname(target), `.${basename(target)}-${randomUUID()}`)
  try {
    await writeFile(draft, content)
    await utimes(draft, seconds, seconds)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Puts a file and its precompressed variants in place, each by rename, so that a hard link of the same file in
 * another release keeps its content. All carry the same time; a variant of another time than its file is not
 * served, so a reader between two renames gets the plain file and never a mixture.
 * @param time of the content, whole milliseconds
 */
export async function writeFilePrecompressed(
  root: string,
  path: string,
  content: Buffer,
  time: number,
): Promise<Written> {
  const target = join(root, path)
  const seconds = time / 1000
  await mkdir(dirname(target), { recursive: true })
  const variants = await precompressedOf(path, content)
  for (const variant of variants) await replace(`${target}.${variant.suffix}`, variant.content, seconds)
  await replace(target, content, seconds)
  const written = variants.map((variant) => variant.suffix)
  for (const suffix of PRECOMPRESSED_SUFFIXES) {
    if (!written.includes(suffix)) await rm(`${target}.${suffix}`, { force: true })
  }
  return { variants: written, ownTime: Math.floor((await stat(target)).mtimeMs) }
}

import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { unless } from '../../errorCode'
import { inPhases } from './addresses'
import { type ExportedFile, hashOf, MANIFEST, type Manifest, parseManifest } from './manifest'

/** What an export keeps for itself in its folder; hosts serve no hidden folder. */
const OWN = '.aanbod'
const NEXT = join(OWN, 'next')
const PICTURES = 'pictures'

type Facts = Pick<ExportedFile, 'type' | 'cacheControl'>

/** What changed in a folder. */
export interface Written {
  written: number
  unchanged: number
  removed: number
}

/** A folder that an export goes to. What is put stands aside until `finish` moves it into its place. */
export interface ExportFolder {
  /** What the last export left there; undefined in an empty folder. */
  before: Manifest | undefined
  has(name: string): boolean
  put(name: string, content: Buffer, facts: Facts): Promise<void>
  /**
   * Keeps a file of the export before, or a picture that one which was stopped has left aside, whose name says which bytes it has; false
   * when there is none.
   */
  keep(name: string, facts: Facts): Promise<boolean>
  /** For the operator and not for visitors: written beside, as the web server's configuration. Whether it stood there as something else. */
  note(name: string, text: string): Promise<boolean>
  finish(manifest: Omit<Manifest, 'files' | 'version'>): Promise<Written>
}

async function manifestIn(dir: string): Promise<Manifest | undefined> {
  if ((await stat(dir).catch(unless('ENOENT')))?.isDirectory() === false)
    throw new Error('it is a file: name an empty folder, or one of an earlier export')
  const text = await readFile(join(dir, MANIFEST), 'utf8').catch(unless('ENOENT'))
  if (text !== undefined) return parseManifest(text)
  const names = (await readdir(dir).catch(unless('ENOENT'))) ?? []
  if (names.some((name) => name !== OWN))
    throw new Error('it holds files that no export wrote: name an empty folder, or one of an earlier export')
  return undefined
}

async function removeEmptyFolders(dir: string, from: string): Promise<void> {
  for (let folder = dirname(from); folder !== '.' && folder !== sep; folder = dirname(folder)) {
    const isRemoved = await rmdir(join(dir, folder)).then(
      () => true,
      () => false,
    )
    if (!isRemoved) return
  }
}

/**
 * Opens a folder for an export.
 * @throws Error in words when it holds what no export wrote, or is another site's
 */
export async function openExportFolder(dir: string, siteId: string): Promise<ExportFolder> {
  const before = await manifestIn(dir).catch((error: unknown) => {
    throw new Error(`Nothing is exported to ${dir}: ${(error as Error).message}`)
  })
  if (before && before.siteId !== siteId)
    throw new Error(`Nothing is exported to ${dir}: it holds the site ${before.siteId}, not ${siteId}`)
  // Of an export that was stopped.
  for (const name of (await readdir(join(dir, NEXT)).catch(unless('ENOENT'))) ?? [])
    if (name !== PICTURES) await rm(join(dir, NEXT, name), { recursive: true, force: true })
  await mkdir(join(dir, NEXT), { recursive: true })
  const files: Record<string, ExportedFile> = {}
  const waiting = new Set<string>()

  const isThere = async (name: string, size: number) =>
    (await stat(join(dir, name)).catch(() => undefined))?.size === size

  return {
    before,
    has: (name) => files[name] !== undefined,
    async put(name, content, facts) {
      const file = { hash: hashOf(content), size: content.length, ...facts }
      files[name] = file
      if (before?.files[name]?.hash === file.hash && (await isThere(name, file.size))) return
      waiting.add(name)
      await mkdir(dirname(join(dir, NEXT, name)), { recursive: true })
      // Whole, or not there, whenever it is stopped.
      await writeFile(join(dir, NEXT, `${name}.part`), content)
      await rename(join(dir, NEXT, `${name}.part`), join(dir, NEXT, name))
    },
    async keep(name, facts) {
      const file = before?.files[name]
      if (file?.hash && (await isThere(name, file.size))) {
        files[name] = file
        return true
      }
      const aside = name.startsWith(`${PICTURES}/`)
        ? await readFile(join(dir, NEXT, name)).catch(unless('ENOENT'))
        : undefined
      if (!aside) return false
      files[name] = { hash: hashOf(aside), size: aside.length, ...facts }
      waiting.add(name)
      return true
    },
    async note(name, text) {
      const path = join(dir, OWN, name)
      const stood = await readFile(path, 'utf8').catch(unless('ENOENT'))
      if (stood !== text) await writeFile(path, text)
      return stood !== undefined && stood !== text
    },
    async finish(manifest) {
      const gone = Object.keys(before?.files ?? {}).filter((name) => !files[name])
      // First, so that what is moved now is known as the export's own whatever happens next.
      const unmoved = Object.fromEntries(
        [...waiting].flatMap((name) => (files[name] ? [[name, { ...files[name], hash: '' }]] : [])),
      )
      const both = { ...before?.files, ...files, ...unmoved }
      await writeManifest(dir, { version: 1, ...manifest, files: both })
      for (const name of inPhases(waiting)) {
        await mkdir(dirname(join(dir, name)), { recursive: true })
        await rename(join(dir, NEXT, name), join(dir, name))
      }
      for (const name of gone) {
        await rm(join(dir, name), { force: true })
        await removeEmptyFolders(dir, name)
      }
      await writeManifest(dir, { version: 1, ...manifest, files })
      await rm(join(dir, NEXT), { recursive: true, force: true })
      const all = Object.keys(files).length
      return { written: waiting.size, unchanged: all - waiting.size, removed: gone.length }
    },
  }
}

async function writeManifest(dir: string, manifest: Manifest): Promise<void> {
  const draft = join(dir, `${MANIFEST}.next`)
  await writeFile(draft, JSON.stringify(manifest))
  await rename(draft, join(dir, MANIFEST))
}

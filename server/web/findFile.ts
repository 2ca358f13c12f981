import { openFile, type OpenFile } from './openFile'

/** A file of the release. */
export interface Found {
  /** On disk. */
  path: string
  /** In the release, with forward slashes. */
  name: string
  file: OpenFile
}

const isHidden = (segment: string) => segment.startsWith('.') && segment !== '.well-known'

/** Where a file of the release stands on disk; undefined when it was taken away. */
export type Locate = (name: string) => string | undefined

async function openAt(locate: Locate, name: string): Promise<Found | 'folder' | undefined> {
  const path = locate(name)
  if (path === undefined) return undefined
  const file = await openFile(path)
  return file && file !== 'folder' ? { path, name, file } : file
}

async function isPrecompressed(locate: Locate, name: string): Promise<boolean> {
  const plain = /^(.+)\.(br|gz)$/.exec(name)?.[1]
  const found = plain === undefined ? undefined : await openAt(locate, plain)
  if (!found || found === 'folder') return false
  await found.file.handle.close()
  return true
}

/**
 * The file at an address: the file of that name, else the page of that folder. Hidden files and the
 * precompressed variants have no address of their own. The caller closes the file.
 */
export async function findFile(locate: Locate, segments: readonly string[]): Promise<Found | undefined> {
  if (segments.some((segment) => !segment || isHidden(segment))) return undefined
  const name = segments.join('/')
  if (await isPrecompressed(locate, name)) return undefined
  const found = await openAt(locate, name)
  if (found && found !== 'folder') return found
  // Of a page that was hot-published the release's own tree need not have the folder.
  const page = await openAt(locate, `${name}/index.html`)
  return page === 'folder' ? undefined : page
}

/** Whether there is a file at an address. */
export async function hasFile(locate: Locate, segments: readonly string[]): Promise<boolean> {
  const found = await findFile(locate, segments)
  await found?.file.handle.close()
  return found !== undefined
}

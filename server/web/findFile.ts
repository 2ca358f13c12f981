import { join } from 'node:path'
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

async function openAt(root: string, name: string): Promise<Found | 'folder' | undefined> {
  const path = join(root, name)
  const file = await openFile(path)
  return file && file !== 'folder' ? { path, name, file } : file
}

async function isTwin(root: string, name: string): Promise<boolean> {
  const plain = /^(.+)\.(br|gz)$/.exec(name)?.[1]
  const found = plain === undefined ? undefined : await openAt(root, plain)
  if (!found || found === 'folder') return false
  await found.file.handle.close()
  return true
}

/**
 * The file at an address: the file of that name, else the page of that folder. Hidden files and the
 * compressed twins have no address of their own. The caller closes the file.
 */
export async function findFile(root: string, segments: readonly string[]): Promise<Found | undefined> {
  if (segments.some((segment) => !segment || isHidden(segment))) return undefined
  const name = segments.join('/')
  if (await isTwin(root, name)) return undefined
  const found = await openAt(root, name)
  if (found !== 'folder') return found
  const page = await openAt(root, `${name}/index.html`)
  return page === 'folder' ? undefined : page
}

import { type FileHandle, open } from 'node:fs/promises'

/** An open file. Being open it stays readable and the same, whatever happens to its name. */
export interface OpenFile {
  handle: FileHandle
  size: number
  /** Last change, whole milliseconds. */
  time: number
  inode: number
}

/** What the file system says of a name that no file can have: for a reader simply "not there". */
const NOT_THERE = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'EINVAL',
  'ELOOP',
  'ERR_INVALID_ARG_VALUE',
])

const isNotThere = (error: unknown) => NOT_THERE.has((error as NodeJS.ErrnoException).code ?? '')

/** Opens a regular file for reading; 'folder' for a folder, undefined when there is nothing. */
export async function openFile(path: string): Promise<OpenFile | 'folder' | undefined> {
  let handle: FileHandle | undefined
  try {
    handle = await open(path, 'r')
    const stats = await handle.stat()
    if (stats.isFile()) {
      return { handle, size: stats.size, time: Math.floor(stats.mtimeMs), inode: stats.ino }
    }
    await handle.close()
    return stats.isDirectory() ? 'folder' : undefined
  } catch (error) {
    await handle?.close()
    if (isNotThere(error)) return undefined
    throw error
  }
}

import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { PhotoFile, PhotoSource } from './photoFile'
import { openZip } from './zipSource'

/** What `PK` is followed by in a ZIP file; an empty one begins by the second. */
const ZIP = /^PK(\x03\x04|\x05\x06)/

async function isZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return ZIP.test(buffer.subarray(0, bytesRead).toString('latin1'))
  } finally {
    await file.close()
  }
}

/** Everything below a folder. What is only a link to somewhere else is left out: it may lead out of the folder. */
async function openFolder(folder: string): Promise<PhotoSource> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
  const files: PhotoFile[] = []
  for (const path of paths.sort()) {
    const name = relative(folder, path).split(sep).join('/')
    files.push({ name, size: (await stat(path)).size, read: async () => createReadStream(path) })
  }
  return { files, close: () => undefined }
}

/** @throws Error that says what is wrong with the folder or ZIP file */
export async function openPhotos(path: string): Promise<PhotoSource> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new Error(`There is no folder and no ZIP file ${path}`)
  if (found.isDirectory()) return openFolder(path)
  if (found.isFile() && (await isZip(path))) return openZip(path)
  throw new Error(`${path} is neither a folder nor a ZIP file`)
}

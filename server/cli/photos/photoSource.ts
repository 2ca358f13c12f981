import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../siteFolder/filesBelow'
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

/** Everything below a folder. What is only a link to somewhere else is none of it: it may lead out of the folder. */
async function openFolder(folder: string): Promise<PhotoSource> {
  const files: PhotoFile[] = []
  for (const name of await filesBelow(folder)) {
    const path = join(folder, name)
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

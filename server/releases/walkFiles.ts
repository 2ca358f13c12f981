import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Paths of all files below a folder, with forward slashes, in no particular order.
 * `skip` may leave out a folder or file by its path. A folder that does not exist has no files.
 */
export async function walkFiles(
  root: string,
  skip: (path: string) => boolean = () => false,
): Promise<string[]> {
  const files: string[] = []
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
      throw error
    })
    const folders: string[] = []
    for (const entry of entries) {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory() && !skip(`${path}/`)) folders.push(path)
      if (entry.isFile() && !skip(path)) files.push(path)
    }
    await Promise.all(folders.map(walk))
  }
  await walk('')
  return files
}

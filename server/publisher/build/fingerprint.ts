import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { walkFiles } from '../../releases/walkFiles'

/** Everything of the program that goes into the pages. */
export const CODE_FOLDERS = ['src', 'plugins', 'locales', 'static']
export const CODE_FILES = [
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
]

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
// It reads what a build leaves behind (its bundle has a format number of its own) and makes nothing of it.
const isPublisher = (path: string) => path.startsWith(join('src', 'publish'))

/** One value for everything of the program that goes into the pages; another value asks for a clean build. */
export async function codeFingerprint(projectDir: string, settings: Readonly<Record<string, string>>) {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  const inFolders = await Promise.all(
    CODE_FOLDERS.map(async (folder) =>
      (await walkFiles(join(projectDir, folder))).map((file) => join(folder, file)),
    ),
  )
  for (const path of [...inFolders.flat().sort(), ...CODE_FILES]) {
    if (isTest(path) || isPublisher(path)) continue
    hash.update(path).update(await readFile(join(projectDir, path)))
  }
  return hash.digest('hex').slice(0, 16)
}

import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config'
import { CODE_FILES, CODE_FOLDERS } from './fingerprint'

const MARK = '.aanbod-code'
/** Not made into pages, though the build may look at it. */
const ALSO = ['tsconfig.json']

type Sites = Pick<Config, 'siteId' | 'siteIds'>

/** Where `gatsby build` runs for a site; below the project, so that packages are found where they are. */
export const buildFolderOf = (projectDir: string, { siteId, siteIds }: Sites): string =>
  siteIds.length === 1 ? projectDir : join(projectDir, '.sites', siteId)

/**
 * Makes the folder ready that `gatsby build` runs in, and gives it. The only site of an installation is built in the project itself; several each have a
 * copy of its sources, as Gatsby keeps what it remembers, and its result, beside them.
 * @param code state of the program; another one than the copy was made of has it made anew
 */
export async function buildFolder(projectDir: string, sites: Sites, code: string): Promise<string> {
  const folder = buildFolderOf(projectDir, sites)
  if (folder === projectDir) return folder
  const before = await readFile(join(folder, MARK), 'utf8').catch(() => undefined)
  if (before === code) return folder
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const name of [...CODE_FOLDERS, ...CODE_FILES])
    await cp(join(projectDir, name), join(folder, name), { recursive: true })
  for (const name of ALSO) await cp(join(projectDir, name), join(folder, name)).catch(() => undefined)
  await writeFile(join(folder, MARK), code)
  return folder
}

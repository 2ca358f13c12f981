import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config'
import { CODE_FILES, CODE_FOLDERS } from './fingerprint'

const MARK = '.aanbod-code'
/** Not made into pages, though the build may look at it. */
const ALSO = ['tsconfig.json']

/**
 * The folder that `gatsby build` runs in. The only site of an installation is built in the project itself; several each have a
 * copy of its sources, as Gatsby keeps what it remembers, and its result, beside them.
 * @param code state of the program; another one than the copy was made of has it made anew
 */
export async function buildFolder(
  projectDir: string,
  { siteId, siteIds }: Pick<Config, 'siteId' | 'siteIds'>,
  code: string,
): Promise<string> {
  if (siteIds.length === 1) return projectDir
  // Below the project, so that packages are found where they are.
  const folder = join(projectDir, '.sites', siteId)
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

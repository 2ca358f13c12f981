import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../server/config'
import { buildFolder } from '../../server/publisher/build/buildFolder'
import { codeOf } from '../../server/publisher/build/pendingChanges'
import type { Estate } from '../../src/contract/estate'

/** Heading of a listing that the faulty template cannot cope with. */
const FATAL = 'A house that nobody thought of'
export const MISTAKE = 'A mistake in the template'

const titled = (estate: Estate, title: string): Estate => ({
  ...estate,
  general: { ...estate.general, title: { nl: title, fr: title, en: title, de: title } },
})

/** A listing as good as any, but for the faulty template. */
export const fatal = (estate: Estate): Estate => titled(estate, FATAL)

const FILE = 'src/components/estate/EstateDetail.tsx'
const BEFORE = '  const { phone } = reach('

/**
 * Makes a mistake in the sources that one of several sites is built of: its listings' template throws at some. They are a copy of
 * the project's; gives what takes it away again.
 */
export async function spoilTemplate(projectDir: string, config: Config): Promise<() => Promise<void>> {
  const folder = join(projectDir, '.sites', config.siteId)
  const remove = () => rm(folder, { recursive: true, force: true })
  await remove()
  const copy = await buildFolder(projectDir, config, await codeOf({ config, projectDir }))
  const file = join(copy, FILE)
  const text = await readFile(file, 'utf8')
  if (!text.includes(BEFORE))
    throw new Error(`${FILE} is not what it was: there is nowhere to make the mistake`)
  const mistake = `  if (title === ${JSON.stringify(FATAL)}) throw new RangeError(${JSON.stringify(MISTAKE)})\n`
  await writeFile(file, text.replace(BEFORE, mistake + BEFORE))
  return remove
}

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from '../siteFolder/filesBelow'
import { readOwnWords } from '../siteFolder/readFolder'
import { fileSchemaTexts } from '../siteFolder/fileSchemaTexts'
import { type NewSite, newSiteFiles } from './newSite'

const TEMPLATE = join(__dirname, 'template')

async function readTemplate(): Promise<Map<string, string>> {
  const read = (await filesBelow(TEMPLATE)).map(
    async (path) => [path, await readFile(join(TEMPLATE, path), 'utf8')] as const,
  )
  return new Map(await Promise.all(read))
}

/**
 * Writes the folder of a new site; gives the files that it wrote, by their path in it.
 * @throws Error when there is something in that folder already: nothing is written over
 */
export async function writeNewSite(dir: string, site: NewSite, projectDir: string): Promise<string[]> {
  const there = await readdir(dir).catch(() => [])
  if (there.length)
    throw new Error(`${dir} is there already, with ${there[0]}: a new site takes a folder of its own`)
  const schemas = fileSchemaTexts(await readOwnWords(projectDir, site.languages[0]), site.languages)
  const files = new Map([...newSiteFiles(site, await readTemplate()), ...schemas])
  for (const [path, text] of files) {
    const file = join(dir, path)
    await mkdir(dirname(file), { recursive: true })
    // Also if somebody else writes there this very moment.
    await writeFile(file, text, { flag: 'wx' })
  }
  return [...files.keys()]
}

import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { LOCALES } from '../../src/contract/locales'
import type { Telling } from '../site-api/admin/telling'
import { importLines } from '../site-api/admin/importer'
import type { Db } from '../site-api/admin/writer'
import { bringFolder } from './bringFolder'
import { type Fault, faultText, knownWords } from './faults'
import { removals } from './folderChanges'
import { fileSchemaTexts } from './fileSchemaTexts'
import { knownOfSite } from './knownOfSite'
import { folderReader, readOwnWords } from './readFolder'
import { SITE_FILE } from './readSiteFile'
import { readSiteFolder, type SiteFolder } from './readSiteFolder'

type Log = (line: string) => void

/** Where the folders of sites are, below the project. */
export const SITES_DIR = 'sites'

/** Notes that are told at a start; whoever writes a site knows of them. */
const MOST_NOTES = 8

/** A folder of a site: where it is, how it is read, and what of it the site has. */
export interface OpenFolder {
  siteId: string
  dir: string
  /** What it says at the moment, with what is wrong. */
  read: () => Promise<SiteFolder>
  /** What the site had of it when it was brought last. */
  known: Map<string, string>
}

export interface FolderOptions {
  projectDir: string
  log: Log
  /** Takes away what a site has that came by another way and stands where its folder does. */
  replace: boolean
}

/** Schemas of the version that runs, in the languages that the site has now: what the editor says is what the program takes. */
async function refreshSchemas(
  dir: string,
  projectDir: string,
  { languages }: Pick<SiteFolder, 'languages'>,
): Promise<void> {
  // A file that is being written may say anything.
  const known = languages.filter((one) => LOCALES.includes(one))
  const words = await readOwnWords(projectDir, known[0])
  for (const [path, text] of fileSchemaTexts(words, known.length ? known : LOCALES)) {
    const file = join(dir, path)
    if ((await readFile(file, 'utf8').catch(() => '')) === text) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

async function dirOf(projectDir: string, siteId: string): Promise<string> {
  const sites = join(projectDir, SITES_DIR)
  const dir = join(sites, siteId)
  if (existsSync(dir)) return dir
  const there = await readdir(sites, { withFileTypes: true }).catch(() => [])
  const known = knownWords(
    siteId,
    there.filter((one) => one.isDirectory()).map(({ name }) => name),
  )
  const path = relative(process.cwd(), dir) || dir
  throw new Error(
    `There is no folder ${path}${known ? ` (${known})` : ''}; npm run new -- ${siteId} makes one`,
  )
}

/** What is said of the site as a whole, such as its colour, before the texts that are yet to be written. */
const settingsFirst = (notes: readonly Fault[]) =>
  [...notes].sort((a, b) => Number(b.file === SITE_FILE) - Number(a.file === SITE_FILE))

/**
 * Opens the folders of sites and reads each once.
 * @throws Error that names everything that is wrong in any of them, before anything is started
 */
export async function openFolders(
  siteIds: readonly string[],
  { projectDir, log }: FolderOptions,
): Promise<OpenFolder[]> {
  const words = await readOwnWords(projectDir)
  const folders: OpenFolder[] = []
  const wrong: string[] = []
  for (const siteId of siteIds) {
    const dir = await dirOf(projectDir, siteId)
    const files = folderReader(dir)
    const read = async () => {
      const found = readSiteFolder(siteId, await files(), words)
      await refreshSchemas(dir, projectDir, found)
      return found
    }
    const { faults, notes } = await read()
    const at = `${SITES_DIR}/${siteId}/`
    wrong.push(...faults.map((fault) => at + faultText(fault)))
    for (const note of settingsFirst(notes).slice(0, MOST_NOTES)) log(`  ${at}${faultText(note)}`)
    if (notes.length > MOST_NOTES) log(`  … and ${notes.length - MOST_NOTES} more in ${at}`)
    folders.push({ siteId, dir, read, known: new Map() })
  }
  if (wrong.length) {
    const count = wrong.length === 1 ? 'is a mistake' : `are ${wrong.length} mistakes`
    throw new Error(`There ${count} to be mended first:\n${wrong.map((one) => `  ${one}`).join('\n')}`)
  }
  return folders
}

async function* bytesOf(lines: readonly unknown[]) {
  for (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n`)
}

/**
 * Brings what folders say into the database, before anything is built of it.
 * @param telling hears of it where the publisher is another process
 * @throws Error when a site has pages of another origin and nobody said to replace them
 */
export async function bringFolders(
  db: Db,
  folders: readonly OpenFolder[],
  { log, replace }: Pick<FolderOptions, 'log' | 'replace'>,
  telling?: Telling,
): Promise<void> {
  for (const folder of folders) {
    const { siteId } = folder
    const { known, foreign } = await knownOfSite(db, siteId)
    if (foreign.length && !replace)
      throw new Error(
        `The site ${siteId} has ${foreign.length} pages, menus or other things that did not come from ${SITES_DIR}/${siteId} (${foreign.slice(0, 5).join(', ')} …): --replace takes them away`,
      )
    const send = (lines: readonly unknown[]) => importLines(db, siteId, bytesOf(lines), telling)
    if (foreign.length) await send(removals(foreign))
    const { lines } = await folder.read()
    const brought = await bringFolder(lines, known, send)
    folder.known = brought.known
    if (brought.said) log(`${SITES_DIR}/${siteId}: ${brought.said}`)
  }
}

import { watch } from 'chokidar'
import type { ImportReport } from '../../src/contract/asset'
import { type Operator, operatorCall } from '../cli/operatorCall'
import { bringFolder, RefusedFolder } from './bringFolder'
import { faultText } from './faults'
import { SITE_FILE } from './readSiteFile'
import { type OpenFolder, SITES_DIR } from './siteFolders'

type Log = (line: string) => void

/** Milliseconds of rest after which a save is over: editors write a file, then rename it. */
const REST = 60

/** How soon what is saved is seen. */
const WATCHED = [
  'watched; a page or a picture that is saved is on the site within seconds',
  'what stands on every page – site.yaml, menus, agreements, content, translations – takes a whole build, a minute or two',
]

const NDJSON = { 'content-type': 'application/x-ndjson' }

/** Brings one folder anew; tells what was done or what is wrong. What is wrong leaves the site as it was. */
async function bringAgain(folder: OpenFolder, api: Omit<Operator, 'siteId'>, log: Log): Promise<void> {
  const { siteId } = folder
  const at = `${SITES_DIR}/${siteId}`
  const began = Date.now()
  const { lines, faults, notes } = await folder.read()
  if (faults.length) {
    log(`${at}: the site stays as it was, this is to be mended:`)
    for (const fault of faults) log(`  ${faultText(fault)}`)
    return
  }
  const send = (all: readonly unknown[]) =>
    operatorCall<ImportReport>({ ...api, siteId }, 'import', {
      method: 'POST',
      headers: NDJSON,
      body: all.map((line) => `${JSON.stringify(line)}\n`).join(''),
    })
  for (const note of notes) if (note.file === SITE_FILE) log(`  ${at}/${faultText(note)}`)
  const { known, said, isEverywhere } = await bringFolder(lines, folder.known, send)
  folder.known = known
  const how = isEverywhere ? '; it stands on every page, which are built anew: a minute or two' : ''
  if (said) log(`${at}: ${said}, ${Date.now() - began} ms${how}`)
}

/** Watches folders of sites and brings what is saved, one change after the other. */
export function watchFolders(
  folders: readonly OpenFolder[],
  api: Omit<Operator, 'siteId'>,
  log: Log,
): { close(): Promise<void> } {
  const watchers = folders.map((folder) => {
    let timer: NodeJS.Timeout | undefined
    let running = Promise.resolve()
    const bring = async () => {
      try {
        await bringAgain(folder, api, log)
      } catch (error) {
        const { message } = error as Error
        const lines = error instanceof RefusedFolder ? error.faults.map(faultText) : [message]
        log(`${SITES_DIR}/${folder.siteId}: not all of it is on the site:`)
        for (const line of lines) log(`  ${line}`)
      }
    }
    const watcher = watch(folder.dir, {
      ignoreInitial: true,
      // What begins with a dot is no part of a site: `.git`, `.schema`, an editor's own files.
      ignored: (path) => /(^|[/\\])(\.|node_modules$)/.test(path.slice(folder.dir.length)),
    })
    const bringSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => (running = running.then(bring)), REST)
    }
    watcher.on('all', bringSoon)
    // What was saved while the site was built for the first time, a minute or two, is brought now.
    watcher.on('ready', () => {
      for (const line of WATCHED) log(`${SITES_DIR}/${folder.siteId}: ${line}`)
      bringSoon()
    })
    watcher.on('error', (error) => log(`${SITES_DIR}/${folder.siteId}: ${(error as Error).message}`))
    return {
      close: async () => {
        clearTimeout(timer)
        await watcher.close()
        await running
      },
    }
  })
  return { close: async () => void (await Promise.all(watchers.map((each) => each.close()))) }
}

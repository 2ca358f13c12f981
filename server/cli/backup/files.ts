import { type FileHandle, open, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { unless } from '../../errorCode'
import { walkFiles } from '../../releases/walkFiles'
import { renditionsDir } from '../../site-api/assets/renditionFiles'
import { SITES_DIR } from '../../siteFolder/siteFolders'
import { mapsDir } from '../../web/map/streetFiles'
import { IDS_DIR } from '../idsFile'
import { FOLDERS } from './form'
import type { Entry } from './tarFile'

/** A file that is taken along: where it lies, and where it stands in the backup. */
export interface FileOf {
  from: string
  path: string
  /** Bytes when it was looked for; it may be longer when it is read. */
  size: number
}

/** What is being written, and what a tool keeps for itself. */
const LEFT_OUT = /(^|\/)(\.git|node_modules|\.unfinished)\/|\.(part|new)$/

async function filesBelow(root: string, under: string): Promise<FileOf[]> {
  const paths = await walkFiles(root, (path) => LEFT_OUT.test(path))
  const found = await Promise.all(
    paths.sort().map(async (path) => {
      const from = join(root, path)
      const size = await stat(from).then(
        (known) => known.size,
        () => undefined,
      )
      return size === undefined ? [] : [{ from, path: `${under}/${path}`, size }]
    }),
  )
  return found.flat()
}

export interface WhichFiles {
  dataDir: string
  projectDir: string
  sites: readonly string[]
  /** Pictures in the widths and formats that somebody asked for, too. */
  withRenditions: boolean
}

/** Everything that is kept in files, but secrets: numbers of listings, street maps, pictures that were made once, folders of sites. */
export async function filesToKeep({
  dataDir,
  projectDir,
  sites,
  withRenditions,
}: WhichFiles): Promise<FileOf[]> {
  const folders = [
    join(dataDir, IDS_DIR),
    mapsDir(dataDir),
    ...(withRenditions ? [renditionsDir(dataDir)] : []),
  ]
  const kept = folders.map((folder) => filesBelow(folder, `${FOLDERS.files}/${relative(dataDir, folder)}`))
  const ofSites = sites.map((site) =>
    filesBelow(join(projectDir, SITES_DIR, site), `${FOLDERS.sites}/${site}`),
  )
  return (await Promise.all([...kept, ...ofSites])).flat()
}

const contentOf = (file: FileHandle, size: number): Entry['body'] =>
  size ? file.createReadStream({ start: 0, end: size - 1, autoClose: false }) : []

/** The files, as long as they are now; one that is no more is passed over. */
export async function* fileEntries(files: readonly FileOf[]): AsyncGenerator<Entry> {
  for (const { from, path } of files) {
    const file = await open(from).catch(unless('ENOENT'))
    if (!file) continue
    try {
      const { size } = await file.stat()
      yield { path, size, body: contentOf(file, size) }
    } finally {
      await file.close()
    }
  }
}

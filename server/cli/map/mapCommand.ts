import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { FetchSource, type Source } from 'pmtiles'
import { fileSource } from '../../web/map/archive'
import { mapsDir } from '../../web/map/streetFiles'
import { progressOf } from '../progress'
import { prepareExtract, type PreparedExtract, writeExtract } from './extractMap'
import type { MapArguments } from './mapArguments'
import { sizeText } from '../../sizeText'

/** How often a part of a file at an address is asked for, with a second more between each time. */
const TURNS = 4

/** A file far away, asked again when an answer fails: an extract of a country takes hundreds. */
function patient(source: Source): Source {
  return {
    getKey: () => source.getKey(),
    getBytes: async (offset, length) => {
      for (let turn = 1; ; turn++)
        try {
          return await source.getBytes(offset, length)
        } catch (error) {
          if (turn === TURNS)
            throw new Error(`${source.getKey()} cannot be read: ${(error as Error).message}`, {
              cause: error,
            })
          await new Promise((resolve) => setTimeout(resolve, turn * 1000))
        }
    },
  }
}

async function openSource(from: string): Promise<{ source: Source; close: () => Promise<void> }> {
  if (/^https?:\/\//.test(from))
    return { source: patient(new FetchSource(from)), close: async () => undefined }
  const handle = await open(from).catch(() => undefined)
  if (!handle) throw new Error(`There is no file ${from}`)
  return { source: fileSource(handle, from), close: () => handle.close() }
}

const told = ({ tiles, contents, size, header }: PreparedExtract) =>
  `${tiles} tiles of zoom ${header.minZoom} to ${header.maxZoom}, ${contents.length} of them different: ${sizeText(size)}`

/** What `npm run map` does; `print` gets a line at a time. @throws Error that says what went wrong */
export async function mapCommand(
  { box, from, out, maxZoom, dryRun }: MapArguments,
  { dataDir, isTTY, print }: { dataDir: string; isTTY: boolean; print: (line: string) => void },
): Promise<void> {
  const { source, close } = await openSource(from)
  try {
    const extract = await prepareExtract(source, box, maxZoom)
    const path = join(mapsDir(dataDir), out)
    print(told(extract))
    if (dryRun) return print(`Would be written to ${path}`)
    const progress = progressOf('Copying tiles', extract.bytes, { isTTY, print })
    await writeExtract(extract, path, (bytes) => progress.update(bytes)).finally(() => progress.stop())
    print(
      `Written to ${path}. A site shows it with "map: { pmtiles: ${out}, thirdParty: false }" in its settings.`,
    )
  } finally {
    await close()
  }
}

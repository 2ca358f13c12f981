import { createReadStream } from 'node:fs'
import { transferFacts } from '../../formats/openimmo/readOpenimmo'
import { readElements } from '../../formats/xml/readElements'
import { join } from 'node:path'
import type { FolderFile } from './fromFolder'
import type { FeedFile } from '../../siteFolder/feedFile'

async function isPartFile(path: string, { format, scope }: FeedFile): Promise<boolean> {
  if (scope !== undefined || format !== 'openimmo') return scope === 'part'
  try {
    const elements = readElements(createReadStream(path), 'openimmo', ['uebertragung', 'immobilie'])
    for await (const { element } of elements) return transferFacts(element.attributes).isPart ?? false
  } catch {
    // Refused when it is read.
  }
  return false
}

/** Whether a file of a folder has only what changed, as far as it begins by saying so; whoever reads it says what is wrong with it. */
export const fileScopeOf =
  (folder: string, settings: FeedFile) =>
  ({ name }: FolderFile): Promise<boolean> =>
    isPartFile(join(folder, name), settings)

import { type Entry, openPromise } from 'yauzl'
import type { PhotoFile, PhotoSource } from './photoFile'

/** Files of a ZIP file; an agency's photos of ten years are fewer. */
const MOST_ENTRIES = 500_000
/** Bytes from which on it is looked at how tightly a file is packed, and how often it may be larger than it is packed: photos are not. */
const SMALL = 1024 * 1024
const MOST_RATIO = 100

const isFolder = ({ fileName }: Entry) => fileName.endsWith('/')
/** What macOS puts beside the files themselves. */
const isBeside = ({ fileName }: Entry) => /(^|\/)(__MACOSX\/|\._|\.DS_Store$)/.test(fileName)

/** Why a file is not unpacked, completing "The photo …". */
function fault(entry: Entry): string | undefined {
  if (entry.isEncrypted()) return 'is locked by a password'
  if (!entry.canDecodeFileData()) return 'is packed in a way that is not known; pack it as ZIP does by itself'
  const { compressedSize, uncompressedSize } = entry
  const isTight = uncompressedSize > SMALL && uncompressedSize > MOST_RATIO * compressedSize
  return isTight ? 'is packed more tightly than a photo can be' : undefined
}

/**
 * The files of a ZIP file. Nothing of it is written anywhere; a file is unpacked while it is read, and gives no more bytes than the ZIP
 * file says. One whose name leads out of it (`../x`, `/x`) makes all of it refused.
 * @throws Error that says what is wrong with it
 */
export async function openZip(path: string): Promise<PhotoSource> {
  const unreadable = (error: unknown) =>
    new Error(`The ZIP file ${path} cannot be read: ${(error as Error).message}`, { cause: error })
  const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw unreadable(error)
  })
  const files: PhotoFile[] = []
  try {
    if (zip.entryCount > MOST_ENTRIES) throw new Error(`it holds more than ${MOST_ENTRIES} files`)
    for await (const entry of zip.eachEntry()) {
      if (isFolder(entry) || isBeside(entry)) continue
      files.push({
        name: entry.fileName,
        size: entry.uncompressedSize,
        async read() {
          const reason = fault(entry)
          if (reason) throw new Error(reason)
          return zip.openReadStreamPromise(entry)
        },
      })
    }
  } catch (error) {
    zip.close()
    throw unreadable(error)
  }
  return { files, close: () => zip.close() }
}

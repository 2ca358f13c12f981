import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { ABOUT, MANIFEST, type Manifest, type Part } from './form'
import { Damaged, type Entry, readTar, writeTar } from './tarFile'

/** Pictures do not get smaller, and texts hardly with more effort. */
const LEVEL = 3
/** A backup holds secrets and what visitors wrote. */
export const OWNER_ONLY = 0o600

export const jsonEntry = (path: string, value: unknown): Entry => {
  const text = Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`)
  return { path, size: text.length, body: [text] }
}

async function* counted(
  body: Entry['body'],
  onEnd: (part: Omit<Part, 'path'>) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of body) {
    hash.update(chunk)
    bytes += chunk.length
    yield chunk
  }
  onEnd({ bytes, sha256: hash.digest('hex') })
}

/** Every entry, and then the one that says of each what it held. */
async function* withManifest(
  entries: AsyncIterable<Entry>,
  facts: () => Omit<Manifest, 'parts'>,
): AsyncGenerator<Entry> {
  const parts: Part[] = []
  for await (const { path, size, body } of entries)
    yield { path, size, body: counted(body, (part) => parts.push({ path, ...part })) }
  yield jsonEntry(MANIFEST, { ...facts(), parts })
}

interface Writing {
  signal: AbortSignal
  /** What is known once all is read. */
  facts: () => Omit<Manifest, 'parts'>
  madeAt: Date
}

/** Writes a backup: whole and on disk under its name, or not there. Beside it, ending in `.part`, while it is written. */
export async function writeBackup(
  file: string,
  entries: AsyncIterable<Entry>,
  { signal, facts, madeAt }: Writing,
): Promise<void> {
  const part = `${file}.part`
  // Of a run that was killed.
  await rm(part, { force: true })
  try {
    const to = createWriteStream(part, { flags: 'wx', mode: OWNER_ONLY })
    await pipeline(writeTar(withManifest(entries, facts), madeAt), createGzip({ level: LEVEL }), to, {
      signal,
    })
    const written = await open(part, 'r+')
    await written.sync().finally(() => written.close())
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw signal.aborted ? signal.reason : error
  }
}

const isOfZip = (error: unknown) =>
  /^(Z_|ERR_STREAM_PREMATURE)/.test((error as NodeJS.ErrnoException).code ?? '')
const asDamage = (error: unknown) =>
  isOfZip(error) ? new Damaged(`it is not as it was written (${(error as Error).message})`) : error
const isSame = (one: Part | undefined, other: Part) =>
  one?.path === other.path && one.bytes === other.bytes && one.sha256 === other.sha256

/** A body as text. */
export async function textOf(body: Entry['body']): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function parsed<T>(path: string, text: string): T {
  try {
    return JSON.parse(text) as T
  } catch {
    throw new Damaged(`its ${path} cannot be read`)
  }
}

/**
 * Reads a backup from its beginning to its end.
 * @param take is given every entry but the last, to be read then; gives what the last one says once all of them are as it says
 * @throws Damaged when it is not whole, or not as it was written; what `take` throws
 */
export async function readBackup(
  file: string,
  take: (entry: Entry) => Promise<void>,
  onBytes: (read: number) => void = () => undefined,
): Promise<Manifest> {
  const from = createReadStream(file)
  const unzipped = createGunzip()
  const piped = pipeline(from, unzipped)
  piped.catch(() => undefined)
  const parts: Part[] = []
  let manifest: Manifest | undefined
  try {
    for await (const { path, size, body } of readTar(unzipped)) {
      if (manifest) throw new Damaged(`${path} stands behind its end`)
      if (path === MANIFEST) {
        manifest = parsed<Manifest>(MANIFEST, await textOf(body))
        continue
      }
      const read = counted(body, (part) => parts.push({ path, ...part }))
      await take({ path, size, body: read })
      for await (const chunk of read) void chunk
      onBytes(from.bytesRead)
    }
  } catch (error) {
    throw asDamage(error)
  } finally {
    from.destroy()
  }
  if (!manifest) throw new Damaged('it ends too early')
  if (manifest.parts.length !== parts.length) throw new Damaged('parts of it are missing')
  const [other] = manifest.parts.filter((part, index) => !isSame(parts[index], part))
  if (other) throw new Damaged(`${other.path} is not as it was written`)
  return manifest
}

/**
 * Unzips a file to its end, whatever is in it: it may be of a form that this program does not know.
 * @throws Damaged when a byte of it is not as it was zipped; the reason of `signal`
 */
export async function assertUnzips(
  file: string,
  signal: AbortSignal,
  onBytes: (read: number) => void = () => undefined,
): Promise<void> {
  const from = createReadStream(file)
  const drained = async (unzipped: AsyncIterable<unknown>) => {
    for await (const chunk of unzipped) {
      void chunk
      onBytes(from.bytesRead)
    }
  }
  try {
    await pipeline(from, createGunzip(), drained, { signal })
  } catch (error) {
    throw signal.aborted ? signal.reason : asDamage(error)
  }
}

class Enough extends Error {}

/** What a backup says of itself, by which it begins. @throws Damaged when it says nothing, or is no backup */
export async function readAbout(file: string): Promise<unknown> {
  let text: string | undefined
  const take = async ({ path, body }: Entry) => {
    if (path === ABOUT) text = await textOf(body)
    throw new Enough()
  }
  await readBackup(file, take).catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error
  })
  if (text === undefined) throw new Damaged('it is no backup of this program')
  return parsed(ABOUT, text)
}

import type { WithLostPhotos } from '../../../src/contract/importLine'
import type { PhotoReport, TakenPhoto } from '../../../src/contract/photo'
import { namesFile } from '../../../src/domain/pictureHosts'
import { forEachConcurrent } from '../../releases/forEachConcurrent'
import { LONGEST_LINE, readLines } from '../../site-api/admin/readLines'
import {
  type Linked,
  linkedOf,
  type LinkOf,
  picturesNamed,
  withLinks,
} from '../../site-api/photos/photoLinks'
import { photoLink } from '../../site-api/photos/photoStore'
import type { Operator } from '../operatorCall'
import { rewrittenLines } from '../rewrittenLines'
import { photoNames } from './photoNames'
import type { PhotoFile, PhotoSource } from './photoFile'
import { digestOf, knownPhotos, sendPhoto } from './sendPhotos'

/** The bytes of a file of lines, as often as they are asked for. */
type Lines = () => AsyncIterable<Buffer>

/** Photos that are sent at once: one is read while another is prepared. */
const AT_ONCE = 2
/** Photos of which it is asked at once whether the site has them. */
const ASKED = 50

/** A photo that lines name and the site does not get, and why: completes "The photo …". */
interface LostPhoto {
  file: string
  reason: string
}

export interface BroughtPhotos {
  /** The lines with the links of the photos that they name. */
  lines: AsyncIterable<string>
  sent: number
  /** Were there already, by an import before or under another name. */
  known: number
  lost: LostPhoto[]
}

interface Bringing {
  /** Nothing is sent: what the site does not have is linked as if it had come. */
  isTrial?: boolean
  /** Hears how many bytes of how many are done. */
  onProgress?: (done: number, all: number) => void
}

/** What a dry run takes for the answer to a photo that it does not send. */
const rehearsed = ({ siteId }: Operator, { name: file }: PhotoFile, digest: string): PhotoReport => ({
  photos: [{ file, link: photoLink(siteId, digest), width: 1, height: 1, isKnown: false }],
  refused: [],
})

const filesNamed = (line: unknown) => picturesNamed(line, namesFile)

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // The import says what is wrong with it.
    return undefined
  }
}

async function allNamed(lines: Lines): Promise<Set<string>> {
  const named = new Set<string>()
  for await (const { text } of readLines(lines(), LONGEST_LINE))
    for (const file of filesNamed(parsed(text))) named.add(file)
  return named
}

/** What a line says beside its data of those of its photos that are not sent, for the answer and the status page. */
function lostOf(named: readonly string[], lost: ReadonlyMap<string, string>): WithLostPhotos {
  const own = named.flatMap((file) => {
    const reason = lost.get(file)
    return reason === undefined ? [] : [[file, reason] as const]
  })
  return own.length ? { lostPhotos: Object.fromEntries(own) } : {}
}

const linked = (lines: Lines, linkOf: LinkOf, lost: ReadonlyMap<string, string>): AsyncIterable<string> =>
  rewrittenLines(lines(), (text) => {
    const value = parsed(text)
    const named = filesNamed(value)
    if (!named.length) return text
    return JSON.stringify({ ...(withLinks(value, linkOf) as object), ...lostOf(named, lost) })
  })

const messageOf = (error: unknown) => (error as Error).message

/**
 * Sends the photos that lines name, each once, whatever it is called and however often; then gives the lines with their links.
 * @throws Error that says what to do when the site API, the token or the site is not there
 */
export async function bringPhotos(
  operator: Operator,
  source: PhotoSource,
  lines: Lines,
  { isTrial = false, onProgress = () => undefined }: Bringing = {},
): Promise<BroughtPhotos> {
  const find = photoNames(source.files.map(({ name }) => name))
  const files = new Map(source.files.map((file) => [file.name, file]))
  const lost: LostPhoto[] = []
  const namesOf = new Map<PhotoFile, string[]>()
  for (const reference of await allNamed(lines)) {
    const found = find(reference)
    const file = 'name' in found ? files.get(found.name) : undefined
    if (file) namesOf.set(file, [...(namesOf.get(file) ?? []), reference])
    else lost.push({ file: reference, reason: 'reason' in found ? found.reason : 'is not there' })
  }
  const links = new Map<string, Linked>()
  const counts = { sent: 0, known: 0 }
  const all = [...namesOf.keys()].reduce((sum, { size }) => sum + size, 0)
  let done = 0

  const lose = (some: readonly PhotoFile[], reason: string) => {
    for (const file of some) for (const name of namesOf.get(file) ?? []) lost.push({ file: name, reason })
  }
  const link = (some: readonly PhotoFile[], photo: TakenPhoto) => {
    for (const file of some) for (const name of namesOf.get(file) ?? []) links.set(name, linkedOf(photo))
  }
  /** Files that hold the same: one of them is sent. */
  async function send(
    same: readonly [PhotoFile, ...PhotoFile[]],
    known: TakenPhoto | undefined,
    digest: string,
  ): Promise<void> {
    const sent = () => (isTrial ? rehearsed(operator, same[0], digest) : sendPhoto(operator, same[0]))
    const { photos, refused } = known ? { photos: [known], refused: [] } : await sent()
    const [photo] = photos
    if (!photo) return lose(same, refused[0]?.reason ?? 'was not taken')
    counts.sent += photo.isKnown ? 0 : 1
    counts.known += same.length - (photo.isKnown ? 0 : 1)
    link(same, photo)
  }
  async function bring(some: readonly PhotoFile[]): Promise<void> {
    const byDigest = new Map<string, [PhotoFile, ...PhotoFile[]]>()
    for (const file of some) {
      const digest = await digestOf(file).catch((error: unknown) => lose([file], messageOf(error)))
      if (digest) byDigest.set(digest, [file, ...(byDigest.get(digest) ?? [])])
    }
    const { photos } = byDigest.size ? await knownPhotos(operator, [...byDigest.keys()]) : { photos: [] }
    const knownBy = new Map(photos.map((photo) => [photo.file, photo]))
    await forEachConcurrent([...byDigest], AT_ONCE, async ([digest, same]) => {
      await send(same, knownBy.get(digest), digest)
      onProgress((done += same.reduce((sum, { size }) => sum + size, 0)), all)
    })
  }

  const wanted = [...namesOf.keys()]
  for (let at = 0; at < wanted.length; at += ASKED) await bring(wanted.slice(at, at + ASKED))
  lost.sort((a, b) => (a.file < b.file ? -1 : 1))
  const reasons = new Map(lost.map(({ file, reason }) => [file, reason]))
  return { lines: linked(lines, (file) => links.get(file), reasons), ...counts, lost }
}

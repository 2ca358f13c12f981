import { open } from 'node:fs/promises'
import sharp, { type FailOnOptions, type OutputInfo, type Sharp } from 'sharp'
import { ASSET_WIDTHS } from '../../../src/contract/asset'
import { MOST_PHOTO_BYTES, type PhotoFacts } from '../../../src/contract/photo'
import { MAX_PIXELS, UnreadablePicture } from '../assets/renderPicture'
import { focusOf } from './focusOf'
import { HEAD_BYTES, type PhotoFormat, photoFormat } from './photoFormat'

/** Pixels of what is kept: as wide as the widest rendition, and of a portrait twice as high. */
const KEPT = { width: Math.max(...ASSET_WIDTHS), height: 2 * Math.max(...ASSET_WIDTHS) } as const
/** Bytes of what is kept: as base64 it still fits into a line of an import, so that an export can be imported. */
const MOST_KEPT = 1_400_000
/** What is tried until it fits: share of the size, and quality. */
const STEPS = [
  [1, 90],
  [1, 80],
  [1, 65],
  [0.6, 65],
  [0.4, 50],
] as const
const NO_HEVC =
  'is a HEIC photo, which the picture library of this machine does not decode; send it as JPEG (a phone: “most compatible”)'

/** A photo as it is kept: small enough, upright, in sRGB, without anything but its pixels. */
export interface PreparedPhoto {
  bytes: Buffer
  mime: 'image/jpeg' | 'image/webp'
  facts: PhotoFacts
}

async function readAll(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    if (size > MOST_PHOTO_BYTES) throw tooLarge()
    // By its beginning it may be refused before the rest of it is read.
    const head = Buffer.alloc(Math.min(size, HEAD_BYTES))
    await handle.read(head, 0, head.length, 0)
    photoFormat(head)
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

export const tooLarge = () => new UnreadablePicture(`has more than ${MOST_PHOTO_BYTES / 1024 / 1024} MB`)

const firstLine = (error: unknown) => ((error as Error).message.split('\n', 1)[0] ?? '').trim()

const failure = (error: unknown, format: PhotoFormat) =>
  new UnreadablePicture(format === 'heic' ? NO_HEVC : `cannot be decoded (${firstLine(error)})`)

/** What the decoder of JPEG warns of where pixels are lost; of all else that it warns of nothing is seen, and cameras write some. */
const LOST_PIXELS = /premature end of data segment|bad Huffman code/

/** Of an animation the first picture. */
const pixels = (bytes: Buffer, failOn: FailOnOptions) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn })
    .rotate()
    .resize({ ...KEPT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })

/** A JPEG goes on where its data are spoiled, with a warning that only this asks for: the rest of it is grey, or noise. */
async function jpegPixels(bytes: Buffer) {
  try {
    return await pixels(bytes, 'warning')
  } catch (error) {
    const why = firstLine(error)
    if (LOST_PIXELS.test(why))
      throw new UnreadablePicture(`is damaged, so that a part of it would be grey or noise (${why})`)
    return pixels(bytes, 'error')
  }
}

async function decoded(bytes: Buffer, format: PhotoFormat) {
  try {
    // Of one that is too large the size is to be known.
    const head = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (head.width * head.height > MAX_PIXELS)
      throw new UnreadablePicture(
        `has ${head.width} × ${head.height} pixels, more than ${MAX_PIXELS / 1e6} million`,
      )
    return await (format === 'jpeg' ? jpegPixels(bytes) : pixels(bytes, 'error'))
  } catch (error) {
    throw error instanceof UnreadablePicture ? error : failure(error, format)
  }
}

const ofPixels = (data: Buffer, { width, height, channels }: OutputInfo): Sharp =>
  sharp(data, { raw: { width, height, channels } })

/** Lines of a plan and what is see-through are kept better by WebP, photos well enough by JPEG, which is made in less time. */
async function encoded(data: Buffer, info: OutputInfo, isWebp: boolean) {
  for (const [share, quality] of STEPS) {
    const width = Math.max(1, Math.round(info.width * share))
    const sized = share === 1 ? ofPixels(data, info) : ofPixels(data, info).resize({ width })
    const made = isWebp
      ? sized.webp({ quality, effort: 2 })
      : sized.jpeg({ quality, chromaSubsampling: quality >= 90 ? '4:4:4' : '4:2:0' })
    const result = await made.toBuffer({ resolveWithObject: true })
    if (result.data.length <= MOST_KEPT) return result
  }
  throw new UnreadablePicture('does not become small enough')
}

/**
 * A photo that comes in, as it is kept (docs/decisions/360-photos-come-in.md): turned upright, scaled down to what the widest rendition
 * needs, in sRGB of 8 bits, without its metadata and without anything else that the file held. Runs in a process of its own.
 * @param file where it lies
 * @throws UnreadablePicture whose message completes "The photo …"
 */
export async function preparePhoto(file: string): Promise<PreparedPhoto> {
  const bytes = await readAll(file)
  const format = photoFormat(bytes)
  const { data, info } = await decoded(bytes, format)
  const isWebp = format === 'png' || info.channels === 4
  const kept = await encoded(data, info, isWebp)
  const { width, height } = kept.info
  const focus = await focusOf(ofPixels(data, info), info)
  const facts = { width, height, ...(focus && { focus }) }
  return { bytes: kept.data, mime: isWebp ? 'image/webp' : 'image/jpeg', facts }
}

import sharp from 'sharp'
import { ASSET_WIDTHS } from '../../../src/contract/asset'
import { MAX_PIXELS, SVG_DPI, UnreadablePicture } from './renderPicture'

const MIME_OF: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  svg: 'image/svg+xml',
}
/** Pixels of the longer side of what an SVG becomes: the widest picture that is served. */
const SVG_SIDE = Math.max(...ASSET_WIDTHS)
/** What the library takes. */
const MOST_DPI = 100_000
/** Pixels; enough to decode all of a picture, and little to keep. */
const PROBE = { width: 64, height: 64, fit: 'inside' } as const

async function headOf(bytes: Uint8Array) {
  try {
    // Of one that is too large the size is to be known.
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw new UnreadablePicture('is not a picture that can be read')
  }
}

const failure = (error: unknown) =>
  new UnreadablePicture(`cannot be decoded (${(error as Error).message.split('\n', 1)[0]})`)

/**
 * A picture as it is kept. Its bytes are decoded to the end before anybody else has to; of an SVG only what it looks like stays,
 * a PNG: what else it holds can be anything.
 * @throws UnreadablePicture whose message completes "The picture …"
 */
export async function arrivedPicture(bytes: Uint8Array, mime: string): Promise<Uint8Array> {
  const { format, width, height } = await headOf(bytes)
  const found = MIME_OF[format]
  if (found !== mime) throw new UnreadablePicture(`holds ${found ?? format}, not ${mime}`)
  if (width * height > MAX_PIXELS) throw new UnreadablePicture(`has more than ${MAX_PIXELS} pixels`)
  try {
    if (format !== 'svg') {
      await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).resize(PROBE).raw().toBuffer()
      return bytes
    }
    const density = Math.min(MOST_DPI, Math.max(1, (SVG_DPI * SVG_SIDE) / Math.max(width, height)))
    const drawn = sharp(bytes, { density, limitInputPixels: MAX_PIXELS })
    return await drawn
      .resize({ width: SVG_SIDE, height: SVG_SIDE, fit: 'inside' })
      .png({ compressionLevel: 9 })
      .toBuffer()
  } catch (error) {
    throw failure(error)
  }
}

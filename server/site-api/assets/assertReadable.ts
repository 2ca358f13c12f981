import sharp from 'sharp'
import { MAX_PIXELS, rasterised, SVG, UnreadablePicture } from './renderPicture'

const MIME_OF: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  svg: SVG,
}
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

const plain = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })

const failure = (error: unknown) =>
  new UnreadablePicture(`cannot be decoded (${(error as Error).message.split('\n', 1)[0]})`)

/**
 * Decodes a picture to its end, small, before anybody else has to; it is kept as it came. What an SVG takes is bounded again whenever it
 * is rendered: it may be cheap as a small picture and dear as a large one.
 * @throws UnreadablePicture whose message completes "The picture …"
 */
export async function assertReadable(bytes: Uint8Array, mime: string): Promise<void> {
  const { format, width, height } = await headOf(bytes)
  const found = MIME_OF[format]
  if (found !== mime) throw new UnreadablePicture(`holds ${found ?? format}, not ${mime}`)
  if (width * height > MAX_PIXELS) throw new UnreadablePicture(`has more than ${MAX_PIXELS} pixels`)
  try {
    const small = format === 'svg' ? rasterised(bytes, { width, height }, PROBE.width) : plain(bytes)
    await small.resize(PROBE).raw().toBuffer()
  } catch (error) {
    throw failure(error)
  }
}

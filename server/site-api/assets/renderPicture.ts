import sharp, { type Sharp } from 'sharp'
import type { AssetFormat, AssetWidth } from './assetVersion'
import type { Picture } from './drawPicture'

/** The stored picture cannot be decoded. The caller answers 422: asking again will not help, mending the asset will. */
export class UnreadablePicture extends Error {}

/** Refuses pictures that would need more than 400 MB when decoded (spec §7: nobody can make the API fall over). */
export const MAX_PIXELS = 100_000_000
/** Pixels of an SVG's length that has no other unit, per inch. */
export const SVG_DPI = 72
const QUALITY = { avif: 52, webp: 78, jpeg: 80 } as const

const encoders: Record<AssetFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: QUALITY.avif, effort: 3 }),
  webp: (picture) => picture.webp({ quality: QUALITY.webp, effort: 4 }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  // JPEG knows no transparency: what is see-through becomes the white of the page, not black.
  jpeg: (picture) =>
    picture.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.jpeg, mozjpeg: true }),
}

async function encode(picture: Sharp, format: AssetFormat): Promise<Buffer> {
  try {
    return await encoders[format](picture).toBuffer()
  } catch (error) {
    throw new UnreadablePicture(error instanceof Error ? error.message : String(error))
  }
}

/** A drawing in a width (px) and a format; `original` is the size it was drawn in. */
export function renderDrawing(drawn: Picture, width: AssetWidth, format: AssetFormat): Promise<Buffer> {
  const target = width === 'original' ? drawn.width : width
  const density = Math.max(1, (SVG_DPI * target) / drawn.width)
  const picture = sharp(Buffer.from(drawn.svg), { density, limitInputPixels: MAX_PIXELS })
  return encode(picture.resize({ width: target }), format)
}

/**
 * A stored picture in a width (px) and a format; never made larger than it is, turned upright by its EXIF note, and
 * without its metadata (where a photo was taken is nobody's business).
 * @throws UnreadablePicture
 */
export function renderFile(bytes: Uint8Array, width: AssetWidth, format: AssetFormat): Promise<Buffer> {
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
  const sized = width === 'original' ? upright : upright.resize({ width, withoutEnlargement: true })
  return encode(sized, format)
}

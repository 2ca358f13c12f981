import sharp, { type Sharp } from 'sharp'
import { ASSET_WIDTHS } from '../../../src/contract/asset'
import type { AssetFormat, AssetWidth } from './assetVersion'

/** The stored picture cannot be decoded. The caller answers 422: asking again will not help, mending the asset will. */
export class UnreadablePicture extends Error {}

/** Refuses pictures that would need more than 400 MB when decoded (spec §7: nobody can make the API fall over). */
export const MAX_PIXELS = 100_000_000
/** Pixels of an SVG's length that has no other unit, per inch. */
const SVG_DPI = 72
/** What the library takes. */
const MOST_DPI = 100_000
/** Pixels of the longer side of an SVG, whatever it says itself. */
const SVG_SIDE = Math.max(...ASSET_WIDTHS)
export const SVG = 'image/svg+xml'
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

/** An SVG in a width (px): drawn anew in it, and not stretched. */
export function rasterised(bytes: Uint8Array, own: { width: number; height: number }, width: number): Sharp {
  const density = Math.min(MOST_DPI, Math.max(1, (SVG_DPI * width) / own.width))
  return sharp(bytes, { density, limitInputPixels: MAX_PIXELS }).resize({ width })
}

async function renderSvg(bytes: Uint8Array, width: AssetWidth, format: AssetFormat): Promise<Buffer> {
  const own = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: Error) => {
      throw new UnreadablePicture(error.message)
    })
  const largest = Math.max(1, Math.round((SVG_SIDE * own.width) / Math.max(own.width, own.height)))
  return encode(rasterised(bytes, own, width === 'original' ? largest : Math.min(width, largest)), format)
}

/**
 * A stored picture in a width (px) and a format; never made larger than it is, turned upright by its EXIF note, and
 * without its metadata (where a photo was taken is nobody's business). An SVG is as large as the widest picture that is served.
 * @throws UnreadablePicture
 */
export function renderFile(
  bytes: Uint8Array,
  mime: string,
  width: AssetWidth,
  format: AssetFormat,
): Promise<Buffer> {
  if (mime === SVG) return renderSvg(bytes, width, format)
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
  const sized = width === 'original' ? upright : upright.resize({ width, withoutEnlargement: true })
  return encode(sized, format)
}

import { UnreadablePicture } from '../assets/renderPicture'

export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

/** Bytes at the beginning of a file that say what it is. */
export const HEAD_BYTES = 512

const TAKEN = 'photos come as JPEG, PNG, WebP, AVIF or HEIC'

/** By how each begins, in the spelling of Latin 1. */
const BEGINNINGS: readonly (readonly [PhotoFormat, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
]

/** What is sent instead, called by its name so that the sender knows what to do. */
const OTHERS: readonly (readonly [string, RegExp])[] = [
  ['a GIF', /^GIF8[79]a/],
  ['a TIFF', /^(II\*\0|MM\0\*|II\+\0|MM\0\+)/],
  ['a BMP', /^BM[^]{4}\0\0\0\0/],
  ['a PDF', /^%PDF-/],
  ['a PostScript file', /^%!PS/],
  ['a Photoshop file', /^8BPS/],
  ['a JPEG XL', /^(\xff\x0a|\0\0\0\x0cJXL )/],
  ['a JPEG 2000', /^(\xff\x4f\xff\x51|\0\0\0\x0cjP {2})/],
  ['an icon', /^\0\0[\x01\x02]\0/],
  ['a ZIP file', /^PK[\x03\x05\x07]/],
  ['a RAR file', /^Rar!/],
  ['a compressed file', /^(\x1f\x8b|BZh|\xfd7zXZ|\x28\xb5\x2f\xfd|7z\xbc\xaf)/],
  ['a program', /^(MZ|\x7fELF|#!|\xca\xfe\xba\xbe|\xcf\xfa\xed\xfe|\0asm)/],
  ['an SVG drawing', /^(\xef\xbb\xbf)?\s*(<\?xml[^]*|<!--[^]*|<!DOCTYPE svg[^]*)?<svg[\s>]/i],
  ['a web page', /^(\xef\xbb\xbf)?\s*<(!doctype html|html|head|body|script)\b/i],
  ['an XML file', /^(\xef\xbb\xbf)?\s*<(\?xml|!DOCTYPE)/i],
]

/** The names of the kinds that a file of the HEIF family says it is of: its own first. */
function brandsOf(head: string): string[] {
  const size = [...head.slice(0, 4)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0)
  if (head.slice(4, 8) !== 'ftyp') return []
  const [own, ...others] = head.slice(8, Math.min(size, HEAD_BYTES)).match(/[^]{4}/g) ?? []
  // Second comes the version of the first.
  return own ? [own, ...others.slice(1)] : []
}

function formatOfBrands(brands: readonly string[]): PhotoFormat {
  if (brands.some((brand) => brand === 'avif')) return 'avif'
  if (brands.some((brand) => /^he[iv][cmsx]$/.test(brand))) return 'heic'
  const [own] = brands
  if (own === 'avis') throw new UnreadablePicture(`is an animation; ${TAKEN}`)
  if (own === 'mif1' || own === 'msf1') return 'heic'
  throw new UnreadablePicture(`is a film or a sound; ${TAKEN}`)
}

/**
 * Which kind of photo a file is, by how it begins and by nothing that its name or sender says; no decoder has seen it.
 * @param bytes the first `HEAD_BYTES` of it, or all
 * @throws UnreadablePicture whose message completes "The photo …"
 */
export function photoFormat(bytes: Uint8Array): PhotoFormat {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  if (!head) throw new UnreadablePicture('is empty')
  const brands = brandsOf(head)
  if (brands.length) return formatOfBrands(brands)
  const known = BEGINNINGS.find(([, begins]) => begins.test(head))
  if (known) return known[0]
  const other = OTHERS.find(([, begins]) => begins.test(head))
  throw new UnreadablePicture(`is ${other ? other[0] : 'no picture that is known'}; ${TAKEN}`)
}

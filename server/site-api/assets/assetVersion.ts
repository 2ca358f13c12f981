import { ASSET_WIDTHS, type ASSET_FORMATS } from '../../../src/contract/asset'

/** PNG is not asked for by name: it is what a stored one is given as. */
export type AssetFormat = (typeof ASSET_FORMATS)[number] | 'png'
export type AssetWidth = (typeof ASSET_WIDTHS)[number] | 'original'

/** What to answer for an asset: a rendering in a width (px) and a format, never what is stored. */
export interface Rendition {
  width: AssetWidth
  format: AssetFormat
}

export interface Choice {
  rendition: Rendition
  /** Another Accept header would have brought another answer. */
  varies: boolean
}

/** What the original of a stored picture is given as. An SVG may hold anything. */
const OWN_FORMAT: Readonly<Record<string, AssetFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'png',
}

const asWidth = (word: string): AssetWidth =>
  ASSET_WIDTHS.find((width) => String(width) === word) ?? 'original'

/** Whether an Accept header takes WebP by name or by `image/*`; a bare `any-type range` (curl, old browsers) does not say so. */
export function takesWebp(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    return !refused && (type === 'image/webp' || type === 'image/*')
  })
}

/**
 * Which rendition a request asks for (spec §7, assets). `version` is `640.webp`, `640`, `original` or absent, which means
 * `original`. Without an extension Accept decides between WebP and JPEG; AVIF is slow to make and only made by name.
 * The original of a stored picture (`mime`) is rendered too, in its own format: what is published holds no metadata.
 *
 * @example chooseRendition('640', 'image/avif,image/webp', 'image/jpeg')
 * // { rendition: { width: 640, format: 'webp' }, varies: true }
 */
export function chooseRendition(
  version: string | undefined,
  accept: string | undefined,
  mime: string,
): Choice {
  const [size = 'original', extension] = (version ?? 'original').split('.') as [string?, AssetFormat?]
  const width = asWidth(size)
  if (extension) return { rendition: { width, format: extension }, varies: false }
  const own = width === 'original' ? OWN_FORMAT[mime] : undefined
  if (own) return { rendition: { width, format: own }, varies: false }
  const format = takesWebp(accept) ? 'webp' : 'jpeg'
  return { rendition: { width, format }, varies: true }
}

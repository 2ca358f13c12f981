import { ASSET_WIDTHS, type ASSET_FORMATS } from '../../../src/contract/asset'

/** PNG is not asked for by name: it is what a stored one is given as. */
export type AssetFormat = (typeof ASSET_FORMATS)[number] | 'png'
export type AssetWidth = (typeof ASSET_WIDTHS)[number] | 'original'

/** What to answer for an asset: a drawing's bytes as stored, or a rendering in a width (px) and a format. */
export type Rendition = { kind: 'stored' } | { kind: 'rendered'; width: AssetWidth; format: AssetFormat }

export interface Choice {
  rendition: Rendition
  /** Another Accept header would have brought another answer. */
  varies: boolean
}

/** Of pictures that cameras make: their bytes say where they were taken, so those are never given. */
const OWN_FORMAT: Readonly<Record<string, AssetFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}
const STORED_AS_IT_IS = 'image/svg+xml'

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
 * The original of a stored photo (`mime`) is rendered too, in its own format: what is published holds no metadata. Only a stored
 * SVG is given as it is.
 *
 * @param mime of a stored file; null for a drawing
 * @example chooseRendition('640', 'image/avif,image/webp', null)
 * // { rendition: { kind: 'rendered', width: 640, format: 'webp' }, varies: true }
 */
export function chooseRendition(
  version: string | undefined,
  accept: string | undefined,
  mime: string | null,
): Choice {
  const [size = 'original', extension] = (version ?? 'original').split('.') as [string?, AssetFormat?]
  const width = asWidth(size)
  if (extension) return { rendition: { kind: 'rendered', width, format: extension }, varies: false }
  if (width === 'original' && mime === STORED_AS_IT_IS)
    return { rendition: { kind: 'stored' }, varies: false }
  const own = width === 'original' && mime ? OWN_FORMAT[mime] : undefined
  if (own) return { rendition: { kind: 'rendered', width, format: own }, varies: false }
  const format = takesWebp(accept) ? 'webp' : 'jpeg'
  return { rendition: { kind: 'rendered', width, format }, varies: true }
}

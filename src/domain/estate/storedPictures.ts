import type { PictureView } from './types'

/**
 * What of a picture its list does not tell: the rest of link and text, and link, size or what stays in sight when they are its own. A size
 * of 0 is that of the list.
 */
type StoredPicture = [
  file: string,
  alt: string,
  thumbnail?: string,
  width?: number,
  height?: number,
  x?: number,
  y?: number,
]

/** Pictures with what they share told once: how links and texts begin, what makes a link a thumbnail's, the size. */
export interface StoredPictures {
  file: string
  alt: string
  /** A thumbnail's link is the picture's with this behind it. */
  thumbnail: string
  width: number
  height: number
  list: StoredPicture[]
}

/** How all texts begin. */
function sharedStart(texts: readonly string[]): string {
  const [first = ''] = texts
  let length = texts.length > 1 ? first.length : 0
  for (const text of texts) while (!text.startsWith(first.slice(0, length))) length--
  return first.slice(0, length)
}

/** @example percents('57% 3%') // [57, 3] */
function percents(focus: string): [number, number] {
  const [x = '', y = ''] = focus.split(' ')
  return [Number.parseInt(x, 10), Number.parseInt(y, 10)]
}

/** Pictures as a page's data holds them; undefined for none. */
export function storedPictures(pictures: readonly PictureView[]): StoredPictures | undefined {
  const [first] = pictures
  if (!first) return undefined
  const file = sharedStart(pictures.map((picture) => picture.file))
  const alt = sharedStart(pictures.map((picture) => picture.alt))
  const thumbnail = first.thumbnail.startsWith(first.file) ? first.thumbnail.slice(first.file.length) : ''
  const { width, height } = first
  const list = pictures.map((picture): StoredPicture => {
    const told: [string, string] = [picture.file.slice(file.length), picture.alt.slice(alt.length)]
    const own = picture.thumbnail === picture.file + thumbnail ? '' : picture.thumbnail
    const isSized = picture.width !== width || picture.height !== height
    const size: [number, number] = isSized ? [picture.width, picture.height] : [0, 0]
    if (picture.focus) return [...told, own, ...size, ...percents(picture.focus)]
    if (isSized) return [...told, own, ...size]
    return own ? [...told, own] : told
  })
  return { file, alt, thumbnail, width, height, list }
}

/** The pictures that `storedPictures` was given. */
export function picturesFrom(stored: StoredPictures | undefined): PictureView[] {
  if (!stored) return []
  return stored.list.map(([rest, alt, own, width, height, x, y]) => {
    const file = stored.file + rest
    return {
      file,
      thumbnail: own || file + stored.thumbnail,
      width: width || stored.width,
      height: height || stored.height,
      alt: stored.alt + alt,
      ...(x !== undefined && y !== undefined && { focus: `${x}% ${y}%` }),
    }
  })
}

import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import { LOCALES, type Locale } from '../../src/contract/locales'
import type { Notes } from './notes'

export type Picture = Estate['pictures'][number]

/** Types of pictures that an asset may have, by what files and formats call them. */
const MIMES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  pjpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** `image/jpeg` of `JPG`, `image/jpeg` or `haus.jpg`; undefined where it is no picture that a site shows. */
export function pictureMime(...said: (string | undefined)[]): string | undefined {
  for (const text of said) {
    const name = /([a-z]+)\s*$/i.exec(text?.split(/[?#]/)[0] ?? '')?.[1]?.toLowerCase() ?? ''
    if (Object.hasOwn(MIMES, name)) return MIMES[name]
  }
  return undefined
}

export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text)

const ASSET = /^\/sites\/[^/]+\/assets\/([^?#]+)/

/**
 * Where a picture is for somebody else: a link as it is, a picture of the site by its whole address when that is known, else the name
 * that it has as a file.
 */
export function pictureFor(file: string, publicUrl: string): string {
  const name = ASSET.exec(file)?.[1]
  if (name === undefined) return file
  return publicUrl ? publicUrl + file : decodeURIComponent(name)
}

/** Bytes that a line of an import may hold of a picture, by what base64 makes of them. */
const LONGEST_BASE64 = 1_900_000

/** A picture that came within a file, as the asset that it becomes; undefined when a line cannot hold it. */
export function assetLine(name: string, mime: string, base64: string): ImportLine | undefined {
  const bare = base64.replace(/\s+/g, '')
  const isGood = bare.length >= 4 && bare.length <= LONGEST_BASE64 && /^[A-Za-z0-9+/]+=*$/.test(bare)
  return isGood ? { kind: 'asset', data: { name, kind: 'file', mime, base64: bare } } : undefined
}

/** Notes what of pictures and videos is lost where pictures have a text in one language and no thumbnail, and hidden videos none. */
export function noteMediaLost({ pictures, videos }: Estate, locale: Locale, notes: Notes): void {
  if (pictures.some(({ alt }) => LOCALES.some((other) => other !== locale && alt?.[other]?.trim())))
    notes.unsaid('pictures.alt')
  if (pictures.some(({ thumbnail }) => thumbnail)) notes.unsaid('pictures.thumbnail')
  if (videos?.some(({ typeId }) => typeId <= 0)) notes.unsaid('videos')
}

/** Places of pictures in the order in which they come, from 0. */
export const inOrder = (pictures: readonly Omit<Picture, 'index'>[]): Picture[] =>
  pictures.map((picture, index) => ({ ...picture, index }))

import type { Estate } from '../../../src/contract/estate'
import type { Locale } from '../../../src/contract/common'
import type { Notes } from '../notes'
import { inOrder, isWebAddress, type Picture, pictureFor } from '../pictures'
import { isRecord } from '../paths'
import { FILM, type Video, VIRTUAL_VISIT } from '../videos'
import { plainValue } from './rows'

const VIDEOS: Readonly<Record<string, number>> = {
  video: FILM,
  brandedvirtualtour: VIRTUAL_VISIT,
  unbrandedvirtualtour: VIRTUAL_VISIT,
}
const PICTURES = new Set(['', 'photo', 'image', 'floorplan'])

const said = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const pixels = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined)

/** What is for the members of a multiple listing service only. */
const isPrivate = (permission: unknown) =>
  [permission].flat().some((each) => plainValue(said(each)) === 'private')

/** Pictures and videos of a property in their `Order`, the preferred photo first. */
export function readMedia(
  media: unknown,
  locale: Locale,
  notes: Notes,
): { pictures: Picture[]; videos: Video[] } {
  const items = (Array.isArray(media) ? media : []).filter(isRecord)
  const order = ({ Order, PreferredPhotoYN }: Record<string, unknown>) =>
    PreferredPhotoYN === true ? -Infinity : typeof Order === 'number' ? Order : Infinity
  const sorted = [...items].sort((a, b) => Math.sign(order(a) - order(b)) || 0)
  const pictures: Omit<Picture, 'index'>[] = []
  const videos: Video[] = []
  for (const item of sorted) {
    const { MediaURL, MediaCategory, ShortDescription, LongDescription, ImageWidth, ImageHeight } = item
    const url = said(MediaURL)
    const category = plainValue(said(MediaCategory))
    const typeId = VIDEOS[category]
    if (!url || isPrivate(item['Permission']) || (typeId === undefined && !PICTURES.has(category))) {
      notes.unsaid(`Media[${said(MediaCategory)}]`)
      continue
    }
    if (typeId !== undefined) {
      videos.push({ typeId, url })
      continue
    }
    const alt = said(ShortDescription) || said(LongDescription)
    const [width, height] = [pixels(ImageWidth), pixels(ImageHeight)]
    pictures.push({
      file: url,
      ...(width && height && { width, height }),
      ...(alt && { alt: { [locale]: alt } }),
      ...(category === 'floorplan' && { kind: 'floorPlan' }),
    })
  }
  return { pictures: inOrder(pictures), videos }
}

/** Pictures and videos as `Media`, in their order. */
export function writeMedia(
  { pictures, videos }: Pick<Estate, 'pictures' | 'videos'>,
  locale: Locale,
  publicUrl: string,
): object[] {
  const shown = [...pictures]
    .sort((a, b) => a.index - b.index)
    .map(({ file, alt, kind, width, height }) => {
      const words = alt?.[locale]?.trim()
      return {
        MediaCategory: kind === 'floorPlan' ? 'Floor Plan' : 'Photo',
        MediaURL: pictureFor(file, publicUrl),
        ...(words && { ShortDescription: words }),
        ...(width && height && { ImageWidth: width, ImageHeight: height }),
      }
    })
  const watched = (videos ?? [])
    .filter(({ typeId, url }) => typeId > 0 && isWebAddress(url))
    .map(({ typeId, url }) => ({
      MediaCategory: typeId === VIRTUAL_VISIT ? 'Unbranded Virtual Tour' : 'Video',
      MediaURL: url,
    }))
  return [...shown, ...watched].map((item, Order) => ({ ...item, Order }))
}

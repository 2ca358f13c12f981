import type { Estate } from '../../../src/contract/estate'
import type { ImportLine } from '../../../src/contract/importLine'
import type { Locale } from '../../../src/contract/common'
import type { Notes } from '../notes'
import { assetLine, inOrder, isWebAddress, type Picture, pictureFor, pictureMime } from '../pictures'
import { FILM, type Video, VIRTUAL_VISIT } from '../videos'
import { childrenOf, type Element, textOf } from '../xml/element'

export interface Attachments {
  pictures: Picture[]
  videos: Video[]
  /** Pictures that came within the file. */
  assets: ImportLine[]
}

const VIDEOS: Readonly<Record<string, number>> = { FILMLINK: FILM, FILM: FILM, PANORAMA: VIRTUAL_VISIT }

/** Groups that are about the agency or the certificate, whatever picture they are. */
const NO_PHOTOS = new Set(['ANBIETERLOGO', 'QRCODE', 'DOKUMENTE', 'LINKS', 'EPASS-SKALA', 'ANBOBJURL'])

interface Reading {
  id: number
  siteId: string
  locale: Locale
  notes: Notes
}

/** The attachments of an object: the title picture first, then as they come. */
export function readAttachments(object: Element, { id, siteId, locale, notes }: Reading): Attachments {
  const found: { picture: Omit<Picture, 'index'>; isTitle: boolean }[] = []
  const videos: Video[] = []
  const assets: ImportLine[] = []
  const all = childrenOf(object, 'anhaenge').flatMap((each) => childrenOf(each, 'anhang'))
  for (const [at, anhang] of all.entries()) {
    const group = anhang.attributes['gruppe']?.toUpperCase() ?? ''
    const unsaid = () => notes.unsaid(`anhaenge/anhang[${group || (anhang.attributes['location'] ?? '')}]`)
    const path = textOf(anhang, 'daten/pfad')
    const video = VIDEOS[group]
    if (video !== undefined && isWebAddress(path)) {
      videos.push({ typeId: video, url: path })
      continue
    }
    const mime = NO_PHOTOS.has(group) ? undefined : pictureMime(textOf(anhang, 'format'), path)
    if (!mime || video !== undefined) {
      unsaid()
      continue
    }
    let file = path
    if (!path) {
      const name = `e${id}-${at + 1}`
      const asset = assetLine(name, mime, textOf(anhang, 'daten/anhanginhalt'))
      if (asset) assets.push(asset)
      file = asset ? `/sites/${siteId}/assets/${name}` : ''
    }
    if (!file) {
      unsaid()
      continue
    }
    const title = textOf(anhang, 'anhangtitel')
    const picture = {
      file,
      ...(title && { alt: { [locale]: title } }),
      ...(group === 'GRUNDRISS' && { kind: 'floorPlan' as const }),
    }
    found.push({ picture, isTitle: group === 'TITELBILD' })
  }
  const ordered = [...found.filter(({ isTitle }) => isTitle), ...found.filter(({ isTitle }) => !isTitle)]
  return { pictures: inOrder(ordered.map(({ picture }) => picture)), videos, assets }
}

const leaf = (name: string, text: string): Element => ({ name, attributes: {}, text, children: [] })

function anhang(group: string, path: string, title: string, format: string): Element {
  return {
    name: 'anhang',
    attributes: { location: isWebAddress(path) ? 'REMOTE' : 'EXTERN', gruppe: group },
    text: '',
    children: [
      leaf('anhangtitel', title),
      leaf('format', format),
      { name: 'daten', attributes: {}, text: '', children: [leaf('pfad', path)] },
    ],
  }
}

/** Pictures and videos as `anhaenge`; undefined where there are none. */
export function writeAttachments(
  { pictures, videos }: Pick<Estate, 'pictures' | 'videos'>,
  locale: Locale,
  publicUrl: string,
): Element | undefined {
  const shown = [...pictures]
    .sort((a, b) => a.index - b.index)
    .map(({ file, alt, kind }, at) => {
      const group = kind === 'floorPlan' ? 'GRUNDRISS' : at ? 'BILD' : 'TITELBILD'
      const path = pictureFor(file, publicUrl)
      return anhang(group, path, alt?.[locale]?.trim() ?? '', pictureMime(path) ?? 'image/jpeg')
    })
  const watched = (videos ?? [])
    .filter(({ typeId, url }) => typeId > 0 && isWebAddress(url))
    .map(({ typeId, url }) =>
      anhang(typeId === VIRTUAL_VISIT ? 'PANORAMA' : 'FILMLINK', url, '', 'text/html'),
    )
  const children = [...shown, ...watched]
  return children.length ? { name: 'anhaenge', attributes: {}, text: '', children } : undefined
}

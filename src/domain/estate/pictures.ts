import type { Locale } from '../../contract/common'
import { textIn } from '../localized'
import { word } from '../words'
import type { DomainEstate } from './fromApi'
import { picturesOfKind } from './picturesOfKind'
import type { PictureView } from './types'

// Proportions of a picture whose size the source did not give.
const USUAL = { width: 1200, height: 800 }

/** Pictures of one kind in their order, each with a text for who does not see it: its own, else "title – photo 2". */
export function picturesOf(
  estate: DomainEstate,
  kind: 'photo' | 'floorPlan',
  locale: Locale,
  title: string,
): PictureView[] {
  return picturesOfKind(estate.pictures, kind).map((picture, position) => ({
    file: picture.file,
    thumbnail: picture.thumbnail ?? picture.file,
    ...(picture.width && picture.height ? { width: picture.width, height: picture.height } : USUAL),
    ...(picture.focus && { focus: `${picture.focus.x}% ${picture.focus.y}%` }),
    alt: textIn(picture.alt, locale) ?? `${title} – ${word(`picture.${kind}`, locale)} ${position + 1}`,
  }))
}

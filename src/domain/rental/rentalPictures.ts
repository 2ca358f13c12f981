import type { Locale } from '../../contract/common'
import type { RentalUnit } from '../../contract/rental'
import type { PictureView } from '../estate/types'
import { textIn } from '../localized'
import { word } from '../words'

// Proportions of the photos of holiday units, whose size the source does not give.
const USUAL = { width: 1200, height: 800 }

/** Its photos that have an address, each with the one that is largest. */
export const rentalPhotos = (photos: RentalUnit['photos']) =>
  photos
    .map(({ alt, ...links }) => ({
      alt,
      original: links.original.trim(),
      medium: links.medium.trim(),
      thumbnail: links.thumbnail.trim(),
    }))
    .map((photo) => ({ ...photo, file: photo.original || photo.medium || photo.thumbnail }))
    .filter(({ file }) => file)

/** The photos in their order, the first the main one, each with a text for who does not see it. */
export function rentalPictures({ photos }: RentalUnit, locale: Locale, title: string): PictureView[] {
  return rentalPhotos(photos).map((photo, index) => ({
    file: photo.file,
    thumbnail: photo.thumbnail || photo.medium || photo.file,
    ...USUAL,
    alt: textIn(photo.alt, locale) ?? `${title} – ${word('picture.photo', locale)} ${index + 1}`,
  }))
}

import type { ImportLine } from '../../src/contract/importLine'
import type { Locale, Localized } from '../../src/contract/common'
import { type Fault, knownWords } from './faults'
import type { SiteFiles } from './files'
import { isElsewhere, pictureAddress } from './pictureAddress'

/** Where something stands that became a part of an import line. */
export interface Place {
  file: string
  line: number
}

/** A line of an import, and where in the folder a field of its `data` comes from. */
export interface PlacedLine {
  line: ImportLine
  placeOf: (field: string) => Place
}

/** What is known while a site's folder is read, and what has been found so far. */
export interface Reading {
  siteId: string
  files: SiteFiles
  languages: readonly Locale[]
  lines: PlacedLine[]
  /** What has to be mended before the folder is imported. */
  faults: Fault[]
  /** What is worth a look and stops nothing. */
  notes: Fault[]
}

/** Address of a picture that a file names; a fault, and nothing, when the folder has none of this name. */
export function pictureOf(reading: Reading, told: string, place: Place): string | undefined {
  if (isElsewhere(told)) return told
  const { files, siteId } = reading
  const address = pictureAddress(siteId, files, told)
  if (address) return address
  const why = files.unreadable.get(told)
  const known = knownWords(told, [...files.pictures.keys()])
  reading.faults.push({
    ...place,
    reason: why
      ? `the picture ${told} cannot be used: ${why}`
      : `there is no picture ${told} in the folder${known ? `: ${known}` : ''}`,
  })
  return undefined
}

/** Notes the languages in which a text of a site says nothing. */
export function noteMissing(
  { languages, notes }: Reading,
  text: Localized | null | undefined,
  what: string,
  place: Place,
): void {
  const without = languages.filter((locale) => !text?.[locale]?.trim())
  if (text && without.length)
    notes.push({ ...place, reason: `${what} says nothing in ${without.join(', ')}` })
}

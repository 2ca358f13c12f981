import { nearest } from '../nearest'

/** Something that is wrong in a file of a site's folder, and where. */
export interface Fault {
  /** Path below the folder, `pages/about.nl.md`. */
  file: string
  /** Counted from 1; of a file that is not there, or of all of it, none. */
  line?: number
  reason: string
}

/** @example faultText({ file: 'site.yaml', line: 3, reason: 'languages is required' }) // 'site.yaml:3: languages is required' */
export const faultText = ({ file, line, reason }: Fault): string =>
  `${line === undefined ? file : `${file}:${line}`}: ${reason}`

/**
 * Known words as a sentence tells them, the one that may be meant before all.
 * @example knownWords('colour', ['brandColour', 'logo']) // 'there are brandColour, logo'
 */
export function knownWords(word: string, known: readonly string[]): string {
  const meant = nearest(word, known)
  const listed = known.length > 20 ? `${known.slice(0, 20).join(', ')}, …` : known.join(', ')
  return [meant && `did you mean ${meant}?`, listed && `there are ${listed}`].filter(Boolean).join(' ')
}

/** Faults in the order in which somebody mends them: by file, then by line. */
export const inOrder = (faults: readonly Fault[]): Fault[] =>
  [...faults].sort(
    (a, b) => Number(a.file > b.file) - Number(a.file < b.file) || (a.line ?? 0) - (b.line ?? 0),
  )

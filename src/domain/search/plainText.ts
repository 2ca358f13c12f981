import { plainLetters } from '../slug'

/** A text without accents, hyphens and capitals, to compare names by. */
export const plainText = (text: string) =>
  plainLetters(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

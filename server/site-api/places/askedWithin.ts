import type { Place } from './place'
import { keysOfPlace, wordsOfPlace } from './placeWords'

const COUNTRY = /(?<=\p{L}.*)[\s,(]+(?:belgi[eë]|belgique|belgium|belgien)\W*$/iu

/** A place as it was typed, without the country behind it, which says nothing more of where. */
export const withoutCountry = (typed: string): string => typed.replace(COUNTRY, '')

/** A place that is asked with what it lies in behind it. */
interface AskedWithin {
  text: string
  isWithin: (place: Place) => boolean
}

/** Whether a place lies in something that is called so, in any language. */
function liesIn({ parent }: Place, keys: ReadonlySet<string>): boolean {
  if (!parent) return false
  const called = [...Object.values(parent.names), ...parent.others]
  return called.some((name) => keysOfPlace(name).some((key) => keys.has(key))) || liesIn(parent, keys)
}

/**
 * The ways in which a text is a place with what it lies in behind it, the longest name first.
 * @example askedWithin('Hasselt (Limburg)') // [{ text: 'hasselt', isWithin: … }]
 */
export function askedWithin(typed: string): AskedWithin[] {
  const words = wordsOfPlace(typed)
  return words
    .slice(1)
    .map((_, at) => ({ text: words.slice(0, at + 1).join(' '), above: words.slice(at + 1).join(' ') }))
    .reverse()
    .map(({ text, above }) => {
      const keys = new Set(keysOfPlace(above))
      return { text, isWithin: (place: Place) => liesIn(place, keys) }
    })
}

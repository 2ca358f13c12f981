import { plainLetters, umlautsSpelled } from '../../../src/domain/slug'

/** Saints in all languages, whole or short, also written in one with their name. */
const SAINT = /^(?:sint|saint|sankt|sainte|st|ste)$/
const SAINT_IN_FRONT = /^(?:sint|saint|sankt)(?=[a-z]{4})/
const ARTICLE = /^(?:de|den|het|t|s|the|la|le|les|l|der|die|das|du|des|d)$/

/** Words without case, accents and signs. */
export const wordsOfPlace = (text: string): string[] => plainLetters(text).match(/[a-z0-9]+/g) ?? []

const saints = (words: readonly string[]) =>
  words.map((word) => (SAINT.test(word) ? 'st' : word.replace(SAINT_IN_FRONT, 'st')))
const bare = (words: readonly string[]) => {
  const left = words.filter((word) => !ARTICLE.test(word))
  return left.length ? left : words
}

/**
 * A name as it is compared, letters and digits alone: as it is written, with saints shortened, without articles, with y for ij.
 * @example keysOfPlace('Sint-Niklaas') // ['sintniklaas', 'stniklaas']
 * @example keysOfPlace('La Louvière') // ['lalouviere', 'louviere']
 */
export function keysOfPlace(name: string): string[] {
  const spellings = [name, umlautsSpelled(name)].map(wordsOfPlace)
  const keys = spellings
    .flatMap((words) => [words, saints(words), bare(saints(words))])
    .map((words) => words.join(''))
  return [...new Set([...keys, ...keys.map((key) => key.replaceAll('ij', 'y'))])]
}

/**
 * What begins at a later word of a name, compared in the same way.
 * @example laterKeysOfPlace('Knokke-Heist') // ['heist']
 */
export function laterKeysOfPlace(name: string): string[] {
  const words = saints(wordsOfPlace(name))
  return words
    .map((_, at) => words.slice(at))
    .slice(1)
    .filter(([first = '']) => first.length > 2 && !ARTICLE.test(first))
    .map((rest) => rest.join(''))
}

import type { SayPattern } from './saidAmounts'
import { alternatives, type DescribedWords, type Reading } from './saidLine'

/** Meanings of what there is to be, of which one can say that it is not. */
const THINGS =
  /^(?:type|subType|condition|offer|free|facades)(?:\.|$)|^(?:beyond|inText|parking|rooms?|bedrooms|garden|terrace|lift|pool|furnished|pets|newBuilding|lowered)$/
/** Beginnings with a “not” in them that say something else: no more than, not far from, not too expensive. */
const OTHERS = ['atMost', 'atLeast', 'yearMin', 'yearMax', 'notFar', 'beyond'] as const
const ARTICLE = '(?:(?:a|an|the|een|de|het|un|une|d|du|des|le|la|l|ein|eine|einen|einem|einer)\\s+)?'

/**
 * Takes what is asked not to be there out of a line, each with its “not”: a thing that is known, or the one word behind it, as a place may
 * stand behind that.
 * @param words the ways to say each meaning
 */
export function takeNot(reading: Reading, say: SayPattern, words: DescribedWords): string[] {
  // What is said in one form later on is still as it was typed.
  const same = (words['same'] ?? '').split('|').map((pair) => pair.split('=')[0] ?? '')
  const ways = Object.keys(words).flatMap((key) => (THINGS.test(key) ? (words[key] ?? '') : []))
  const known = `(?:(?:\\d+\\s*)?${alternatives([...ways, ...same].join('|'))}|${say('energy')}(?:\\s+[a-g])?)(?![\\p{L}\\d])`
  const other = `(?:${[...OTHERS.map(say), alternatives(same.join('|'))].join('|')})(?![\\p{L}\\d])`
  const between = `(?:(?:${say('fill')}|${say('alone')})\\s+){0,3}`
  const more = `(?:\\s+(?:${say('either')}|${say('and')}|${say('not')})\\s+${ARTICLE}${known})*`
  const pattern = `((?!${other})${say('not')}\\s+(?:${between}${known}${more}|${between}[\\p{L}\\d]+(?:\\s+${say('notTail')})?))`
  const taken: string[] = []
  for (let found = reading.take(pattern); found; found = reading.take(pattern)) taken.push(found[0] ?? '')
  return taken
}

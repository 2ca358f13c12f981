import { plain } from './saidLine'

/** Words before a place or a thing that say nothing of their own, in all four languages, as many a visitor mixes them. */
const SMALL = new Set(
  [
    'in te ter ten bij nabij naar op aan van vanuit uit de het den een t rond rondom om dicht dichtbij vlak vlakbij langs tegen',
    'a au aux en dans le la les l de du des d un une pres proche vers chez sur cote autour par',
    'at near nearby by on to of the an from around close next within into inside',
    'im an am auf bei beim nahe zu zur zum von vom der die das den dem des ein einem einer um rund nach aus ans ins',
  ]
    .join(' ')
    .split(' '),
)

/** Whether words that stand beside a place that is known are nothing but small words: nobody need be told of them. */
export const saysNothing = (words: string): boolean =>
  plain(words)
    .split(/[^\p{L}\d]+/u)
    .every((word) => !word || SMALL.has(word))

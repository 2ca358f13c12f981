/** Classes of the three regions, the best first; A holds A+ and A++. */
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

const BEST = ['A_PLUS_PLUS', 'A_PLUS', 'A_A_PLUS', 'A_PLUS_A_PLUS_PLUS']

/** Codes of labels that are no worse than a class; one that spans two counts as the worse one, which it says first. */
const codesUpTo = (place: number): string[] => {
  const letters = LETTERS.slice(0, place + 1)
  const pairs = letters.flatMap((worse, at) => letters.slice(0, at).map((better) => `${worse}_${better}`))
  return [...BEST, ...letters, ...pairs]
}

/** Each class that can be asked for as the worst, with the codes of all labels that it takes. */
export const ENERGY_CLASSES: readonly (readonly [name: string, codes: readonly string[]])[] = LETTERS.slice(
  0,
  -1,
).map((name, place) => [name, codesUpTo(place)])

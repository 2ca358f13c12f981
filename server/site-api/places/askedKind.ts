import type { Place } from './place'
import { wordsOfPlace } from './placeWords'

/** A place that is asked by what it is: "provincie Luik", "province of Liège", "Antwerp province", "in the district of Leuven". */
export interface AskedKind {
  text: string
  kind: Place['kind']
}

/** What kinds are called in the four languages, as many a visitor mixes them; who asks for the centre of a town means the town. */
const CALLED: Readonly<Partial<Record<Place['kind'], string>>> = {
  province: 'provincie|province|provinz|prov',
  arrondissement: 'arrondissement|arr|bezirk|district|distrikt|kreis|kanton|canton',
  municipality:
    'gemeente|commune|municipality|gemeinde|stad|stadt|ville|city|town|centrum|stadscentrum|binnenstad|centre|center|zentrum|stadtzentrum|innenstadt|downtown',
}
const KINDS: ReadonlyMap<string, Place['kind']> = new Map(
  Object.entries(CALLED).flatMap(([kind, words]) =>
    words.split('|').map((word) => [word, kind as Place['kind']] as const),
  ),
)
const OF = new Set(['van', 'de', 'd', 'du', 'des', 'of', 'von'])
/** What may stand before the kind. */
const BEFORE = new Set('in|te|uit|de|het|dans|en|a|au|la|le|l|the|at|im|der|die|das|den|dem'.split('|'))

/** The kind of place that is said before or behind its name; undefined when none is. */
export function askedKind(typed: string): AskedKind | undefined {
  const words = wordsOfPlace(typed)
  const begin = words.findIndex((word) => !BEFORE.has(word))
  const [first = '', second = '', ...rest] = words.slice(Math.max(begin, 0))
  const before = KINDS.get(first)
  if (before) {
    const name = OF.has(second) ? rest : [second, ...rest]
    return named(name, before)
  }
  const behind = KINDS.get(words.at(-1) ?? '')
  return behind && named(words.slice(Math.max(begin, 0), -1), behind)
}

/** A kind that is said in two words ("city centre", "centre ville") is said in one. */
function named(words: readonly string[], kind: Place['kind']): AskedKind | undefined {
  const text = words.join(' ')
  const again = kind === 'municipality' ? askedKind(text) : undefined
  return again?.kind === kind ? again : text ? { text, kind } : undefined
}

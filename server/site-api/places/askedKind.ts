import type { Place } from './place'
import { wordsOfPlace } from './placeWords'

/** A place that is asked by what it is: "provincie Luik", "province of Liège", "Antwerp province". */
export interface AskedKind {
  text: string
  kind: Place['kind']
}

const KINDS: Readonly<Record<string, Place['kind']>> = {
  provincie: 'province',
  province: 'province',
  provinz: 'province',
  prov: 'province',
  arrondissement: 'arrondissement',
  arr: 'arrondissement',
  bezirk: 'arrondissement',
  gemeente: 'municipality',
  commune: 'municipality',
  municipality: 'municipality',
  gemeinde: 'municipality',
  stad: 'municipality',
  ville: 'municipality',
  city: 'municipality',
  stadt: 'municipality',
}
const OF = new Set(['van', 'de', 'd', 'du', 'des', 'of', 'von'])

/** The kind of place that is said before or behind its name; undefined when none is. */
export function askedKind(typed: string): AskedKind | undefined {
  const words = wordsOfPlace(typed)
  const [first = '', second = ''] = words
  const before = KINDS[first]
  if (before) {
    const text = words.slice(OF.has(second) ? 2 : 1).join(' ')
    return text ? { text, kind: before } : undefined
  }
  const behind = KINDS[words.at(-1) ?? '']
  return behind && words.length > 1 ? { text: words.slice(0, -1).join(' '), kind: behind } : undefined
}

import type { SearchFilter } from '../../domain/search/searchFilter'
import type { SearchStore } from './searchStore'

interface TypedPlace {
  text: string
  /** What Enter would set; nothing where that is not known, as of what is no place. */
  take?: (() => Partial<SearchFilter> | undefined) | undefined
  /** Where Enter would lead from this list. */
  lead?: (() => string | undefined) | undefined
}

/** What stands in the box for a place and does not hold yet, for each search. */
const typed = new WeakMap<SearchStore, TypedPlace>()

/** Keeps what stands in the box; without `take` once the box is gone, so that it stands there when it is opened again. */
export const keepTyped = (
  store: SearchStore,
  text: string,
  { take, lead }: Omit<TypedPlace, 'text'> = {},
): void => void typed.set(store, { text, take, lead })

export const typedPlace = (store: SearchStore): string => typed.get(store)?.text ?? ''

/** What the visitor means by what stands in the box as they go on to something else: what Enter would set, and the box is empty. */
export function takeTyped(store: SearchStore): Partial<SearchFilter> | undefined {
  const { text = '', take } = typed.get(store) ?? {}
  const patch = text.trim() ? take?.() : undefined
  if (patch) typed.delete(store)
  return patch
}

/** Where the visitor goes by what stands in the box, which asks for what this list does not hold; undefined where it does. */
export const ledTyped = (store: SearchStore): string | undefined => typed.get(store)?.lead?.()

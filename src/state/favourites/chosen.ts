import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const chosenStore = createStore<readonly string[]>(() => [])

/** Ids of the favourites that are ticked to be compared; a tab keeps them from page to page and from language to language. */
export const useChosen = () => useStore(chosenStore)

export const choose = (ids: readonly string[]) => chosenStore.setState(ids, true)

import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { SearchState } from './searchState'
import type { SearchStore } from './searchStore'

/** The store of the list page that a component stands on. */
export const SearchContext = createContext<SearchStore | null>(null)

/** @throws Error outside of a list page. */
export function useSearchStore(): SearchStore {
  const store = useContext(SearchContext)
  if (!store) throw new Error('A part of the search stands outside of a list page')
  return store
}

/** A part of what the list page knows; renders again only when that part changes. */
export function useSearch<Part>(select: (state: SearchState) => Part): Part {
  return useStore(useSearchStore(), select)
}

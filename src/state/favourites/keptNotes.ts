import { useEffect } from 'react'
import { notesOf, readNotes, withNote } from '../../domain/favouriteNotes'
import { keptValue, useKeptValue } from '../remembered/keptValue'
import { favouritesStore, readStorage } from './store'
import { useFavourites } from './useFavourites'

/** What the visitor wrote beside favourites: in this browser, and nowhere else. */
export const keptNotes = keptValue('notes', readNotes)

export const useNote = (id: string): string => useKeptValue(keptNotes, (notes) => notes[id] ?? '')

export const writeNote = (id: string, text: string) => keptNotes.set(withNote(keptNotes.get(), id, text))

/** Notes of what was taken off go with it, as soon as it cannot be put back any more. */
export function useForgottenNotes(): void {
  const count = useFavourites(({ removals }) => removals.length)
  useEffect(() => {
    readStorage()
    const { favorites, removals } = favouritesStore.getState()
    const notes = keptNotes.get()
    const left = notesOf(notes, [...favorites, ...removals.map(({ id }) => id)])
    if (left !== notes) keptNotes.set(left)
  }, [count])
}

/** What a visitor wrote beside favourites, by the number of the listing. */
type Notes = Readonly<Record<string, string>>

/** Characters of one; more is cut. */
export const LONGEST_NOTE = 500

const ID = /^\d{1,10}$/

const isNote = (entry: [string, unknown]): entry is [string, string] =>
  ID.test(entry[0]) && typeof entry[1] === 'string' && entry[1].trim() !== ''

/** Notes in what was stored, which anybody may have written. */
export const readNotes = (found: unknown): Notes =>
  typeof found === 'object' && found !== null
    ? Object.fromEntries(
        Object.entries(found)
          .filter(isNote)
          .map(([id, text]) => [id, text.slice(0, LONGEST_NOTE)]),
      )
    : {}

/** The notes with another text of one; without any text it has none. */
export const withNote = (notes: Notes, id: string, text: string): Notes => {
  const others = Object.entries(notes).filter(([one]) => one !== id)
  return readNotes(Object.fromEntries([...others, [id, text]]))
}

/** Only those beside these listings; the same where none goes. */
export function notesOf(notes: Notes, ids: readonly string[]): Notes {
  const kept = Object.entries(notes).filter(([id]) => ids.includes(id))
  return kept.length === Object.keys(notes).length ? notes : Object.fromEntries(kept)
}

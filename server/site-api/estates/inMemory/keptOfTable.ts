import type { ListingTable } from './listingTable'

/** What is known of a table as it is now. */
class Kept<T extends { length: number }> {
  private readonly byQuestion = new Map<unknown, T>()
  private size = 0
  private at = -1

  constructor(private readonly most: number) {}

  get(table: ListingTable, question: string | object, find: () => T): T {
    if (this.at !== table.changes || this.size > this.most) {
      this.byQuestion.clear()
      this.size = 0
      this.at = table.changes
    }
    const known = this.byQuestion.get(question)
    if (known) return known
    const found = find()
    this.byQuestion.set(question, found)
    this.size += found.length + (typeof question === 'string' ? question.length : 0)
    return found
  }
}

/**
 * Keeps what questions to a table find until it changes, or until it is more than so many numbers: then all of it goes. Who asks may
 * not change what is found.
 */
export function keptOfTable<T extends { length: number }>(most: number) {
  const tables = new WeakMap<ListingTable, Kept<T>>()
  return (table: ListingTable, question: string | object, find: () => T): T => {
    const kept = tables.get(table) ?? new Kept<T>(most)
    tables.set(table, kept)
    return kept.get(table, question, find)
  }
}

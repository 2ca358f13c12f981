import type { Answer } from './pglite'

/** What the thread of PGlite is asked, one after the other. */
export type Question =
  { do: 'query'; sql: string; parameters: unknown[] } | { do: 'exec'; statements: string } | { do: 'close' }

/** What is known of an error besides its place in the program: PostgreSQL's code, the constraint, the column … */
export interface ToldError {
  message: string
  facts: Record<string, string>
}

/** What the thread says: that it is ready, or the outcome of what it was asked, in the order in which it was. */
export type Outcome = 'ready' | { answers: Answer[] } | { error: ToldError }

/** An error as it can be told another thread; not with what it was about, which whoever asked has. */
export function toldError(error: unknown): ToldError {
  const known = error as Error & Record<string, unknown>
  const texts = Object.entries(known).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'query',
  )
  return { message: known.message, facts: Object.fromEntries(texts) }
}

export const errorOf = ({ message, facts }: ToldError): Error => Object.assign(new Error(message), facts)

import { createHash } from 'node:crypto'

/** State of each thing by its number; null when the API does not tell one state from another. */
export type Versions = Record<string, string | null>

/** What the site API offers at a moment, as far as pages are made of it. */
export interface SourceVersions {
  /** One value for what every page shows: settings, menus, texts, agreements, lists of people and the like. */
  site: string
  estates: Versions
  rentalUnits: Versions
  pages: Versions
}

/** Of anything that JSON can write. */
export const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)

/** Whole things by their number, each with the digest of what it says. */
export const digestsOf = (things: readonly { id: number }[]): Versions =>
  Object.fromEntries(things.map((thing) => [thing.id, digest(thing)]))

export const versionsOf = (
  listed: readonly { id: number; version?: string | null | undefined }[],
): Versions => Object.fromEntries(listed.map(({ id, version }) => [id, version ?? null]))

/** Numbers of the things that are new, gone or in another state. */
export const changedIn = (before: Versions, now: Versions): number[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((id) => before[id] !== now[id])
    .map(Number)

/** What was looked at again: of those numbers there is what `there` says, and no other. */
export interface Note {
  asked: number[]
  there: Versions
}

/** What was published hot, as far as a later comparison needs it. */
export type PublishedVersions = Partial<Record<'estates' | 'rentalUnits' | 'pages', Note>> & {
  /** How many changes that was, without what was looked at beside them or left out; one where it is not said. */
  changes?: number
}

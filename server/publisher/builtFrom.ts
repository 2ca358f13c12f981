import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readJournal } from './hot/journal'
import { changedIn, type Offered, type Versions } from './offered'
import { releaseDir, type ReleaseStore } from './releaseStore'

/** What a release was built from, kept in its folder. */
export interface BuiltFrom extends Offered {
  /** State of the program. */
  code: string
}

/** What was looked at again: of those numbers there is what `there` says, and no other. */
interface Note {
  asked: number[]
  there: Versions
}

/** What was published hot, as far as a later comparison needs it. */
export type Noted = Partial<Record<'estates' | 'rentalUnits' | 'pages', Note>>

const fileOf = (dir: string) => join(dir, 'built-from.json')

export const writeBuiltFrom = (dir: string, from: BuiltFrom): Promise<void> =>
  writeFile(fileOf(dir), JSON.stringify(from))

function withNotes(versions: Versions, notes: readonly (Note | undefined)[]): Versions {
  const all = new Map(Object.entries(versions))
  for (const note of notes) {
    for (const id of note?.asked ?? []) all.delete(String(id))
    for (const [id, version] of Object.entries(note?.there ?? {})) all.set(id, version)
  }
  return Object.fromEntries(all)
}

/** What a release shows by now: what it was built from and what was published onto it since. */
export async function shownBy(store: ReleaseStore, id: string): Promise<BuiltFrom | undefined> {
  const dir = releaseDir(store, id)
  const text = await readFile(fileOf(dir), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const from = JSON.parse(text) as BuiltFrom
  const noted = (await readJournal(dir)).changes.flatMap(({ noted: note }) => note ?? [])
  return {
    ...from,
    estates: withNotes(
      from.estates,
      noted.map(({ estates }) => estates),
    ),
    rentalUnits: withNotes(
      from.rentalUnits,
      noted.map(({ rentalUnits }) => rentalUnits),
    ),
    pages: withNotes(
      from.pages,
      noted.map(({ pages }) => pages),
    ),
  }
}

/** Numbers of what a site does not show as it is offered now. */
export const differing = (shown: Offered, now: Offered) => ({
  estateIds: changedIn(shown.estates, now.estates),
  rentalUnitIds: changedIn(shown.rentalUnits, now.rentalUnits),
  pageIds: changedIn(shown.pages, now.pages),
})

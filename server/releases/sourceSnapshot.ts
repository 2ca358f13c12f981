import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Unrendered } from '../../src/contract/quarantine'
import { readJournal } from './journal'
import { releaseDir, type ReleaseStore } from './releaseStore'
import { changedIn, type Note, type SourceVersions, type Versions } from './versions'

/** What a release was built from, kept in its folder. */
export interface SourceSnapshot extends SourceVersions {
  /** State of the program. */
  code: string
  /** What it was built without; as it is not shown, there is no state of it above. */
  unrendered?: UnrenderedAt[]
}

/** Something that could not be rendered, and in which state it was then. */
interface UnrenderedAt extends Unrendered {
  version: string
}

const fileOf = (dir: string) => join(dir, 'built-from.json')

export const writeSourceSnapshot = (dir: string, from: SourceSnapshot): Promise<void> =>
  writeFile(fileOf(dir), JSON.stringify(from))

function withNotes(versions: Versions, notes: readonly (Note | undefined)[]): Versions {
  const all = new Map(Object.entries(versions))
  for (const note of notes) {
    for (const id of note?.asked ?? []) all.delete(String(id))
    for (const [id, version] of Object.entries(note?.there ?? {})) all.set(id, version)
  }
  return Object.fromEntries(all)
}

/** What a release was built from; undefined when it does not say. */
export async function readSourceSnapshot(
  store: ReleaseStore,
  id: string,
): Promise<SourceSnapshot | undefined> {
  const text = await readFile(fileOf(releaseDir(store, id)), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as SourceSnapshot)
}

/** What a release shows by now: what it was built from and what was published onto it since. */
export async function shownBy(store: ReleaseStore, id: string): Promise<SourceSnapshot | undefined> {
  const from = await readSourceSnapshot(store, id)
  if (!from) return undefined
  const noted = (await readJournal(releaseDir(store, id))).changes.flatMap(({ noted: note }) => note ?? [])
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
export const differing = (shown: SourceVersions, now: SourceVersions) => ({
  estateIds: changedIn(shown.estates, now.estates),
  rentalUnitIds: changedIn(shown.rentalUnits, now.rentalUnits),
  pageIds: changedIn(shown.pages, now.pages),
})

/** Whether the API tells one state of each thing from another: without that, nobody knows that nothing changed. */
export const tellsStates = ({ estates, rentalUnits, pages }: SourceVersions): boolean =>
  [estates, rentalUnits, pages].every((versions) => !Object.values(versions).includes(null))

const NAMES = { estate: 'estates', rentalUnit: 'rentalUnits', page: 'pages' } as const

const versionsOf = (of: SourceVersions, { kind, id }: Unrendered) => of[NAMES[kind]][String(id)]

/** What could not be rendered by this very program before, and is still as it was. */
export const knownUnrendered = (before: SourceSnapshot | undefined, now: SourceSnapshot): Unrendered[] =>
  (before?.code === now.code ? (before.unrendered ?? []) : [])
    .filter((one) => versionsOf(now, one) === one.version)
    .map(({ kind, id, path, reason }) => ({ kind, id, path, reason }))

/** What a release shows that was built without some things: of those no state, so that whoever compares tries them again. */
export function withoutStateOf(from: SourceSnapshot, unrendered: readonly Unrendered[]): SourceSnapshot {
  const without = (versions: Versions, kind: Unrendered['kind']) =>
    withNotes(versions, [
      { asked: unrendered.filter((one) => one.kind === kind).map(({ id }) => id), there: {} },
    ])
  return {
    ...from,
    estates: without(from.estates, 'estate'),
    rentalUnits: without(from.rentalUnits, 'rentalUnit'),
    pages: without(from.pages, 'page'),
    unrendered: unrendered.flatMap((one) => {
      const version = versionsOf(from, one)
      return version ? [{ ...one, version }] : []
    }),
  }
}

import { createHash } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { forEachConcurrent } from './forEachConcurrent'
import { readJournal } from './journal'
import { goneAfter, LISTING_FOLDERS, listingAddresses } from './listingAddresses'
import { linkFromPrevious, placeFile } from './placeFile'
import { noteRefusal } from './refusal'
import { ownScripts } from './ownScripts'
import { isPage, isPublished } from './publishable'
import { readIndex, writeIndex, type IndexRow } from './releaseIndex'
import {
  currentReleaseId,
  formatReleaseId,
  publicDir,
  readRelease,
  releaseDir,
  releaseIds,
  type Release,
  type ReleaseStore,
} from './releaseStore'
import { retiredAssets } from './retiredAssets'
import { newDraft, removeLeftovers } from './tidyStore'
import { walkFiles } from './walkFiles'

export interface ReleaseOptions {
  /** Gatsby's finished `public/`. */
  buildDir: string
  store: ReleaseStore
  onProgress?: (progress: { done: number; total: number }) => void
  now?: Date
}

const AT_ONCE = 32

/**
 * Makes a release of a finished build; it is served once `switchTo` names it. The folder gets its number when
 * it is complete, so a crash leaves no half release. Unchanged files are linked from the release before.
 * @throws Error when the build is empty or has no page.
 */
export async function createRelease({ buildDir, store, onProgress, now = new Date() }: ReleaseOptions) {
  const paths = (await walkFiles(buildDir, (path) => !isPublished(path))).sort()
  if (!paths.length) throw new Error(`${buildDir} is empty or missing: there is no build to release`)
  if (!paths.some(isPage)) throw new Error(`${buildDir} has no page (index.html): the build is not finished`)
  await mkdir(store.dir, { recursive: true })
  await removeLeftovers(store)
  const previous = await openPrevious(store)
  const draft = await newDraft(store)
  try {
    const target = join(draft, 'public')
    await makeFolders(target, paths)
    const rows: IndexRow[] = []
    await forEachConcurrent(paths, AT_ONCE, async (path) => {
      rows.push(await placeFile(path, { source: buildDir, target, previous }))
      onProgress?.({ done: rows.length, total: paths.length })
    })
    rows.sort((a, b) => (a.path < b.path ? -1 : 1))
    const published = new Set(paths)
    const wanted = retiredAssets(previous?.rows.keys() ?? [], previous?.release.retired ?? {}, published, now)
    const kept = previous ? await keepRetired(Object.keys(wanted), previous, target) : []
    await writeIndex(draft, [...rows, ...kept])
    const facts = {
      createdAt: now.toISOString(),
      fingerprint: fingerprintOf(rows),
      files: rows.length,
      bytes: rows.reduce((sum, row) => sum + row.size, 0),
      pages: paths.filter(isPage).length,
      gone: goneAfter(previous?.release.gone ?? [], await listingsOf(previous), listingAddresses(paths)),
      scripts: await ownScripts(buildDir),
      retired: Object.fromEntries(kept.map(({ path }) => [path, wanted[path] ?? now.toISOString()])),
    }
    // Until somebody has, also when this process ends before that.
    await noteRefusal(
      draft,
      'it is looked at before it is served, and that has not ended yet, or was broken off',
      now,
    )
    return await nameDraft(store, draft, facts)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

interface Previous {
  release: Release
  dir: string
  root: string
  rows: Map<string, IndexRow>
}

/** The release to compare with: the one being served, else the newest. */
async function openPrevious(store: ReleaseStore): Promise<Previous | undefined> {
  for (const id of [await currentReleaseId(store), (await releaseIds(store)).at(-1)]) {
    const release = id === undefined ? undefined : await readRelease(store, id)
    if (release) {
      const dir = releaseDir(store, release.id)
      return { release, dir, root: publicDir(store, release.id), rows: await readIndex(dir) }
    }
  }
  return undefined
}

/** Every listing that was on the site: in the tree of the release before, or hot-published since. */
async function listingsOf(previous: Previous | undefined): Promise<Set<string>> {
  const found = new Set<string>()
  if (!previous) return found
  const { changes } = await readJournal(previous.dir)
  for (const address of listingAddresses(changes.flatMap(({ put }) => put))) found.add(address)
  for (const { gone } of changes) for (const address of gone) found.add(address)
  for (const folder of LISTING_FOLDERS) {
    const files = await walkFiles(join(previous.root, folder))
    for (const address of listingAddresses(files.map((file) => `${folder}/${file}`))) found.add(address)
  }
  return found
}

async function makeFolders(target: string, paths: readonly string[]): Promise<void> {
  const folders = [...new Set(paths.map((path) => dirname(path)))]
  await forEachConcurrent(folders, AT_ONCE, async (folder) => {
    await mkdir(join(target, folder), { recursive: true })
  })
}

async function keepRetired(
  paths: readonly string[],
  previous: Previous,
  target: string,
): Promise<IndexRow[]> {
  await makeFolders(target, paths)
  const kept: IndexRow[] = []
  for (const path of paths) {
    const row = previous.rows.get(path)
    if (row && (await linkFromPrevious(row, previous.root, target))) kept.push(row)
  }
  return kept
}

function fingerprintOf(rows: readonly IndexRow[]): string {
  const hash = createHash('sha256')
  for (const row of rows) hash.update(`${row.path}\0${row.hash}\n`)
  return hash.digest('hex')
}

/** Gives a finished draft the next free number; another publisher may take that number at the same moment. */
async function nameDraft(store: ReleaseStore, draft: string, facts: Omit<Release, 'id'>): Promise<Release> {
  for (let number = Number((await releaseIds(store)).at(-1) ?? 0) + 1; ; number++) {
    const release: Release = { id: formatReleaseId(number), ...facts }
    await writeFile(join(draft, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
    try {
      await rename(draft, releaseDir(store, release.id))
      return release
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
}

import { readFile, readdir, readlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { unless } from '../errorCode'

/** The folder that keeps one site's releases: `000001`, `000002`, …, and `current` pointing at one of them. */
export interface ReleaseStore {
  dir: string
}

/** What a release says about itself, its `release.json`. Moments are ISO 8601, sizes bytes. */
export interface Release {
  id: string
  createdAt: string
  /** Changes exactly when the address or content of a published file changes. */
  fingerprint: string
  /** Published files without their precompressed variants and without retired assets. */
  files: number
  bytes: number
  pages: number
  /** Addresses of listings and units that were on the site once and are not any more: they answer 410. */
  gone: string[]
  /** Assets that no page of this release uses, kept for pages still open, by when they went out of use. */
  retired: Record<string, string>
  /** Hashes of the inline scripts that the build put on its pages (`ownScripts`); not there when an older program made it. */
  scripts?: string[]
}

export const RELEASE_ID = /^\d{6,}$/
const SITE_ID = /^[a-z0-9][a-z0-9._-]*$/i

/** @throws Error for a site id that cannot be a folder name. */
export function openReleaseStore(dataDir: string, siteId: string): ReleaseStore {
  if (!SITE_ID.test(siteId)) throw new Error(`Site id ${JSON.stringify(siteId)} cannot name a folder`)
  return { dir: join(dataDir, 'releases', siteId) }
}

export const releaseDir = (store: ReleaseStore, id: string) => join(store.dir, id)

/** What the web role serves: Gatsby's tree, with nothing of the store's own in it. */
export const publicDir = (store: ReleaseStore, id: string) => join(store.dir, id, 'public')

/** The renderer that a release was made with, by which single pages are published onto it. */
export const renderBundleDir = (store: ReleaseStore, id: string) => join(store.dir, id, 'renderer')

export const formatReleaseId = (number: number) => String(number).padStart(6, '0')

const orUndefined = <T>(reading: Promise<T>): Promise<T | undefined> => reading.catch(unless('ENOENT'))

/** The release's own account of itself; undefined when there is no such release. */
export async function readRelease(store: ReleaseStore, id: string): Promise<Release | undefined> {
  const text = await orUndefined(readFile(join(releaseDir(store, id), 'release.json'), 'utf8'))
  return text === undefined ? undefined : (JSON.parse(text) as Release)
}

/** Ids of the releases on disk, the oldest first. */
export async function releaseIds(store: ReleaseStore): Promise<string[]> {
  const names = (await orUndefined(readdir(store.dir))) ?? []
  return names.filter((name) => RELEASE_ID.test(name)).sort((a, b) => Number(a) - Number(b))
}

/** The releases on disk, the oldest first. */
export async function listReleases(store: ReleaseStore): Promise<Release[]> {
  const found = await Promise.all((await releaseIds(store)).map((id) => readRelease(store, id)))
  return found.filter((release) => release !== undefined)
}

/** Id that `current` points at, whether or not that release is there; undefined before the first switch. */
export async function currentReleaseId(store: ReleaseStore): Promise<string | undefined> {
  const target = await orUndefined(readlink(join(store.dir, 'current')))
  return target === undefined ? undefined : basename(target)
}

/** The release being served; undefined before the first switch. */
export async function currentRelease(store: ReleaseStore): Promise<Release | undefined> {
  const id = await currentReleaseId(store)
  return id === undefined ? undefined : readRelease(store, id)
}

import { changesIn, readJournal } from '../releases/journal'
import { accept, resume, rollback } from '../releases/changeServed'
import { pinnedAt } from '../releases/pinned'
import { refusalOf } from '../releases/refusal'
import {
  currentReleaseId,
  listReleases,
  readRelease,
  type Release,
  releaseDir,
  type ReleaseStore,
} from '../releases/releaseStore'
import { sizeText } from '../sizeText'

export const RELEASE_USAGE = `Usage: npm run release -- list              the releases on disk, the one that is served marked
       npm run release -- show [id]         one of them, the served one by default
       npm run release -- accept [id]       serves one that was refused, the last one by default
       npm run release -- rollback [id]     serves it, the one before by default, and holds the site there
                                            (--force: even one that was refused)
       npm run release -- resume            lets builds replace it again
       npm run release -- export <folder>   writes the site that is served for a static host (docs/operate.md)
                                            (--api https://…: where its pages ask for what is live,
                                            PUBLIC_API_URL unless told; --root: where the folder will stand)
       npm run release -- push s3://<bucket>/<folder>   brings the same to a store of the S3 kind
                                            (--endpoint https://… of another than Amazon's; --purge-hook https://…
                                            hears which addresses changed; --watch: goes on with each publish)
Other sites than SITE_ID: --site <id>`

const moment = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)}`

const journalOf = async (store: ReleaseStore, id: string) =>
  (await readJournal(releaseDir(store, id))).changes

async function list(store: ReleaseStore): Promise<string[]> {
  const [releases, current, pinned] = [
    await listReleases(store),
    await currentReleaseId(store),
    await pinnedAt(store),
  ]
  if (!releases.length) return [`There are no releases in ${store.dir}`]
  const rows = await Promise.all(
    releases.map(async ({ id, createdAt, pages, bytes }) => {
      const hot = changesIn(await journalOf(store, id))
      const refusal = await refusalOf(store, id)
      const mark = id === current ? '*' : refusal ? '!' : ' '
      const facts = `${mark} ${id}  ${moment(createdAt)}  ${pages} pages  ${sizeText(bytes)}`
      return refusal
        ? `${facts}  not served: ${refusal.reason}`
        : `${facts}  ${hot} ${hot === 1 ? 'change' : 'changes'} since`
    }),
  )
  return pinned
    ? [...rows, `Pinned at ${pinned.release} since ${moment(pinned.since)}: no build replaces it`]
    : rows
}

async function show(store: ReleaseStore, asked: string | undefined): Promise<string[]> {
  const id = asked ?? (await currentReleaseId(store))
  const release = id === undefined ? undefined : await readRelease(store, id)
  if (!release) throw new Error(`There is no release ${id ?? ''} in ${store.dir}`)
  const hot = await journalOf(store, release.id)
  const refusal = await refusalOf(store, release.id)
  const facts: Partial<Record<keyof Release | 'hot' | 'refused', string>> = {
    id: release.id,
    ...(refusal && { refused: refusal.reason }),
    createdAt: moment(release.createdAt),
    fingerprint: release.fingerprint,
    pages: String(release.pages),
    files: `${release.files}, ${sizeText(release.bytes)}`,
    gone: `${release.gone.length} addresses`,
    retired: `${Object.keys(release.retired).length} assets`,
    hot: `${changesIn(hot)} changes, ${new Set(hot.flatMap(({ put }) => put)).size} files`,
  }
  return Object.entries(facts).map(([name, value]) => `${name.padEnd(12)} ${value}`)
}

/** What `npm run release` does; gives the lines to print. @throws Error with what is wrong, in words. */
export async function releaseCommand(
  store: ReleaseStore,
  [command, id, ...more]: string[],
  { force = false } = {},
): Promise<string[]> {
  if (command === 'rollback' && !more.length) return rollback(store, id, force)
  if (!more.length && !force) {
    if (command === 'list' && !id) return list(store)
    if (command === 'show') return show(store, id)
    if (command === 'accept') return accept(store, id)
    if (command === 'resume' && !id) return resume(store)
  }
  throw new Error(RELEASE_USAGE)
}

import type { FieldError } from '../../../../src/contract/check'
import type { Site } from '../../../../src/contract/site'
import { forEachConcurrent } from '../../../releases/forEachConcurrent'
import type { Run } from '../../admin/importRuns'
import { UnreadablePicture } from '../../assets/renderPicture'
import { type Linked, picturesNamed, withLinks } from '../photoLinks'
import type { Fetched } from './fetchedPhotos'
import { isFetched } from './photoAddress'

/** Photos that are asked for at once, of whichever hosts. */
const AT_ONCE = 6

export interface FetchedRun {
  run: Run
  /** Why there is no photo at an address. */
  reasons: ReadonlyMap<string, string>
  /** Of lines whose photo could not be asked for again. */
  old: { line: number; error: FieldError }[]
}

/**
 * A run with photos of the site's own in place of the addresses that the site has fetched (`settings.photoHosts`); what cannot be had
 * stays as it stands, with the reason. Takes as long as the hosts do.
 * @param photoOf has the photo of an address; throws UnreadablePicture when there is none
 */
export async function fetchPictures(
  hosts: readonly string[],
  run: Run,
  photoOf: (link: string) => Promise<Fetched>,
): Promise<FetchedRun> {
  const isWanted = (link: string) => isFetched(link, hosts)
  const named = new Set(
    run.lines.flatMap((line) => ('data' in line ? picturesNamed(line.data, isWanted) : [])),
  )
  const photos = new Map<string, Linked>()
  const reasons = new Map<string, string>()
  const old = new Map<string, string>()
  await forEachConcurrent([...named], AT_ONCE, async (link) => {
    try {
      const { photo, isOld } = await photoOf(link)
      photos.set(link, photo)
      if (isOld) old.set(link, isOld)
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error
      reasons.set(link, `${error.message}: left out`)
    }
  })
  const lines = run.lines.map((line) =>
    'data' in line && photos.size
      ? { ...line, data: withLinks(line.data, (link) => photos.get(link)) }
      : line,
  )
  const told = run.lines.flatMap((line) =>
    'data' in line && old.size
      ? picturesNamed(line.data, (link) => old.has(link)).map((link) => ({
          line: line.line,
          error: { field: 'data', reason: `the photo ${link} ${old.get(link)}: the one of before stays` },
        }))
      : [],
  )
  return { run: { ...run, lines }, reasons, old: told }
}

/** Hosts from which a site has photos fetched. */
export const photoHostsOf = (settings: Pick<Site['settings'], 'photoHosts'>): readonly string[] =>
  settings.photoHosts ?? []

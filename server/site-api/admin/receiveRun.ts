import type { ImportData } from '../../../src/contract/importLine'
import type { Arrivals } from '../photos/arrivals'
import { fetchPictures, photoHostsOf } from '../photos/fetching/fetchPictures'
import { fetchedPhoto, rehearsedPhoto } from '../photos/fetching/fetchedPhotos'
import { findPictureSource } from '../sites/siteRepository'
import type { Run } from './importRuns'
import { noteMissing } from './noteMissing'
import type { TellableError } from './keptReport'
import { isRemoval } from './operation'
import { receivePictures } from './receivePictures'
import { type DroppedPicture, withoutForeignPictures } from './withoutForeignPictures'
import type { Db } from './writer'

/** What is wrong with a line, for whoever sent it. */
interface LineErrors {
  line: number
  errors: TellableError[]
}

interface Received {
  /** What is to be written. */
  run: Run
  refused: LineErrors[]
  /** Of lines that are written all the same. */
  dropped: LineErrors[]
}

/** Addresses of hosts from which the site has photos fetched become photos of its own; a site line has none yet. */
async function withFetchedPictures(
  db: Db,
  siteId: string,
  run: Run,
  hosts: readonly string[],
  pictures: Arrivals,
  isTrial: boolean,
) {
  const { fetching } = pictures
  if (!fetching || !hosts.length || run.kind === 'site')
    return { run, reasons: new Map<string, string>(), old: [] }
  return fetchPictures(hosts, run, (link) =>
    isTrial
      ? rehearsedPhoto(db, siteId, link)
      : fetchedPhoto({ db, pictures }, siteId, link, { ...fetching, hosts }),
  )
}

async function withLoadablePictures(
  db: Db,
  siteId: string,
  given: Run,
  pictures: Arrivals,
  isTrial: boolean,
): Promise<Received> {
  const stored = await findPictureSource(db, siteId)
  const hosts = stored ? photoHostsOf(stored.settings) : []
  const { run, reasons, old } = await withFetchedPictures(db, siteId, given, hosts, pictures, isTrial)
  const found = new Map<number, DroppedPicture[]>()
  const lines = run.lines.map((line) => {
    const site = run.kind === 'site' && 'data' in line ? (line.data as ImportData<'site'>) : stored
    if (!('data' in line) || !site) return line
    const { data, dropped } = withoutForeignPictures(line.data, site, reasons, line.lost)
    if (dropped.length) found.set(line.line, dropped)
    return { ...line, data }
  })
  const known = await noteMissing(db, siteId, run, found)
  const told = [...found].map(([line, pictures]) => ({
    line,
    errors: pictures.map((one) => ({
      ...{ field: one.field, reason: one.reason, picture: one.link },
      isKnown: known.has(one),
    })),
  }))
  const stale = old.map(({ line, error }) => ({ line, errors: [error] }))
  return { run: { ...run, lines }, refused: [], dropped: [...told, ...stale] }
}

/**
 * Looks at the pictures of lines, and at those that lines lead to, before anything is locked: it may take its time.
 * @param isTrial of a dry run, which asks no other host
 */
export async function receiveRun(
  db: Db,
  siteId: string,
  run: Run,
  pictures: Arrivals,
  isTrial = false,
): Promise<Received> {
  if (isRemoval(run)) {
    await noteMissing(db, siteId, run, new Map())
    return { run, refused: [], dropped: [] }
  }
  if (run.kind !== 'asset') return withLoadablePictures(db, siteId, run, pictures, isTrial)
  const { good, refused } = await receivePictures(run.lines, pictures)
  const found = refused.map(({ line, error }) => ({ line, errors: [error] }))
  return { run: { ...run, lines: good }, refused: found, dropped: [] }
}

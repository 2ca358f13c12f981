import type { FieldError } from '../../../src/contract/check'
import type { ImportData } from '../../../src/contract/importLine'
import type { PicturePool } from '../assets/picturePool'
import { findPictureSource } from '../sites/siteRepository'
import type { Run } from './importRuns'
import { isRemoval } from './operation'
import { receivePictures } from './receivePictures'
import { withoutForeignPictures } from './withoutForeignPictures'
import type { Db } from './writer'

/** What is wrong with a line, for whoever sent it. */
interface LineErrors {
  line: number
  errors: FieldError[]
}

interface Received {
  /** What is to be written. */
  run: Run
  refused: LineErrors[]
  /** Of lines that are written all the same. */
  dropped: LineErrors[]
}

async function withLoadablePictures(db: Db, siteId: string, run: Run): Promise<Received> {
  const stored = await findPictureSource(db, siteId)
  const found: LineErrors[] = []
  const lines = run.lines.map((line) => {
    const site = run.kind === 'site' && 'data' in line ? (line.data as ImportData<'site'>) : stored
    if (!('data' in line) || !site) return line
    const { data, dropped } = withoutForeignPictures(line.data, site)
    if (dropped.length) found.push({ line: line.line, errors: dropped })
    return { ...line, data }
  })
  return { run: { ...run, lines }, refused: [], dropped: found }
}

/** Looks at the pictures of lines, and at those that lines lead to, before anything is locked: it may take its time. */
export async function receiveRun(db: Db, siteId: string, run: Run, pictures: PicturePool): Promise<Received> {
  if (isRemoval(run)) return { run, refused: [], dropped: [] }
  if (run.kind !== 'asset') return withLoadablePictures(db, siteId, run)
  const { good, refused } = await receivePictures(run.lines, pictures)
  const found = refused.map(({ line, error }) => ({ line, errors: [error] }))
  return { run: { ...run, lines: good }, refused: found, dropped: [] }
}

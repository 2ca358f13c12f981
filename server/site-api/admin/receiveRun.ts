import type { FieldError } from '../../../src/contract/check'
import type { ImportData } from '../../../src/contract/importLine'
import type { PicturePool } from '../assets/picturePool'
import { findPictureSource } from '../sites/siteRepository'
import type { Run } from './importRuns'
import { isRemoval } from './operation'
import { receivePictures } from './receivePictures'
import { withoutForeignPictures } from './withoutForeignPictures'
import type { Db } from './writer'

/** What somebody is to be told of a line. */
interface Told {
  line: number
  errors: FieldError[]
}

interface Received {
  /** What is to be written. */
  run: Run
  refused: Told[]
  /** Of lines that are written all the same. */
  leftOut: Told[]
}

async function withLoadablePictures(db: Db, siteId: string, run: Run): Promise<Received> {
  const stored = await findPictureSource(db, siteId)
  const told: Told[] = []
  const lines = run.lines.map((line) => {
    const site = run.kind === 'site' && 'data' in line ? (line.data as ImportData<'site'>) : stored
    if (!('data' in line) || !site) return line
    const { data, leftOut } = withoutForeignPictures(line.data, site)
    if (leftOut.length) told.push({ line: line.line, errors: leftOut })
    return { ...line, data }
  })
  return { run: { ...run, lines }, refused: [], leftOut: told }
}

/** Looks at the pictures of lines, and at those that lines lead to, before anything is locked: it may take its time. */
export async function receiveRun(db: Db, siteId: string, run: Run, pictures: PicturePool): Promise<Received> {
  if (isRemoval(run)) return { run, refused: [], leftOut: [] }
  if (run.kind !== 'asset') return withLoadablePictures(db, siteId, run)
  const { good, refused } = await receivePictures(run.lines, pictures)
  const told = refused.map(({ line, error }) => ({ line, errors: [error] }))
  return { run: { ...run, lines: good }, refused: told, leftOut: [] }
}

import type { ChildProcess } from 'node:child_process'
import { giveWay } from '../../giveWay'
import { fairTurns, type Wanted } from '../../http/fairTurns'
import type { PreparedPhoto } from '../photos/preparePhoto'
import type { AssetWidth } from './assetVersion'
import { forkProcess, holdOpen, started } from './pictureChild'
import {
  boundsOf,
  type PhotoJob,
  type PictureAnswer,
  type PictureBounds,
  type PictureJob,
} from './pictureJob'
import { UnreadablePicture } from './renderPicture'

/** A picture that took more than one may, or ended the process that was at it: the next attempt would do no better. */
export class ExcessivePicture extends UnreadablePicture {}

/** A picture that was not done in time though it had not used up its own: the machine had too much else to do. */
export class LatePicture extends UnreadablePicture {}

/** @throws UnreadablePicture, ExcessivePicture, LatePicture; their messages complete "The picture …". */
type RunPicture = (job: PictureJob) => Promise<Buffer>

type Job = PictureJob | PhotoJob

/** What a process made; of a photo that came in what is known of it, too. */
type Made = Pick<PreparedPhoto, 'bytes'> & Partial<PreparedPhoto>

export interface PicturePool {
  /** In the order they come. */
  run: RunPicture
  /** A photo that lies in a file, as it is kept; in the order they come. */
  prepare(file: string): Promise<PreparedPhoto>
  /**
   * A picture for those who ask for it, each in their own line (docs/decisions/223-pictures-take-turns.md). `work` is called when it is
   * its turn, and not at all when nobody waits for it any more.
   */
  offer(width: AssetWidth, work: (run: RunPicture) => Promise<Buffer>): Wanted<Buffer>
  /** Ends its processes, also one that is at a picture. */
  close(): void
}

const PICTURE_BOUNDS: PictureBounds = {
  mostCpu: 20_000,
  mostTime: 180_000,
  mostMemory: 512 * 1024 * 1024,
}
const MB = 1024 * 1024
/** Times that a picture may end the process: memory may have run out for another reason. */
const DEATHS = 2
/** In whose line stands what no visitor asks for. */
const OWN = ''
const CLOSED = 'No more pictures are made'

const reasons = ({ mostCpu, mostMemory, mostTime }: PictureBounds) => ({
  mostCpu: `needs more than ${mostCpu / 1000} s of a processor`,
  mostMemory: `needs more than ${Math.round(mostMemory / MB)} MB of memory`,
  mostTime: `was not done in ${mostTime / 1000} s`,
})

/** Px from which on a picture takes seconds. */
const LARGE = 1280

const isLarge = (width: AssetWidth) => width === 'original' || width >= LARGE
/** Pictures of one visitor that wait: a page of photos has fewer. */
const MOST_WAITING = 200

/** The same bytes, not a copy. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

/** The process ended, and said nothing. */
class Died extends Error {}

/** One picture by one process, which is ended when that takes too long. */
function ask(child: ChildProcess, job: Job, bounds: PictureBounds): Promise<Made> {
  return new Promise((done, reject) => {
    const why = reasons(boundsOf(job, bounds))
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      child.off('message', hear).off('exit', ended)
      finish()
    }
    const give = (error: Error) => settle(() => reject(error))
    const hear = (answer: PictureAnswer) => {
      if (answer === 'ready') return
      if ('over' in answer || answer.isWorn) child.kill('SIGKILL')
      if ('over' in answer) return give(new ExcessivePicture(why[answer.over]))
      if ('bytes' in answer) return settle(() => done({ ...answer, bytes: asBuffer(answer.bytes) }))
      give('unreadable' in answer ? new UnreadablePicture(answer.unreadable) : new Error(answer.failed))
    }
    const ended = () => give(new Died('ends the process that renders it'))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      give(new LatePicture(why.mostTime))
    }, bounds.mostTime)
    child.on('message', hear).once('exit', ended)
    child.send(job, (error) => error && give(new Died(error.message)))
  })
}

/**
 * Decodes and encodes pictures in processes of their own, which live on, each at one picture: one that takes too much, or
 * ends the process, costs nobody else anything but the time until it is noticed.
 */
export function openPicturePool(
  processes: number,
  bounds = PICTURE_BOUNDS,
  /** Leaves the processor to whoever needs it now. */
  isPatient = false,
): PicturePool {
  const turns = fairTurns({
    all: processes,
    // Whoever asks for many large ones leaves a process to the small ones of everybody else.
    large: Math.max(1, processes - 1),
  })
  const free: ChildProcess[] = []
  const all = new Set<ChildProcess>()
  let isClosed = false

  async function take(): Promise<ChildProcess> {
    for (let child = free.pop(); child; child = free.pop()) if (child.connected && !child.killed) return child
    const child = forkProcess(bounds)
    // Of a process that could not be had there is no id, and none would be this program's own.
    if (isPatient && child.pid !== undefined) giveWay(child.pid)
    all.add(child)
    child.once('exit', () => all.delete(child))
    // Of one that dies between two pictures the next one is told by `connected`.
    child.on('error', () => undefined)
    await started(child)
    return child
  }

  async function attempt(job: Job): Promise<Made> {
    // Nothing is said of the picture by that: it may be asked for again in a moment.
    const child = await take().catch((error: Error) => {
      throw new LatePicture(`has to wait: ${error.message}`)
    })
    holdOpen(child, true)
    let isAlive = true
    try {
      return await ask(child, job, bounds)
    } catch (error) {
      // The channel of one that somebody ended may tell of it later: it is not to be asked again.
      isAlive = !(error instanceof Died)
      throw error
    } finally {
      holdOpen(child, false)
      if (isAlive) free.push(child)
    }
  }

  async function attempts(job: Job): Promise<Made> {
    for (let death = 1; ; death++) {
      if (isClosed) throw new Error(CLOSED)
      try {
        return await attempt(job)
      } catch (error) {
        if (isClosed) throw new Error(CLOSED, { cause: error })
        if (!(error instanceof Died)) throw error
        if (death === DEATHS) throw new ExcessivePicture(error.message)
      }
    }
  }

  const inOrder = (job: Job, isLargeOne: boolean) =>
    turns.offer(() => attempts(job), { isLarge: isLargeOne }).for({ key: OWN })

  return {
    run: async (job) => (await inOrder(job, job.kind === 'arrival' || isLarge(job.width))).bytes,
    async prepare(file) {
      const { bytes, mime, facts } = await inOrder({ kind: 'photo', file }, true)
      if (!mime || !facts) throw new Error('Nothing is known of a photo that was prepared')
      return { bytes, mime, facts }
    },
    offer: (width, work) =>
      turns.offer(() => work(async (job) => (await attempts(job)).bytes), {
        isLarge: isLarge(width),
        mostWaiting: MOST_WAITING,
      }),
    close() {
      isClosed = true
      for (const child of all) child.kill('SIGKILL')
    },
  }
}

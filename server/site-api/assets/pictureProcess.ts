/** The process in which pictures are decoded and encoded, one at a time (docs/decisions/180). */
import sharp from 'sharp'
import { preparePhoto } from '../photos/preparePhoto'
import { assertReadable } from './assertReadable'
import {
  boundsOf,
  type PhotoJob,
  type PictureAnswer,
  type PictureBounds,
  type PictureJob,
} from './pictureJob'
import { renderFile, UnreadablePicture } from './renderPicture'

/** Milliseconds between two looks at what a picture takes. */
const LOOK = 20
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`)

const bounds = JSON.parse(process.argv[2] ?? '') as PictureBounds

// Only what a site may store is decoded, and nothing of one picture is kept for the next.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })
sharp.cache(false)

/** Nothing else ends a process one of whose threads is at a picture. */
const end = () => process.kill(process.pid, 'SIGKILL')
const say = (answer: PictureAnswer, then: () => void = () => undefined) => process.send?.(answer, then)

const NOTHING = new Uint8Array()

async function work(job: PictureJob | PhotoJob) {
  if (job.kind === 'file') return { bytes: await renderFile(job.bytes, job.mime, job.width, job.format) }
  if (job.kind === 'photo') return preparePhoto(job.file)
  await assertReadable(job.bytes, job.mime)
  return { bytes: NOTHING }
}

/** Ends the process as soon as a picture takes too much: there is no other way to stop a decoder. */
function watch({ mostCpu, mostMemory }: PictureBounds): NodeJS.Timeout {
  const before = process.cpuUsage()
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (process.memoryUsage.rss() > mostMemory) say({ over: 'mostMemory' }, end)
    else if ((user + system) / 1000 > mostCpu) say({ over: 'mostCpu' }, end)
  }, LOOK)
}

process.on('message', (job: PictureJob | PhotoJob) => {
  const watching = watch(boundsOf(job, bounds))
  const outcome = work(job).catch((error: Error) =>
    error instanceof UnreadablePicture ? { unreadable: error.message } : { failed: error.message },
  )
  void outcome.then((found) => {
    clearInterval(watching)
    // What libraries keep must not be counted against a later picture.
    say({ ...found, isWorn: process.memoryUsage.rss() > bounds.mostMemory / 2 })
  })
})
process.on('disconnect', end)
// A terminal, or a supervisor, tells the whole group to end: whoever asked for a picture decides.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
say('ready')

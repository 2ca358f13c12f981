import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { slowSvg, wholeInMemoryPng } from '../../../tests/support/hostilePictures'
import { squareSvg } from '../../../tests/support/svgLine'
import type { PictureJob } from './pictureJob'
import { ExcessivePicture, LatePicture, openPicturePool, type PicturePool } from './picturePool'
import { UnreadablePicture } from './renderPicture'

const MB = 1024 * 1024
const BOUNDS = { mostCpu: 1500, mostTime: 20_000, mostMemory: 300 * MB }

const file = (bytes: Buffer): PictureJob => ({
  kind: 'file',
  bytes,
  mime: String(bytes.subarray(0, 4)) === '<svg' ? 'image/svg+xml' : 'image/jpeg',
  width: 320,
  format: 'webp',
})
const photo = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#993322' } })
    .jpeg()
    .toBuffer()

/** Numbers of the picture processes that this one has started. */
const processes = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('pictureProcess') && line.trim().split(/\s+/)[1] === String(process.pid))
    .map((line) => Number(line.trim().split(/\s+/)[0]))

describe('pictures in processes of their own', () => {
  let pool: PicturePool
  afterEach(async () => {
    pool.close()
    while (processes().length) await pause(20)
  })

  it('are rendered by one that lives on', async () => {
    pool = openPicturePool(1, BOUNDS)
    const found = await sharp(await pool.run(file(await photo(800)))).metadata()
    expect(found).toMatchObject({ format: 'webp', width: 320 })
    const first = processes()
    await pool.run(file(Buffer.from(squareSvg(7))))
    expect([first.length, processes()]).toEqual([1, first])
  })

  it('of which the process ends while it starts are late, and done the next time', async () => {
    pool = openPicturePool(1, BOUNDS)
    const picture = file(await photo(100))
    const first = pool.run(picture).catch((thrown: unknown) => thrown)
    while (!processes().length) await pause(1)
    for (const pid of processes()) process.kill(pid, 'SIGKILL')
    expect(await first).toBeInstanceOf(LatePicture)
    await expect(pool.run(picture)).resolves.toBeInstanceOf(Buffer)
  })

  it('that cannot be read are told from those that take too much', async () => {
    pool = openPicturePool(1, BOUNDS)
    const error = await pool.run(file(Buffer.from('no picture'))).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(UnreadablePicture)
    expect(error).not.toBeInstanceOf(ExcessivePicture)
  })

  it('go on while one takes all the time there is, which is ended', async () => {
    pool = openPicturePool(2, BOUNDS)
    const slow = pool.run(file(slowSvg())).catch((error: Error) => error)
    const neighbours = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => pool.run(file(await photo(100 + index)))),
    )
    expect(neighbours).toHaveLength(6)
    expect(await slow).toEqual(new ExcessivePicture('needs more than 1.5 s of a processor'))
    await pool.run(file(await photo(90)))
  })

  it('that are small do not wait for the many large ones of somebody else', async () => {
    pool = openPicturePool(2, { ...BOUNDS, mostCpu: 60_000, mostTime: 60_000 })
    await Promise.all([pool.run(file(await photo(90))), pool.run(file(await photo(91)))])
    const done: string[] = []
    const bytes = await photo(1500)
    const large = Array.from({ length: 6 }, () =>
      pool
        .run({ kind: 'file', bytes, mime: 'image/jpeg', width: 'original', format: 'avif' })
        .then(() => done.push('large')),
    )
    await pool.run(file(await photo(92))).then(() => done.push('small'))
    await Promise.all(large)
    expect(done.indexOf('small')).toBeLessThan(2)
  })

  it('that a busy machine does not get done are given up, and are not held to be at fault', async () => {
    pool = openPicturePool(1, { ...BOUNDS, mostCpu: 60_000, mostTime: 1000 })
    await expect(pool.run(file(slowSvg()))).rejects.toThrow(new LatePicture('was not done in 1 s'))
    expect(await pool.run(file(await photo(90)))).toBeInstanceOf(Buffer)
  })

  it('that fill the memory are ended before they have', async () => {
    pool = openPicturePool(1, { ...BOUNDS, mostCpu: 60_000 })
    let most = 0
    const watching = setInterval(() => {
      for (const pid of processes())
        most = Math.max(
          most,
          Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })),
        )
    }, 100)
    const job: PictureJob = { ...file(await wholeInMemoryPng()), width: 'original' } as PictureJob
    const error = await pool.run(job).catch((thrown: unknown) => thrown)
    clearInterval(watching)
    expect(error).toEqual(new ExcessivePicture('needs more than 300 MB of memory'))
    expect(most / 1024).toBeLessThan(400)
    expect(await pool.run(file(await photo(90)))).toBeInstanceOf(Buffer)
  })

  it('are rendered by another process when somebody ends the one that is at them', async () => {
    pool = openPicturePool(1, { ...BOUNDS, mostCpu: 60_000 })
    await pool.run(file(await photo(90)))
    const [first] = processes() as [number]
    const large = pool.run({ ...file(await photo(2000)), width: 'original', format: 'avif' } as PictureJob)
    process.kill(first, 'SIGKILL')
    expect(await sharp(await large).metadata()).toMatchObject({ width: 2000 })
    expect(processes()).not.toContain(first)
  })

  it('are left undone when no more are wanted', async () => {
    pool = openPicturePool(1, { ...BOUNDS, mostCpu: 60_000 })
    const undone = pool.run(file(slowSvg())).catch((error: Error) => error)
    while (!processes().length) await pause(20)
    pool.close()
    expect(String(await undone)).toContain('No more pictures are made')
  })
})

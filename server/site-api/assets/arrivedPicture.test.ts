import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  animated,
  deepSvg,
  hugeSvg,
  laughingSvg,
  manyPixelsJpeg,
  manyPixelsPng,
  manyPixelsWebp,
  narrowSvg,
  reachingSvg,
  usedSvg,
} from '../../../tests/support/hostilePictures'
import { arrivedPicture } from './arrivedPicture'
import { openPicturePool } from './picturePool'
import { UnreadablePicture } from './renderPicture'

const photo = (format: 'png' | 'jpeg' | 'webp' | 'avif') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } })
    .toFormat(format)
    .toBuffer()

describe('a picture that comes in', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('is kept as it is: %s', async (format) => {
    const bytes = await photo(format)
    expect(await arrivedPicture(bytes, `image/${format}`)).toBe(bytes)
  })

  it('is refused when it is something else, or nothing', async () => {
    await expect(arrivedPicture(await photo('png'), 'image/jpeg')).rejects.toThrow(
      'holds image/png, not image/jpeg',
    )
    await expect(arrivedPicture(Buffer.from('hello'), 'image/png')).rejects.toThrow(
      'is not a picture that can be read',
    )
  })

  it('is decoded to its end: one that breaks off is refused', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#000', noise } })
      .jpeg()
      .toBuffer()
    await expect(arrivedPicture(bytes.subarray(0, bytes.length / 2), 'image/jpeg')).rejects.toThrow(
      'cannot be decoded',
    )
  })

  it.each([
    ['image/png', manyPixelsPng],
    ['image/jpeg', manyPixelsJpeg],
  ])('is refused when it has too many pixels: %s', async (mime, make) => {
    await expect(arrivedPicture(await make(), mime)).rejects.toThrow('has more than 100000000 pixels')
  })

  it('is refused when its head says more than there is: image/webp', async () => {
    await expect(arrivedPicture(await manyPixelsWebp(), 'image/webp')).rejects.toThrow(
      'is not a picture that can be read',
    )
  })

  it('may be an animation of thousands of pictures, of which the first counts, and no GIF', async () => {
    const bytes = await animated('webp')
    expect((await sharp(bytes).metadata()).pages).toBe(3000)
    expect(await arrivedPicture(bytes, 'image/webp')).toBe(bytes)
    await expect(arrivedPicture(await animated('gif'), 'image/webp')).rejects.toThrow('holds gif')
  })
})

describe('an SVG that comes in', () => {
  const drawn = async (bytes: Buffer) => {
    const kept = Buffer.from(await arrivedPicture(bytes, 'image/svg+xml'))
    const { data, info } = await sharp(kept).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const { format } = await sharp(kept).metadata()
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3
    return { format, width: info.width, height: info.height, middle: [...data.subarray(middle, middle + 3)] }
  }

  it('is a PNG from then on, as wide as the widest picture that is asked for', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><rect width="60" height="30" fill="#00f"/></svg>'
    expect(await drawn(Buffer.from(drawing))).toEqual({
      format: 'png',
      width: 1600,
      height: 800,
      middle: [0, 0, 255],
    })
  })

  it('reaches neither the files of the machine nor the network, and runs nothing', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const dir = await mkdtemp(join(tmpdir(), 'reaching-'))
    try {
      await writeFile(join(dir, 'red.png'), await photo('png'))
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      expect(await drawn(reachingSvg(join(dir, 'red.png'), address))).toMatchObject({ middle: [0, 0, 255] })
      expect(asked).toEqual([])
    } finally {
      server.close()
      await rm(dir, { recursive: true, force: true })
    }
  })

  describe('that is hostile', () => {
    const pool = openPicturePool(1, { mostCpu: 2000, mostTime: 20_000, mostMemory: 512 * 2 ** 20 })
    afterAll(() => pool.close())

    it.each([
      ['an entity of a billion words', laughingSvg],
      ['elements within elements without end', deepSvg],
      ['elements used a billion times', usedSvg],
      ['a square of a billion pixels', hugeSvg],
      ['a column of ninety million pixels', narrowSvg],
    ])(
      'is refused, or drawn, within its bounds: %s',
      async (_what, make) => {
        const job = { kind: 'arrival', bytes: make(), mime: 'image/svg+xml' } as const
        const outcome = await pool.run(job).catch((error: unknown) => error)
        if (!(outcome instanceof UnreadablePicture)) expect(outcome).toBeInstanceOf(Buffer)
      },
      60_000,
    )
  })
})

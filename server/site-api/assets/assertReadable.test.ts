import { gzipSync } from 'node:zlib'
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
  slowSvg,
  usedSvg,
} from '../../../tests/support/hostilePictures'
import { assertReadable } from './assertReadable'
import { openPicturePool } from './picturePool'
import { UnreadablePicture } from './renderPicture'

const photo = (format: 'png' | 'jpeg' | 'webp' | 'avif') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } })
    .toFormat(format)
    .toBuffer()

describe('a picture that comes in', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('may be: %s', async (format) => {
    const bytes = await photo(format)
    await assertReadable(bytes, `image/${format}`)
  })

  it('is refused when it is something else, or nothing', async () => {
    await expect(assertReadable(await photo('png'), 'image/jpeg')).rejects.toThrow(
      'holds image/png, not image/jpeg',
    )
    await expect(assertReadable(Buffer.from('hello'), 'image/png')).rejects.toThrow(
      'is not a picture that can be read',
    )
  })

  it('is decoded to its end: one that breaks off is refused', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#000', noise } })
      .jpeg()
      .toBuffer()
    await expect(assertReadable(bytes.subarray(0, bytes.length / 2), 'image/jpeg')).rejects.toThrow(
      'cannot be decoded',
    )
  })

  it.each([
    ['image/png', manyPixelsPng],
    ['image/jpeg', manyPixelsJpeg],
  ])('is refused when it has too many pixels: %s', async (mime, make) => {
    await expect(assertReadable(await make(), mime)).rejects.toThrow('has more than 100000000 pixels')
  })

  it('is refused when its head says more than there is: image/webp', async () => {
    await expect(assertReadable(await manyPixelsWebp(), 'image/webp')).rejects.toThrow(
      'is not a picture that can be read',
    )
  })

  it('may be an animation of thousands of pictures, of which the first counts, and no GIF', async () => {
    const bytes = await animated('webp')
    expect((await sharp(bytes).metadata()).pages).toBe(3000)
    await assertReadable(bytes, 'image/webp')
    await expect(assertReadable(await animated('gif'), 'image/webp')).rejects.toThrow('holds gif')
  })
})

describe('an SVG that comes in', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><rect width="60" height="30" fill="#00f"/></svg>'

  it('may be compressed', async () => {
    for (const bytes of [Buffer.from(drawing), gzipSync(drawing)])
      await assertReadable(bytes, 'image/svg+xml')
    await expect(assertReadable(gzipSync('no picture'), 'image/svg+xml')).rejects.toThrow(UnreadablePicture)
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
      ['noise upon noise', slowSvg],
    ])(
      'is refused, or drawn, within its bounds, as it comes and when it is asked for: %s',
      async (_what, make) => {
        const [bytes, mime] = [make(), 'image/svg+xml']
        const outcomes = [
          await pool.run({ kind: 'arrival', bytes, mime }).catch((error: unknown) => error),
          await pool
            .run({ kind: 'file', bytes, mime, width: 1600, format: 'jpeg' })
            .catch((error: unknown) => error),
        ]
        for (const outcome of outcomes)
          if (!(outcome instanceof UnreadablePicture)) expect(outcome).toBeInstanceOf(Buffer)
      },
      60_000,
    )
  })
})

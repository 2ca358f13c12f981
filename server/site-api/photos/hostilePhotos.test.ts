import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { HOSTILE_PHOTOS, SCRIPT } from '../../../tests/support/hostilePhotos'
import { openPicturePool, type PicturePool } from '../assets/picturePool'
import { UnreadablePicture } from '../assets/renderPicture'

/** Milliseconds: a machine with much to do takes its time over the largest. */
const PATIENCE = 120_000

describe('photos that are meant to do harm', () => {
  let pool: PicturePool
  let folder: string
  beforeAll(async () => {
    pool = openPicturePool(1)
    folder = await mkdtemp(join(tmpdir(), 'hostile-'))
  })
  afterAll(async () => {
    pool.close()
    await rm(folder, { recursive: true })
  })

  async function prepared(bytes: Buffer) {
    const file = join(folder, 'photo')
    await writeFile(file, bytes)
    return pool.prepare(file).catch((error: unknown) => {
      if (error instanceof UnreadablePicture) return error.message
      throw error
    })
  }

  it('are more than fifty', () => {
    expect(new Set(HOSTILE_PHOTOS.map(([what]) => what)).size).toBe(HOSTILE_PHOTOS.length)
    expect(HOSTILE_PHOTOS.length).toBeGreaterThan(60)
  })

  it.each(
    HOSTILE_PHOTOS.flatMap(([what, make, refused]) => (refused ? [[what, make, refused] as const] : [])),
  )(
    '%s is refused in words',
    async (_what, make, refused) => {
      const found = await prepared(await make())
      expect(
        typeof found === 'string' ? found : `is ${found.facts.width} × ${found.facts.height} now`,
      ).toMatch(refused)
    },
    PATIENCE,
  )

  it.each(HOSTILE_PHOTOS.flatMap(([what, make, refused]) => (refused ? [] : [[what, make] as const])))(
    '%s is made safe',
    async (_what, make) => {
      const found = await prepared(await make())
      if (typeof found === 'string') throw new Error(found)
      const { bytes, mime, facts } = found
      expect(bytes.length).toBeLessThanOrEqual(1_400_000)
      expect(bytes.includes(SCRIPT)).toBe(false)
      const { format, width, height, space, depth, pages, exif, xmp, iptc, icc, orientation } =
        await sharp(bytes).metadata()
      expect({ mime: `image/${format}`, width, height, space, depth }).toEqual({
        mime,
        width: facts.width,
        height: facts.height,
        space: 'srgb',
        depth: 'uchar',
      })
      expect([pages, exif, xmp, iptc, icc, orientation].filter((each) => each !== undefined)).toEqual([])
      expect(width).toBeLessThanOrEqual(1600)
      expect(height).toBeLessThanOrEqual(3200)
      // To its end.
      await sharp(bytes, { failOn: 'warning' }).raw().toBuffer()
    },
    PATIENCE,
  )
})

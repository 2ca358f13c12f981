import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { reachingSvg } from '../../../tests/support/hostilePictures'
import { renderFile, UnreadablePicture } from './renderPicture'

const drawing = (
  inside = '<rect width="400" height="300" fill="#2b6"/>',
  size = 'width="400" height="300" ',
) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}viewBox="0 0 400 300">${inside}</svg>`)
const SVG = 'image/svg+xml'
const png = (width: number, height: number, background = { r: 0, g: 0, b: 0, alpha: 0 }) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

describe('rendering an SVG', () => {
  it.each([
    ['webp', 640],
    ['jpeg', 320],
    ['avif', 320],
  ] as const)('gives %s in %i pixels, in its proportions', async (format, width) => {
    for (const bytes of [drawing(), drawing(undefined, ''), gzipSync(drawing())])
      expect(await sharp(await renderFile(bytes, SVG, width, format)).metadata()).toMatchObject({
        format: format === 'avif' ? 'heif' : format,
        width,
        height: Math.round(width * 0.75),
      })
  })

  it('is sharp at any width: drawn anew and not stretched', async () => {
    const striped = drawing('<rect width="400" height="300" fill="#fff"/><rect width="200" height="300"/>')
    const { data, info } = await sharp(await renderFile(striped, SVG, 1600, 'webp'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number) => data[(600 * info.width + x) * info.channels] ?? -1
    expect(at(790)).toBeLessThan(20)
    expect(at(810)).toBeGreaterThan(235)
  })

  it('is as large as the widest picture, whatever it says of itself', async () => {
    const tall = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="40"/>')
    const sizeOf = async (bytes: Buffer, width: 'original' | 640) => {
      const { width: wide, height } = await sharp(await renderFile(bytes, SVG, width, 'png')).metadata()
      return [wide, height]
    }
    expect(await sizeOf(drawing(), 'original')).toEqual([1600, 1200])
    expect(await sizeOf(tall, 'original')).toEqual([400, 1600])
    expect(await sizeOf(tall, 640)).toEqual([400, 1600])
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
      await writeFile(join(dir, 'red.png'), await png(300, 200, { r: 255, g: 0, b: 0, alpha: 1 }))
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const bytes = reachingSvg(join(dir, 'red.png'), address)
      const { data } = await sharp(await renderFile(bytes, SVG, 'original', 'png'))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const middle = (600 * 1600 + 800) * 3
      expect([...data.subarray(middle, middle + 3)]).toEqual([0, 0, 255])
      expect(asked).toEqual([])
    } finally {
      server.close()
      await rm(dir, { recursive: true, force: true })
    }
  })
})

describe('rendering a stored picture', () => {
  it('makes it smaller and never larger', async () => {
    const stored = await png(800, 400)
    expect(await sharp(await renderFile(stored, 'image/png', 320, 'webp')).metadata()).toMatchObject({
      width: 320,
      height: 160,
    })
    expect(await sharp(await renderFile(stored, 'image/png', 1600, 'webp')).metadata()).toMatchObject({
      width: 800,
    })
  })

  it('puts white behind what is see-through where the format has no transparency', async () => {
    const { data } = await sharp(await renderFile(await png(10, 10), 'image/png', 'original', 'jpeg'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([data[0], data[1], data[2]]).toEqual([255, 255, 255])
  })

  it('turns a photo upright and drops where it was taken', async () => {
    const lying = await sharp(await png(40, 20))
      .withExif({ IFD0: { Copyright: 'nobody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const found = await sharp(await renderFile(lying, 'image/jpeg', 'original', 'jpeg')).metadata()
    expect(found).toMatchObject({ width: 20, height: 40 })
    expect(found.exif).toBeUndefined()
  })

  it('says that a broken picture is broken', async () => {
    const stored = await sharp(await png(400, 400))
      .jpeg()
      .toBuffer()
    await expect(renderFile(Buffer.from('not a picture'), 'image/png', 320, 'webp')).rejects.toThrow(
      UnreadablePicture,
    )
    await expect(renderFile(stored.subarray(0, 300), 'image/jpeg', 320, 'webp')).rejects.toThrow(
      UnreadablePicture,
    )
  })
})

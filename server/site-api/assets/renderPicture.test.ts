import sharp from 'sharp'
import { renderDrawing, renderFile, UnreadablePicture } from './renderPicture'

const drawing = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><rect width="400" height="300" fill="#2b6"/></svg>',
  width: 400,
  height: 300,
}
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer()

describe('rendering a drawn picture', () => {
  it.each([
    ['webp', 640],
    ['jpeg', 320],
    ['avif', 320],
  ] as const)('gives %s in %i pixels, in the drawing’s proportions', async (format, width) => {
    const found = await sharp(await renderDrawing(drawing, width, format)).metadata()
    expect(found).toMatchObject({
      format: format === 'avif' ? 'heif' : format,
      width,
      height: Math.round(width * 0.75),
    })
  })

  it('is sharp at any width: drawn anew and not stretched', async () => {
    const striped = drawing.svg.replace('fill="#2b6"/>', 'fill="#fff"/><rect width="200" height="300"/>')
    const wide = await renderDrawing({ ...drawing, svg: striped }, 1600, 'webp')
    const { data, info } = await sharp(wide).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number) => data[(600 * info.width + x) * info.channels] ?? -1
    expect(at(790)).toBeLessThan(20)
    expect(at(810)).toBeGreaterThan(235)
  })

  it('knows its original size', async () => {
    expect(await sharp(await renderDrawing(drawing, 'original', 'webp')).metadata()).toMatchObject({
      width: 400,
    })
  })
})

describe('rendering a stored picture', () => {
  it('makes it smaller and never larger', async () => {
    const stored = await png(800, 400)
    expect(await sharp(await renderFile(stored, 320, 'webp')).metadata()).toMatchObject({
      width: 320,
      height: 160,
    })
    expect(await sharp(await renderFile(stored, 1600, 'webp')).metadata()).toMatchObject({ width: 800 })
  })

  it('puts white behind what is see-through where the format has no transparency', async () => {
    const { data } = await sharp(await renderFile(await png(10, 10), 'original', 'jpeg'))
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
    const found = await sharp(await renderFile(lying, 'original', 'jpeg')).metadata()
    expect(found).toMatchObject({ width: 20, height: 40 })
    expect(found.exif).toBeUndefined()
  })

  it('says that a broken picture is broken', async () => {
    const stored = await sharp(await png(400, 400))
      .jpeg()
      .toBuffer()
    await expect(renderFile(Buffer.from('not a picture'), 320, 'webp')).rejects.toThrow(UnreadablePicture)
    await expect(renderFile(stored.subarray(0, 300), 320, 'webp')).rejects.toThrow(UnreadablePicture)
  })
})

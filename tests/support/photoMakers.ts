import sharp, { type Sharp } from 'sharp'
import { chunk } from './hostilePictures'

export const latin = (text: string) => Buffer.from(text, 'latin1')
export const plain = (width = 640, height = 480): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#993322' } })
/** Of what is noise nothing can be left out without a trace. */
export const noise = (width = 640, height = 480): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
export const cut = async (picture: Promise<Buffer>, share = 0.5) => {
  const bytes = await picture
  return bytes.subarray(0, Math.floor(bytes.length * share))
}

/** A segment of a JPEG, behind its first two bytes. */
export async function withSegment(marker: number, content: Buffer): Promise<Buffer> {
  const picture = await plain().jpeg().toBuffer()
  const head = Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255])
  return Buffer.concat([picture.subarray(0, 2), head, content, picture.subarray(2)])
}

/** A chunk of a PNG, behind its head. */
export async function withChunk(type: string, data: Buffer): Promise<Buffer> {
  const picture = await plain().png().toBuffer()
  return Buffer.concat([picture.subarray(0, 33), chunk(type, data), picture.subarray(33)])
}

export async function spoiled(
  picture: Promise<Buffer>,
  from: number,
  by: (bytes: Buffer) => void,
): Promise<Buffer> {
  const bytes = Buffer.from(await picture)
  by(bytes.subarray(Math.floor(bytes.length * from)))
  return bytes
}

export const zeros = (bytes: Buffer) => bytes.fill(0)
/** Bytes without any order, the same each time. */
export function scatter(bytes: Buffer): void {
  let state = 12_345
  for (let at = 0; at < bytes.length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    bytes[at] = state >>> 24
  }
}
export const heif = (brand: string, inside = '') => {
  const head = latin(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`)
  return Buffer.concat([head, latin(inside)])
}
/** An AVIF that says it is as wide as one can. */
export async function manyPixelsAvif(): Promise<Buffer> {
  const bytes = Buffer.from(await plain(64, 64).avif({ effort: 0 }).toBuffer())
  const at = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(60_000, at)
  bytes.writeUInt32BE(60_000, at + 4)
  return bytes
}

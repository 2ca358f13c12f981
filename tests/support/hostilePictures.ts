import { createDeflate, crc32 as zlibCrc, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const svg = (inside: string, size = 'width="400" height="300"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`,
  )

/** Takes minutes to draw: noise, made anew for each of so many rectangles. */
export const slowSvg = (rectangles = 2000) =>
  svg(
    `<filter id="f" x="0" y="0" width="100%" height="100%"><feTurbulence baseFrequency=".9" numOctaves="9"/></filter>
     ${'<rect width="400" height="300" filter="url(#f)"/>'.repeat(rectangles)}`,
  )

/** What each element of it uses ten times, over and over. */
export function usedSvg(depth = 9): Buffer {
  const level = (at: number) => `<g id="g${at}">${`<use xlink:href="#g${at - 1}"/>`.repeat(10)}</g>`
  const levels = Array.from({ length: depth }, (_, index) => level(index + 1)).join('')
  return svg(`<defs><rect id="g0" width="1" height="1"/>${levels}</defs><use xlink:href="#g${depth}"/>`)
}

/** An entity that is a billion times itself. */
export function laughingSvg(): Buffer {
  const entities = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  )
  const drawn = String(svg('<text y="20">&l9;</text>'))
  return Buffer.from(`<!DOCTYPE svg [<!ENTITY l0 "lol">${entities.join('')}]>${drawn}`)
}

export const deepSvg = (depth = 100_000) => svg('<g>'.repeat(depth) + '</g>'.repeat(depth))
export const hugeSvg = () => svg('<rect width="9" height="9"/>', 'width="1000000000" height="1000000000"')
export const narrowSvg = () => svg('<rect width="9" height="9"/>', 'width="1" height="90000000"')

/** Asks for a file of the machine and an address, in every way there is; it is blue where none of it came. */
export const reachingSvg = (file: string, address: string) =>
  Buffer.from(`<?xml-stylesheet href="${address}/sheet.css" type="text/css"?>
<!DOCTYPE svg [<!ENTITY taken SYSTEM "file://${file}">]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xi="http://www.w3.org/2001/XInclude"
  width="400" height="300" onload="fetch('${address}/onload')">
<style>@import url("${address}/import.css"); @font-face { font-family: x; src: url(${address}/font.woff) }</style>
<script href="${address}/script.js">fetch('${address}/script')</script>
<rect width="400" height="300" fill="#0000ff"/>
<image href="file://${file}" width="400" height="300"/>
<image xlink:href="${address}/picture.png" width="400" height="300"/>
<use xlink:href="${address}/other.svg#all"/>
<xi:include href="file://${file}" parse="text"/>
<foreignObject width="400" height="300"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${address}/frame"/></foreignObject>
</svg>`)

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(zlibCrc(body))
  return Buffer.concat([length, body, check])
}

function png(side: number, bits: number, colour: number, isInterlaced: boolean, data: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([bits, colour, 0, 0, isInterlaced ? 1 : 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

async function deflatedZeros(bytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 })
  const parts: Buffer[] = []
  deflate.on('data', (part: Buffer) => parts.push(part))
  const block = Buffer.alloc(1 << 20)
  for (let left = bytes; left > 0; left -= block.length)
    if (!deflate.write(block.subarray(0, Math.min(left, block.length))))
      await new Promise((resolve) => deflate.once('drain', resolve))
  await new Promise<void>((resolve) => deflate.once('end', resolve).end())
  return Buffer.concat(parts)
}

/** A million bytes that say they are 900 megapixels. */
export const manyPixelsPng = () => png(30_000, 1, 0, false, deflateSync(Buffer.alloc(1 << 20)))

/** Fewer pixels than are refused at once, of which all have to be in memory together: 784 MB. */
export const wholeInMemoryPng = async () =>
  png(9_900, 16, 6, true, await deflatedZeros(9_900 * 9_900 * 8 + 40_000))

const still = (format: 'jpeg' | 'webp') =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#993322' } })
    .toFormat(format, format === 'webp' ? { lossless: true } : {})
    .toBuffer()

/** A small JPEG whose head says 65,000 by 65,000. */
export async function manyPixelsJpeg(): Promise<Buffer> {
  const bytes = await still('jpeg')
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(65_000, frame + 5)
  bytes.writeUInt16BE(65_000, frame + 7)
  return bytes
}

/** A small WebP whose head says as much as one can: 16,384 by 16,384. */
export async function manyPixelsWebp(): Promise<Buffer> {
  const bytes = await still('webp')
  const at = bytes.indexOf('VP8L') + 9
  bytes.writeUInt32LE((bytes.readUInt32LE(at) | 0x0fff_ffff) >>> 0, at)
  return bytes
}

/** An animation of so many frames. */
export function animated(format: 'webp' | 'gif', frames = 3000): Promise<Buffer> {
  const [width, pageHeight, channels] = [8, 8, 3] as const
  const raw = Buffer.alloc(width * pageHeight * channels * frames, 0)
  // No two frames that follow each other are the same: they would be taken together.
  for (let frame = 0; frame < frames; frame++) raw.fill(frame % 2 ? 250 : 5, frame * 192, (frame + 1) * 192)
  return sharp(raw, { raw: { width, height: pageHeight * frames, channels, pageHeight } })
    .toFormat(format)
    .toBuffer()
}

import { deflateSync, gzipSync } from 'node:zlib'
import {
  animated,
  deepSvg,
  hugeSvg,
  laughingSvg,
  manyPixelsJpeg,
  manyPixelsPng,
  manyPixelsWebp,
  reachingSvg,
  slowSvg,
  usedSvg,
  wholeInMemoryPng,
} from './hostilePictures'
import {
  cut,
  heif,
  latin,
  manyPixelsAvif,
  noise,
  plain,
  scatter,
  spoiled,
  withChunk,
  withSegment,
  zeros,
} from './photoMakers'
import { zipFile } from './zipFile'

/** What stands in what is not pixels, and must be in nothing that is kept. */
export const SCRIPT = '<script>alert("photo")</script><?php system($_GET["x"]); ?>'

type Make = () => Buffer | Promise<Buffer>
/** A file, and the words it is refused with; without words it is made safe. */
type Hostile = readonly [what: string, make: Make, refused?: RegExp]

const KIND = (what: string) => new RegExp(`^is ${what}; photos come as JPEG, PNG, WebP, AVIF or HEIC$`)
const SVG = KIND('an SVG drawing')
const UNKNOWN = KIND('no picture that is known')
const GREY = /^is damaged, so that a part of it would be grey or noise \(.*Corrupt JPEG data: .+\)$/
const JPEG_END = latin('\xff\xd9')
const BROKEN = /^cannot be decoded \(/
const PIXELS = /^has \d+ × \d+ pixels, more than 100 million$/

export const HOSTILE_PHOTOS: readonly Hostile[] = [
  ['nothing', () => Buffer.alloc(0), /^is empty$/],
  ['one byte', () => latin('\xff'), UNKNOWN],
  ['a megabyte of zeros', () => Buffer.alloc(1 << 20), UNKNOWN],
  ['a text', () => latin('Dear sir, here is the photo.'), UNKNOWN],
  [
    'a drawing for ImageMagick',
    () => latin('push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 "|id"\n'),
    UNKNOWN,
  ],
  [
    'a script for ImageMagick',
    () => latin('<?xml version="1.0"?><image><read filename="/etc/passwd"/></image>'),
    KIND('an XML file'),
  ],
  ['a PPM', () => latin('P6 100000 100000 255\n'), UNKNOWN],
  ['a Radiance picture', () => latin('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n'), UNKNOWN],
  ['a GIF of 3,000 pictures', () => animated('gif'), KIND('a GIF')],
  ['a TIFF', () => plain().tiff().toBuffer(), KIND('a TIFF')],
  ['a BMP', () => latin('BM\x36\0\0\0\0\0\0\0\x36\0\0\0'), KIND('a BMP')],
  ['a PDF', () => latin('%PDF-1.7 <</OpenAction 1 0 R>>'), KIND('a PDF')],
  [
    'a PostScript file',
    () => latin('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (w) file'),
    KIND('a PostScript file'),
  ],
  ['a Photoshop file', () => latin('8BPS\0\x01'), KIND('a Photoshop file')],
  ['a JPEG XL', () => latin('\xff\x0a\xfa\x1f'), KIND('a JPEG XL')],
  ['a JPEG 2000', () => latin('\0\0\0\x0cjP  \r\n\x87\n'), KIND('a JPEG 2000')],
  ['an icon', () => latin('\0\0\x01\0\x01\0'), KIND('an icon')],
  ['a ZIP file', () => zipFile([{ name: 'x.jpg', bytes: latin('x') }]), KIND('a ZIP file')],
  ['a program', () => latin('\x7fELF\x02\x01\x01\0'), KIND('a program')],
  ['a shell script', () => latin('#!/bin/sh\nid\n'), KIND('a program')],
  ['a web page', () => latin(`<!DOCTYPE html>${SCRIPT}`), KIND('a web page')],
  [
    'a web page before a JPEG',
    async () => Buffer.concat([latin('<html>'), await plain().jpeg().toBuffer()]),
    KIND('a web page'),
  ],
  ['a film', () => heif('isom', 'moov'), KIND('a film or a sound')],
  ['an animated AVIF', () => heif('avis', 'moov'), KIND('an animation')],
  ['an SVG that takes minutes', () => slowSvg(), SVG],
  ['an SVG that uses itself', () => usedSvg(), SVG],
  ['an SVG of a billion laughs', () => laughingSvg(), /^is (an SVG drawing|an XML file); /],
  ['an SVG of a hundred thousand levels', () => deepSvg(), SVG],
  ['an SVG as large as a town', () => hugeSvg(), SVG],
  [
    'an SVG that asks for files and addresses',
    () => reachingSvg('/etc/passwd', 'http://127.0.0.1:9'),
    /^is (an SVG drawing|an XML file); /,
  ],
  ['an SVG that is gzipped', () => gzipSync(hugeSvg()), KIND('a compressed file')],
  ['a JPEG of 65,000 by 65,000', () => manyPixelsJpeg(), PIXELS],
  ['a PNG of 900 megapixels', () => manyPixelsPng(), PIXELS],
  ['a WebP of 268 megapixels', () => manyPixelsWebp(), BROKEN],
  ['an AVIF of 3,600 megapixels', manyPixelsAvif, /^(has \d+ × \d+ pixels|cannot be decoded)/],
  ['a PNG that needs 784 MB', () => wholeInMemoryPng(), /^needs more than 512 MB of memory$/],
  ['half a JPEG', () => cut(noise().jpeg().toBuffer()), BROKEN],
  ['half a PNG', () => cut(noise().png().toBuffer()), BROKEN],
  ['half a WebP', () => cut(noise().webp().toBuffer()), BROKEN],
  ['half an AVIF', () => cut(noise().avif({ effort: 0 }).toBuffer()), BROKEN],
  ['the head of a JPEG', () => cut(plain().jpeg().toBuffer(), 0.2), BROKEN],
  ['the head of a PNG', () => cut(plain().png().toBuffer(), 0.02), BROKEN],
  [
    'half a JPEG with an end',
    async () => Buffer.concat([await cut(noise().jpeg().toBuffer()), JPEG_END]),
    GREY,
  ],
  [
    'half a JPEG in steps with an end',
    async () => Buffer.concat([await cut(noise().jpeg({ progressive: true }).toBuffer()), JPEG_END]),
    GREY,
  ],
  ['a JPEG whose second half is noise', () => spoiled(noise().jpeg().toBuffer(), 0.5, scatter), GREY],
  ['a JPEG without its tables', () => latin('\xff\xd8\xff\xda\0\x08\x01\x01\0\0\x3f\0\xff\xd9'), BROKEN],
  [
    'a PNG of no width',
    () => spoiled(plain().png().toBuffer(), 0, (bytes) => bytes.writeUInt32BE(0, 16)),
    BROKEN,
  ],
  ['a PNG whose pixels are zeros', () => spoiled(noise().png().toBuffer(), 0.3, zeros), BROKEN],
  [
    'a HEIC',
    () => heif('heic', 'meta'),
    /^is a HEIC photo, which the picture library of this machine does not decode/,
  ],
  ['a JPEG with a script for a comment', () => withSegment(0xfe, latin(SCRIPT))],
  [
    'a JPEG with a script in EXIF',
    () =>
      plain()
        .withExif({ IFD0: { ImageDescription: SCRIPT } })
        .jpeg()
        .toBuffer(),
  ],
  [
    'a JPEG with a script in XMP',
    () =>
      plain().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!--${SCRIPT}--></x:xmpmeta>`).jpeg().toBuffer(),
  ],
  [
    'a JPEG that is a ZIP file, too',
    async () =>
      Buffer.concat([
        await plain().jpeg().toBuffer(),
        zipFile([{ name: 'x.php', bytes: latin(SCRIPT), packed: latin(SCRIPT) }]),
      ]),
  ],
  [
    'a JPEG with a web page behind it',
    async () => Buffer.concat([await plain().jpeg().toBuffer(), latin(`<html>${SCRIPT}`)]),
  ],
  ['a PNG with a script for a text', () => withChunk('tEXt', latin(`Comment\0${SCRIPT}`))],
  [
    'a PNG with 200 MB of text, packed',
    () => withChunk('zTXt', Buffer.concat([latin('Comment\0\0'), deflateSync(Buffer.alloc(200 << 20))])),
    BROKEN,
  ],
  [
    'a PNG with 200 MB of colour profile, packed',
    () => withChunk('iCCP', Buffer.concat([latin('icc\0\0'), deflateSync(Buffer.alloc(200 << 20))])),
    BROKEN,
  ],
  [
    'a WebP with a script in EXIF',
    () =>
      plain()
        .withExif({ IFD0: { ImageDescription: SCRIPT } })
        .webp()
        .toBuffer(),
  ],
  [
    'an AVIF with a script behind it',
    async () => Buffer.concat([await plain().avif({ effort: 0 }).toBuffer(), latin(SCRIPT)]),
  ],
  ['a WebP whose pixels are zeros', () => spoiled(noise().webp({ lossless: true }).toBuffer(), 0.02, zeros)],
  ['a WebP of 3,000 pictures', () => animated('webp')],
  ['a JPEG in CMYK', () => plain().toColourspace('cmyk').jpeg().toBuffer()],
  ['a JPEG in grey', () => plain().greyscale().jpeg().toBuffer()],
  ['a PNG of 16 bits', () => plain().toColourspace('rgb16').png().toBuffer()],
  [
    'a PNG of 16 bits in grey that is see-through',
    () => plain().ensureAlpha(0.5).greyscale().toColourspace('grey16').png().toBuffer(),
  ],
  ['a PNG of one bit', () => plain().greyscale().png({ palette: true, colours: 2 }).toBuffer()],
  [
    'a JPEG with bytes between its parts, as some cameras write',
    async () => {
      const bytes = await plain().jpeg().toBuffer()
      const next = 4 + bytes.readUInt16BE(4)
      return Buffer.concat([bytes.subarray(0, next), Buffer.alloc(3), bytes.subarray(next)])
    },
  ],
  ['a JPEG that lies on its side', () => plain().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  ['a JPEG in steps', () => plain().jpeg({ progressive: true }).toBuffer()],
  ['a picture of one pixel', () => plain(1, 1).png().toBuffer()],
  ['a picture as narrow as a thread', () => plain(1, 30_000).png().toBuffer()],
  ['a picture as wide as a horizon', () => plain(30_000, 1).jpeg().toBuffer()],
  ['a picture of noise', () => noise(2000, 4000).jpeg({ quality: 90 }).toBuffer()],
]

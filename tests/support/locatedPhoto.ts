import sharp from 'sharp'

export const LOCATED_FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const
type Format = (typeof LOCATED_FORMATS)[number]

/** What stands in each kind of metadata, so that it can be looked for in bytes. */
const MARKS = {
  EXIF: 'GPS-EXIF 51.049812 3.726345',
  XMP: 'GPS-XMP 51.049812 3.726345',
  IPTC: 'GPS-IPTC 51.049812 3.726345',
} as const

/** Kinds of metadata that these bytes hold uncompressed. */
export const saysWhere = (bytes: Buffer): string[] =>
  Object.entries(MARKS).flatMap(([kind, mark]) => (bytes.includes(mark) ? kind : []))

const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/"
  exif:GPSLatitude="51,2.98872N" exif:GPSLongitude="3,43.5807E" exif:GPSAreaInformation="${MARKS.XMP}"/>
  </rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

/** A city (2:90) as IPTC writes it, within the resource of Photoshop that holds it. */
function photoshopResource(): Buffer {
  const text = Buffer.from(MARKS.IPTC)
  const record = Buffer.concat([Buffer.from([0x1c, 2, 90, 0, text.length]), text])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(record.length)
  const padding = Buffer.alloc(record.length % 2)
  return Buffer.concat([Buffer.from('8BIM'), Buffer.from([4, 4, 0, 0]), size, record, padding])
}

const length32 = (size: number, isLittle = false) => {
  const bytes = Buffer.alloc(4)
  if (isLittle) bytes.writeUInt32LE(size)
  else bytes.writeUInt32BE(size)
  return bytes
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** Puts IPTC where each container has room for what it does not know itself. */
const WITH_IPTC: Record<Format, (picture: Buffer) => Buffer> = {
  jpeg: (picture) => {
    const content = Buffer.concat([Buffer.from('Photoshop 3.0\0'), photoshopResource()])
    const head = Buffer.from([0xff, 0xed, (content.length + 2) >> 8, (content.length + 2) & 255])
    return Buffer.concat([picture.subarray(0, 2), head, content, picture.subarray(2)])
  },
  png: (picture) => {
    const chunk = Buffer.concat([Buffer.from('tEXtRaw profile type iptc\0'), photoshopResource()])
    const end = picture.length - 12
    const whole = [length32(chunk.length - 4), chunk, length32(crc32(chunk))]
    return Buffer.concat([picture.subarray(0, end), ...whole, picture.subarray(end)])
  },
  webp: (picture) => {
    const content = photoshopResource()
    const padding = Buffer.alloc(content.length % 2)
    const grown = Buffer.concat([
      picture,
      Buffer.from('IPTC'),
      length32(content.length, true),
      content,
      padding,
    ])
    grown.writeUInt32LE(grown.length - 8, 4)
    return grown
  },
  avif: (picture) => {
    const content = photoshopResource()
    return Buffer.concat([picture, length32(content.length + 8), Buffer.from('free'), content])
  },
}

/** A photo that says in EXIF, XMP and IPTC where it was taken. */
export async function locatedPhoto(format: Format): Promise<Buffer> {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#996633' } })
    .withExif({
      IFD0: { ImageDescription: MARKS.EXIF },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 2/1 59/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '3/1 43/1 34/1',
      },
    })
    .withXmp(xmp)
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer()
  return WITH_IPTC[format](picture)
}

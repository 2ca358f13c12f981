import type { Rng } from 'aanbod-demo/rng'

/** One white pixel, as PNG and as GIF: a format that is taken and one that is not. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)
const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

const NAMES = [
  'huis.jpg',
  '../../etc/passwd',
  '..\\huis.png',
  '',
  'é 😀.png',
  'a"b.png',
  '%00.png',
  'x'.repeat(600),
] as const

function pictureIn(rng: Rng): Buffer {
  const picture = Buffer.from(rng.pick([PNG, PNG, GIF, SVG, Buffer.alloc(0), Buffer.from('no picture')]))
  if (rng.chance(0.4) && picture.length) picture[rng.int(0, picture.length - 1)] = rng.int(0, 255)
  return rng.chance(0.2) ? picture.subarray(0, rng.int(0, picture.length)) : picture
}

/** A multipart form with photos, good and bad ones; now and then a form that breaks off or has another boundary than it says. */
export function sentPhotos(rng: Rng): { type: string; body: Buffer } {
  const boundary = rng.pick(['fuzz', 'f'.repeat(70), "x'y", ''])
  const parts = Array.from({ length: rng.int(0, 4) }, () => {
    const name = rng.chance(0.9) ? `; filename="${rng.pick(NAMES)}"` : ''
    const head = rng.chance(0.9) ? `Content-Disposition: form-data; name="photo"${name}\r\n` : ''
    const type = rng.pick(['Content-Type: image/png\r\n', 'Content-Type: x\r\n', ''])
    return Buffer.concat([
      Buffer.from(`--${boundary}\r\n${head}${type}\r\n`),
      pictureIn(rng),
      Buffer.from('\r\n'),
    ])
  })
  const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  const told = rng.chance(0.95) ? boundary : 'another'
  return {
    type: `multipart/form-data${rng.chance(0.97) ? `; boundary=${told}` : ''}`,
    body: rng.chance(0.1) ? whole.subarray(0, rng.int(0, whole.length)) : whole,
  }
}

/**
 * What it costs to bring in many large photos, and what visitors notice: `npm run import` with a folder of them into a site that is served.
 * `npm run bench:photos -- [--photos 3000] [--keep FOLDER]`; the last line is the result as JSON: photos a second, MB at the height of the
 * program's largest process, of all its processes together (before, too) and of the command, and milliseconds that a page takes before and meanwhile.
 * `--keep` uses the photos of an earlier run again.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { createRng } from 'aanbod-demo/rng'
import type { Estate } from '../../src/contract/estate'
import { PROJECT } from '../publish/program'
import { startCommand } from '../support/command'
import { percentiles } from './percentiles'
import { watchMemory } from './processes'
import { publishBench } from './publishSite'

const { values } = parseArgs({
  options: { photos: { type: 'string', default: '3000' }, keep: { type: 'string' } },
})
const count = Number(values.photos)
if (!Number.isInteger(count) || count < 1)
  throw new Error(`--photos must be a whole number of 1 or more: ${values.photos}`)
const log = (line: string) => console.log(line)

/** As a camera makes them: 12 million pixels. */
const WIDE = 4000
const HIGH = 3000
/** So many pieces of one larger picture; files of the same piece differ by a remark. */
const SHIFTS = 64
const ESTATES = 100

const photoName = (at: number) => `photo-${String(at).padStart(4, '0')}.jpg`

/** A picture of soft colours with the grain of a sensor, of which a photo of quality 90 has some 4 MB. */
async function ground() {
  const rng = createRng(1)
  const [width, height] = [WIDE + SHIFTS, HIGH + SHIFTS]
  const pixels = Buffer.alloc(width * height * 3)
  let at = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const grain = rng.int(0, 34)
      pixels[at++] = 90 + ((x / width) * 100 + grain)
      pixels[at++] = 100 + ((y / height) * 90 + grain)
      pixels[at++] = 120 + (((x + y) / (width + height)) * 60 + grain)
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** The same picture as another file: with a remark, which nothing that looks at pictures reads. */
function remarked(jpeg: Buffer, remark: string): Buffer {
  const text = Buffer.from(remark)
  const segment = Buffer.from([0xff, 0xfe, 0, text.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), segment, text, jpeg.subarray(2)])
}

async function makePhotos(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const picture = await ground()
  const pieces = new Map<number, Buffer>()
  const pieceOf = async (shift: number) => {
    const area = { left: shift, top: SHIFTS - shift, width: WIDE, height: HIGH }
    const piece = pieces.get(shift) ?? (await picture.clone().extract(area).jpeg({ quality: 90 }).toBuffer())
    pieces.set(shift, piece)
    return piece
  }
  let bytes = 0
  for (let at = 0; at < count; at++) {
    const file = join(folder, photoName(at))
    if (!existsSync(file)) await writeFile(file, remarked(await pieceOf(at % SHIFTS), photoName(at)))
    bytes += (await stat(file)).size
    if (at % 500 === 499) log(`${at + 1} of ${count} photos made`)
  }
  return bytes / count / 1e6
}

/** Lines in which each listing has its share of the photos. */
function linesWith(estates: readonly Estate[]): string {
  const each = Math.ceil(count / estates.length)
  return estates
    .map((data, of) => {
      const own = Array.from({ length: each }, (_, index) => of * each + index).filter((at) => at < count)
      const pictures = own.map((at, index) => ({ file: photoName(at), index }))
      return `${JSON.stringify({ kind: 'estate', data: { ...data, pictures } })}\n`
    })
    .join('')
}

/** Somebody who looks at pages for a while whenever they are told to. */
function visitor(urls: readonly string[]) {
  const child = fork(join(__dirname, 'pageVisitor.ts'), { execArgv: ['--import', 'tsx'], cwd: PROJECT })
  const turn = async (): Promise<number[]> => {
    child.send(urls)
    const [times] = (await once(child, 'message')) as [(number | null)[]]
    const answered = times.filter((ms) => ms !== null)
    if (answered.length < times.length)
      throw new Error(`${times.length - answered.length} pages were not answered`)
    return answered
  }
  /** Milliseconds that pages take until `ended` says so, one turn at least. */
  const visit = async (ended: () => boolean): Promise<number[]> => {
    const times: number[] = []
    do times.push(...(await turn()))
    while (!ended())
    return times
  }
  return { visit, leave: () => child.kill() }
}

async function main() {
  const work = await mkdtemp(join(tmpdir(), 'aanbod-photos-'))
  const folder = values.keep ? resolve(values.keep) : join(work, 'photos')
  const megabytes = await makePhotos(folder)
  const site = await publishBench(join(work, 'data'), ESTATES)
  try {
    log(`${site.pages} pages are served; ${count} photos of ${megabytes.toFixed(1)} MB`)
    const program = watchMemory(site.pid)
    const { visit, leave } = visitor(await site.someUrls(20))
    await visit(() => true)
    const before = percentiles([...(await visit(() => true)), ...(await visit(() => true))])

    const file = join(work, 'lines.ndjson')
    await writeFile(file, linesWith([...site.agency.estates.values()].slice(0, ESTATES)))
    const began = performance.now()
    const heard: string[] = []
    const args = ['--import', 'tsx', 'server/cli/import.ts', file, '--site', site.config.siteId]
    const command = startCommand(process.execPath, [...args, '--photos', folder], {
      cwd: PROJECT,
      env: { ...site.env, ADMIN_TOKEN: site.config.adminToken, SITE_API_URL: site.config.siteApiUrl },
      onLine: (line) => heard.push(line),
    })
    const programMbBefore = program.together()
    const importing = watchMemory(command.pid ?? 0)
    let code: number | undefined
    void command.ended.then((ended) => (code = ended))
    const meanwhile = percentiles(await visit(() => code !== undefined))
    const seconds = (performance.now() - began) / 1000
    leave()
    log(heard.slice(-6).join('\n'))
    if (code !== 0) throw new Error(`The import ended with ${code}`)
    const result = {
      ...{ bench: 'photos', photos: count, megabytes: Math.round(megabytes * 10) / 10 },
      ...{ seconds: Math.round(seconds), perSecond: Math.round((count / seconds) * 10) / 10 },
      ...{
        programMb: program.stop(),
        programMbBefore,
        programMbTogether: program.together(),
        commandMb: importing.stop(),
      },
      ...{ before, meanwhile, ratio: Math.round((meanwhile.p95 / before.p95) * 100) / 100 },
    }
    log(JSON.stringify(result))
  } finally {
    await site.stop()
    await rm(work, { recursive: true, force: true })
  }
}

main().then(
  () => process.exit(),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)

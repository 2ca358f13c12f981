import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { streetMapPath } from '../../../tests/support/streetMap'
import { byteRange } from '../../web/byteRange'
import { mapCommand } from './mapCommand'

let dir: string
beforeAll(async () => (dir = await mkdtemp(join(tmpdir(), 'aanbod-map-'))))
afterAll(() => rm(dir, { recursive: true, force: true }))

/** A host that a map is read from, which fails at the third request. */
async function startHost() {
  const bytes = await readFile(streetMapPath)
  let asked = 0
  let sent = 0
  const server = createServer(({ headers }, response) => {
    asked++
    if (asked === 3) return response.writeHead(503).end()
    const range = byteRange(headers.range, bytes.length)
    if (!range || range === 'unsatisfiable') return response.writeHead(416).end()
    const part = bytes.subarray(range.start, range.end + 1)
    sent += part.length
    return response.writeHead(206, { 'content-length': part.length }).end(part)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/firenze.pmtiles`,
    whole: bytes.length,
    figures: () => ({ asked, sent }),
    stop: () => new Promise((stopped) => server.close(stopped)),
  }
}

const box = { west: 11.255, south: 43.758, east: 11.258, north: 43.76 }

test('an address is read by the parts that are needed, and once more where it fails', async () => {
  const host = await startHost()
  const run = (from: string, out: string) =>
    mapCommand(
      { box, from, out, maxZoom: 12, dryRun: false },
      { dataDir: dir, isTTY: false, print: () => undefined },
    )
  try {
    await run(host.address, 'far.pmtiles')
    await run(streetMapPath, 'near.pmtiles')
    const { asked, sent } = host.figures()
    expect(asked).toBeLessThan(12)
    expect(sent).toBeLessThan(host.whole / 2)
    const [far, near] = await Promise.all(
      ['far', 'near'].map((name) => readFile(join(dir, 'maps', `${name}.pmtiles`))),
    )
    expect(far?.equals(near ?? Buffer.alloc(0))).toBe(true)
  } finally {
    await host.stop()
  }
})

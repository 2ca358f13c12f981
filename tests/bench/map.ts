/**
 * How long frames take while a map with many pins is moved and zoomed in a real Chromium.
 * `npm run bench:map -- --pins 10000 --slow 4` (on a processor four times slower), on the demo site that it builds for this, or on a running site with
 * `--site http://localhost:8000`; the last line is the result as JSON (milliseconds). Only the feed of pins is made up. The same is done with
 * one pin in the same run: what is over 50 ms there too is not the pins' but the machine's, which may have no graphics card.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright'
import { pagePath } from '../../src/domain/page/pagePlace'
import { getPages } from '../../src/siteApi/content'
import { apiClient } from '../../src/siteApi/http'
import { placeRows } from 'aanbod-demo/placeRows'
import { estateMap } from '../../server/site-api/map/estateMap'
import { browserArgs, ensureBrowser } from '../support/browser'
import { freePort } from '../support/freePort'
import { startServers } from '../support/servers'

const PROJECT = resolve(__dirname, '../..')
const log = (text: string) => console.log(text)

const { values } = parseArgs({
  options: {
    pins: { type: 'string', default: '10000' },
    slow: { type: 'string', default: '1' },
    site: { type: 'string' },
  },
})
const pins = Number(values.pins)
if (!Number.isInteger(pins) || pins < 1)
  throw new Error(`--pins must be a whole number above 0: ${values.pins}`)

const slow = Number(values.slow)
if (!(slow >= 1)) throw new Error(`--slow must be 1 or more: ${values.slow}`)

/** Pins around the towns of the demo site, thicker in their middles; the same on every run. */
function feed(pins: number) {
  let seed = 1
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const spread = () => (random() + random() + random() - 1.5) * 0.09
  const towns = Array.from(
    { length: pins },
    () => placeRows[Math.floor(random() * placeRows.length)] ?? placeRows[0],
  )
  const hundredThousandths = (degrees: number) => Math.round(degrees * 100_000)
  return estateMap({
    total: pins,
    ids: towns.map((_town, index) => index + 1),
    lat: towns.map((town) => hundredThousandths((town?.[4] ?? 51) + spread())),
    lon: towns.map((town) => hundredThousandths((town?.[5] ?? 4) + spread() * 1.5)),
    price: towns.map(() => Math.round(random() * 900) * 1000 + 95_000),
    type: towns.map(() => 1),
    transaction: towns.map(() => 1),
    flags: towns.map(() => (random() < 0.1 ? 2 : 0)),
    units: [],
  })
}

/** The demo site on ports of its own, built for this. */
async function startSite(dataDir: string) {
  const [port, siteApiPort] = [await freePort(), await freePort()]
  const publicUrl = `http://localhost:${port}`
  const server = startServers({
    projectDir: PROJECT,
    dataDir,
    port,
    siteApiPort,
    publicUrl,
    adminToken: 'benchmark-of-the-map-0123456789',
    log,
  })
  await server.until(/^Ready: /)
  return { url: publicUrl, stop: server.stop }
}

// As text: what the TypeScript loader adds to functions is not known in the page.
const WATCH = `{
  const times = []
  let last = performance.now()
  let isOn = true
  const tick = (now) => {
    times.push(now - last)
    last = now
    if (isOn) requestAnimationFrame(tick)
  }
  requestAnimationFrame((now) => {
    last = now
    requestAnimationFrame(tick)
  })
  window.stopFrames = () => {
    isOn = false
    return times
  }
}`

/** Of the wheel, in pixels. */
const ONE_LEVEL = 70

/** What a visitor does: drags about, zooms in step by step, drags about and zooms out again. */
async function wander(page: Page) {
  const box = await page.locator('.leaflet-container').boundingBox()
  if (!box) throw new Error('The map has no place on the page')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const drag = async (dx: number, dy: number) => {
    await page.mouse.move(middle.x - dx / 2, middle.y - dy / 2)
    await page.mouse.down()
    await page.mouse.move(middle.x + dx / 2, middle.y + dy / 2, { steps: 20 })
    await page.mouse.up()
    await page.waitForTimeout(400)
  }
  const zoom = async (delta: number) => {
    await page.mouse.move(middle.x, middle.y)
    // The wheel alone moves the page.
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, delta)
    await page.keyboard.up('Control')
    await page.waitForTimeout(700)
  }
  // There and back again, so that there are always pins in sight.
  for (const dy of [-120, 90, -60, 120]) {
    await drag(260, dy)
    await drag(-260, -dy)
    await zoom(-ONE_LEVEL)
  }
  for (const dy of [-80, 60, -40, 90]) {
    await zoom(ONE_LEVEL)
    await drag(-180, dy)
    await drag(180, -dy)
  }
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Wall time and processor time, in microseconds. */
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/**
 * Processor time of each piece of work that the page's main thread did meanwhile, in milliseconds, longest first: on a busy machine
 * frames wait for others, this does not.
 */
async function workOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await act()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const mains = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return trace.traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a)
}

/** Frames of a map with so many pins, and the longest work of the page's main thread. */
async function measure(browser: Browser, url: string, pins: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const body = JSON.stringify(feed(pins))
  await page.route('**/estate-map', (route) => route.fulfill({ contentType: 'application/json', body }))
  const opening = await workOf(browser, page, async () => {
    await page.goto(url)
    await page.locator('.pin').first().waitFor()
    await page.waitForLoadState('networkidle')
  })
  const processor = await page.context().newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: slow })
  await page.evaluate(WATCH)
  await wander(page)
  const times = (await page.evaluate<number[]>('window.stopFrames()')).sort((a, b) => a - b)
  const inDocument = await page.locator('.pin').count()
  const moving = await workOf(browser, page, () => wander(page))
  await page.close()
  const round = (ms: number | undefined) => Math.round((ms ?? 0) * 10) / 10
  const three = (work: number[]) => work.slice(0, 3).map(round).join(', ')
  const over50 = times.filter((ms) => ms > 50).length
  log(`${pins} pins: ${times.length} frames, ${over50} over 50 ms; ${inDocument} pins in the document`)
  log(
    `longest work of the main thread, processor time: ${three(opening)} ms opening, ${three(moving)} ms moving`,
  )
  return {
    over50,
    frames: times.length,
    longestFrameMs: round(times.at(-1)),
    medianFrameMs: round(times[Math.floor(times.length / 2)]),
  }
}

async function main() {
  const dataDir = await mkdtemp(join(tmpdir(), 'aanbod-bench-map-'))
  const site = values.site ? { url: values.site, stop: async () => {} } : await startSite(dataDir)
  const executablePath = await ensureBrowser(PROJECT, log)
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  try {
    const pages = await getPages(apiClient({ baseUrl: site.url, siteId: 'demo' }))
    const list = pages.find(({ type }) => type === 'estateList')
    const path = list && pagePath(list, 'nl')
    if (!path) throw new Error('The demo site has no list page')
    const url = `${site.url}${path}?map=1`
    const figures = await measure(browser, url, pins)
    const onePin = await measure(browser, url, 1)
    log(JSON.stringify({ bench: 'map', pins, slow, ...figures, onePin }))
  } finally {
    await browser.close()
    await site.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

import { setTimeout as pause } from 'node:timers/promises'
import type { Rng } from 'aanbod-demo/rng'

/** A listing that is on the site all the time, and of which nothing but the price changes, always upwards. */
export interface Watched {
  id: number
  /** Addresses of all its pages. */
  paths: string[]
  /** Its prices are this many millions and some euros, which no other listing's are. */
  millions: number
}

const BETWEEN_ROUNDS = 5

/** What is shown as the price of a watched listing, told in euros above its millions; every place it stands at. */
function pricesIn(text: string, { millions }: Watched): number[] {
  const shown = text.matchAll(new RegExp(`\\b${millions}\\.(\\d{3})\\.(\\d{3})\\b`, 'g'))
  return [...shown].map(([, thousands, units]) => Number(`${thousands}${units}`))
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url)
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${url} was answered ${answer.status}`)
  return text
}

/** The one price that a file shows. @throws Error when it shows none or several. */
function priceIn(text: string, watched: Watched, url: string): number {
  const prices = new Set(pricesIn(text, watched))
  const [price] = prices
  if (price === undefined || prices.size > 1)
    throw new Error(`${url} shows ${prices.size} prices: ${[...prices].join(', ')}`)
  return price
}

/**
 * Reads pages and their data over and over, as visitors do, and notes everything that must never be: a page that is not
 * there, half a page, a page with the data of another moment, one that goes back in time.
 */
export function constantReader(siteUrl: string, listings: readonly Watched[], rng: Rng) {
  const faults: string[] = []
  const latest = new Map<number, number>()
  let reads = 0
  let stopped = false

  async function page(path: string, watched: Watched): Promise<number> {
    const html = await read(siteUrl + path)
    reads += 1
    if (!html.trimEnd().endsWith('</html>')) throw new Error(`${path} is half a page`)
    return priceIn(html, watched, path)
  }

  async function data(path: string, watched: Watched): Promise<number> {
    const name = `/page-data${path}/page-data.json`
    const text = await read(siteUrl + name)
    reads += 1
    JSON.parse(text)
    return priceIn(text, watched, name)
  }

  async function round(watched: Watched): Promise<void> {
    const path = rng.pick(watched.paths)
    const first = await page(path, watched)
    const ofData = await data(path, watched)
    const second = await page(path, watched)
    if (first === second && ofData !== first) throw new Error(`${path} shows ${first}, its data ${ofData}`)
    const before = latest.get(watched.id) ?? 0
    const seen = [before, first, ofData, second]
    if (seen.some((price, at) => price < (seen[at - 1] ?? 0)))
      throw new Error(`${path} went back: ${seen.join(', then ')}`)
    latest.set(watched.id, second)
  }

  async function run(): Promise<void> {
    while (!stopped) {
      try {
        await round(rng.pick(listings))
      } catch (error) {
        faults.push(`${new Date().toISOString()} ${(error as Error).message}`)
      }
      await pause(BETWEEN_ROUNDS)
    }
  }
  const running = run()
  return {
    async stop(): Promise<{ reads: number; faults: string[] }> {
      stopped = true
      await running
      return { reads, faults }
    },
  }
}

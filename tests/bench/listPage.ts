import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Browser, type Page } from 'playwright'
import { pagePath } from '../../src/domain/page/pagePlace'
import { getPages } from '../../src/siteApi/content'
import { apiClient } from '../../src/siteApi/http'
import { browserArgs, ensureBrowser } from '../support/browser'
import { percentiles } from './percentiles'

const PROJECT = resolve(__dirname, '../..')
const VISITS = 10
/** Each visit searches for something else, that nothing prebuilt and no cache answers; what costs most is always the first. */
const search = (turn: number) => `?price-min=${150_000 + turn}&sortType=price&sortOrder=DESC`

interface Asked {
  /** A running site, for its pages. */
  siteUrl: string
  /** The site API whose listings they are to show instead of their own. */
  apiUrl: string
  siteId: string
}

/**
 * Sends what the pages ask about listings to the other API: the browser goes there itself, and nothing else of the page takes
 * another way than it would.
 */
async function answeredBy(page: Page, { apiUrl, siteId }: Asked): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  devTools.on('Fetch.requestPaused', ({ requestId, request }) => {
    const call = new URL(request.url).pathname.split('/').at(-1)
    const headers = Object.entries({ ...request.headers, 'X-SITE': siteId })
    void devTools.send('Fetch.continueRequest', {
      requestId,
      url: `${apiUrl}/sites/${siteId}/${call}`,
      headers: headers.map(([name, value]) => ({ name, value })),
    })
  })
  const patterns = ['estates', 'estate-filters', 'estate-map'].map((call) => ({
    urlPattern: `*/sites/*/${call}`,
  }))
  await devTools.send('Fetch.enable', { patterns })
}

/** Notes when what a selector names is in the page and painted. As text: what the TypeScript loader adds is not known there. */
const noteOf = (selector: string) => `{
  const look = () => {
    if (!document.querySelector(${JSON.stringify(selector)})) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => window.shownAfter(performance.now())))
  }
  const watch = new MutationObserver(look)
  watch.observe(document, { childList: true, subtree: true })
}`

/** @throws Error when nothing was shown in half a minute. */
const within = (shown: Promise<number>, address: string) =>
  Promise.race([
    shown,
    setTimeout(30_000, undefined, { ref: false }).then((): never => {
      throw new Error(`Nothing was shown at ${address}`)
    }),
  ])

/** Milliseconds from a click on the address until what the selector names is painted, with an empty cache. */
async function visit(browser: Browser, asked: Asked, address: string, selector: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await answeredBy(page, asked)
    let note: (ms: number) => void = () => undefined
    const shown = new Promise<number>((done) => (note = done))
    await page.exposeFunction('shownAfter', (ms: number) => note(ms))
    await page.addInitScript(noteOf(selector))
    await page.goto(address)
    return await within(shown, address)
  } finally {
    await context.close()
  }
}

/** The listing that a search shows first; asked once, before anything is timed. */
async function firstFound(browser: Browser, asked: Asked, address: string): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  await answeredBy(page, asked)
  const answered = page.waitForResponse((response) => response.url().endsWith('/estates'))
  await page.goto(address)
  const { results } = (await (await answered).json()) as { results: { general: { id: number } }[] }
  await page.close()
  const id = results[0]?.general.id
  if (id === undefined) throw new Error(`Nothing was found at ${address}`)
  return id
}

/**
 * How soon a list page shows results, in a real Chromium with an empty cache each time: `prebuilt` at its own address, where they
 * are in the document; `searched` at an address with a search, answered by another API's listings.
 */
export async function listPageTimes(asked: Asked, log: (text: string) => void) {
  const pages = await getPages(apiClient({ baseUrl: asked.siteUrl, siteId: 'demo' }))
  const list = pages.find(({ type }) => type === 'estateList')
  const path = list && pagePath(list, 'nl')
  if (!path) throw new Error('The site has no list page')
  const url = `${asked.siteUrl}${path}`
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(PROJECT, log),
    args: browserArgs,
  })
  try {
    const first = await firstFound(browser, asked, url + search(-1))
    const times = { prebuilt: [] as number[], searched: [] as number[] }
    for (let turn = 0; turn < VISITS; turn++) {
      times.prebuilt.push(await visit(browser, asked, url, 'main article a'))
      times.searched.push(
        await visit(browser, asked, url + search(turn), `main article a[href*="/${first}/"]`),
      )
    }
    return { prebuilt: percentiles(times.prebuilt), searched: percentiles(times.searched) }
  } finally {
    await browser.close()
  }
}

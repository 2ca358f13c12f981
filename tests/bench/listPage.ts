import { resolve } from 'node:path'
import { chromium, type Page } from 'playwright'
import { pagePath } from '../../src/domain/page/pageView'
import { getPages } from '../../src/siteApi/content'
import { apiClient } from '../../src/siteApi/http'
import { browserArgs, ensureBrowser } from '../support/browser'
import { percentiles } from './percentiles'

const PROJECT = resolve(__dirname, '../..')
const VISITS = 10
/** A search that nothing prebuilt answers. */
const SEARCH = '?price-min=150000&sortType=price&sortOrder=DESC'

interface Asked {
  /** A running site, for its pages. */
  siteUrl: string
  /** The site API whose listings they are to show instead of their own. */
  apiUrl: string
  siteId: string
}

/** Sends what the pages ask about listings to the other API. */
async function answeredBy(page: Page, { apiUrl, siteId }: Asked): Promise<void> {
  await page.route(/\/sites\/[^/]+\/(estates|estate-filters|estate-map)$/, async (route) => {
    const call = new URL(route.request().url()).pathname.split('/').at(-1)
    const answer = await fetch(`${apiUrl}/sites/${siteId}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: route.request().postData() ?? '{}',
    })
    await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() })
  })
}

/** Milliseconds from a click on the address until the first card of the other API's answer is painted. */
async function visit(page: Page, address: string): Promise<number> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/estates'))
  await page.goto(address, { waitUntil: 'commit' })
  const { results } = (await (await answered).json()) as { results: { general: { id: number } }[] }
  const link = `article a[href*="/${results[0]?.general.id}/"]`
  await page.waitForSelector(link)
  return page.evaluate(
    () =>
      new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))),
  )
}

/** How soon a list page with another API's listings shows what it found, in a real Chromium with an empty cache each time. */
export async function listPageTimes(asked: Asked, say: (text: string) => void) {
  const pages = await getPages(apiClient({ baseUrl: asked.siteUrl, siteId: 'demo' }))
  const list = pages.find(({ type }) => type === 'estateList')
  const path = list && pagePath(list, 'nl')
  if (!path) throw new Error('The site has no list page')
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(PROJECT, say),
    args: browserArgs,
  })
  try {
    const times: number[] = []
    for (let turn = 0; turn < VISITS; turn++) {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      const page = await context.newPage()
      await answeredBy(page, asked)
      times.push(await visit(page, `${asked.siteUrl}${path}${SEARCH}`))
      await context.close()
    }
    return percentiles(times)
  } finally {
    await browser.close()
  }
}

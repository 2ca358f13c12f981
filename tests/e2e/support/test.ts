import { createHash } from 'node:crypto'
import { test as base, type Page, type Response } from 'playwright/test'
import { site } from './site'

interface Watch {
  /** Says that this path may answer with this status, which would fail the test otherwise. */
  expectStatus: (path: string, status: number) => void
  /** Says that the browser may complain so, and must. */
  expectComplaint: (pattern: RegExp) => void
}

/** The browser's own words on an answer that `response` judges. */
const FAILED_RESOURCE = /^Failed to load resource: the server responded with a status of \d+/

/** What it says itself where journeys do without the site's service worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright'

/**
 * What a document asks for in advance: said to a browser that runs no script to use it, and by the clock, so on a busy machine of a
 * stylesheet that is used a moment later.
 */
const UNUSED = /The resource (\S+) was preloaded using link preload but not used/

const hasSheet = (pages: readonly Page[], url: string) =>
  Promise.all(
    pages.map((page) =>
      page.evaluate((of) => [...document.styleSheets].some(({ href }) => href === of), url),
    ),
  )

/** Whether a complaint is of a stylesheet that came to be used after all. */
async function isUsedLater(complaint: string, pages: readonly Page[]): Promise<boolean> {
  const url = UNUSED.exec(complaint)?.[1]
  return url !== undefined && (await hasSheet(pages, url)).includes(true)
}

/** Said only where a journey takes the connection away. */
const OFFLINE = 'net::ERR_INTERNET_DISCONNECTED'

/** An address of a network that is there for tests, for each number another. */
const testAddress = (number: number) => `198.18.${(number >> 8) & 255}.${number & 255}`

/** A number made of a text: the same of the same text. */
const numberOf = (words: string) => createHash('sha256').update(words).digest().readUInt16BE()

/**
 * A test that fails on anything a visitor's browser complains of: anything on the console, uncaught errors,
 * failed requests, error answers, and requests to any other origin than the site's. Each is a visitor of its own: what one has booked
 * takes nothing from another.
 */
export const test = base.extend<{ watch: Watch }>({
  extraHTTPHeaders: async ({}, give, { testId, repeatEachIndex, retry }) =>
    give({ 'x-forwarded-for': testAddress(numberOf(`${testId} ${repeatEachIndex} ${retry}`)) }),
  watch: [
    async ({ context, javaScriptEnabled }, use) => {
      const complaints: string[] = []
      const expected = new Set<string>()
      const announced: RegExp[] = []
      const own = new URL(site.siteUrl).origin
      context.on('console', (message) => {
        if (FAILED_RESOURCE.test(message.text()) || message.text() === NO_WORKER) return
        if (!javaScriptEnabled && UNUSED.test(message.text())) return
        complaints.push(`console ${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack}`))
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (origin !== own && protocol.startsWith('http')) complaints.push(`other origin: ${request.url()}`)
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        // Scripts that a document names in advance, to a browser that runs none.
        if (!javaScriptEnabled && reason === 'csp' && request.url().endsWith('.js')) return
        // What a link in sight fetches in advance; whether one is, is not what a journey without a connection is about.
        if (reason === OFFLINE && /\/page-data\.json$/.test(request.url())) return
        // What a visitor leaves behind by moving on.
        if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`)
      })
      context.on('response', (response: Response) => {
        const { pathname } = new URL(response.url())
        if (response.status() < 400 || expected.has(`${response.status()} ${pathname}`)) return
        complaints.push(`${response.status()} for ${response.url()}`)
      })
      await use({
        expectStatus: (path, status) => void expected.add(`${status} ${path}`),
        expectComplaint: (pattern) => void announced.push(pattern),
      })
      const missing = announced.filter((pattern) => !complaints.some((said) => pattern.test(said)))
      const unannounced = complaints.filter((said) => !announced.some((pattern) => pattern.test(said)))
      const used = await Promise.all(unannounced.map((said) => isUsedLater(said, context.pages())))
      const surprises = unannounced.filter((_, at) => !used[at])
      const found = [...surprises, ...missing.map((pattern) => `not said: ${pattern}`)]
      if (found.length) throw new Error(found.join('\n'))
    },
    { auto: true },
  ],
})

export { expect, type Page } from 'playwright/test'

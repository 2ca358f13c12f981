import { LOCALES, type Locale } from '../../src/contract/locales'
import { elements, get, getInTheEnd, headOf } from './support/http'
import { site } from './support/site'
import { eachAtOnce, sitemapPaths } from './support/sitemap'
import { expect, test } from './support/test'

/** Pictures are made when they are first asked for, so only some of them are. */
const PICTURES = 10

const localeOf = (path: string) => path.split('/')[1] as Locale
const isPicture = (path: string) => path.startsWith('/sites/')

/** Same-origin addresses that the document at a path leads to. */
function linksOf(html: string, path: string): string[] {
  return elements(html, 'a').flatMap(({ href = '' }) => {
    const url = new URL(href, site.siteUrl + path)
    return url.origin === new URL(site.siteUrl).origin ? [url.pathname + url.search] : []
  })
}

for (const locale of LOCALES) {
  test(`from / in ${locale}, links alone lead to every page of the sitemap, straight and in the right language`, async () => {
    const start = await get('/', { 'accept-language': `${locale},en;q=0.1` })
    expect(start.headers.get('location')).toBe(`/${locale}`)

    const mistakes: string[] = []
    const seen = new Map<string, string>([[`/${locale}`, '/']])
    let queue = [`/${locale}`]
    let pictures = 0
    const meet = (path: string, from: string) => {
      if (seen.has(path) || (isPicture(path) && ++pictures > PICTURES)) return []
      seen.set(path, from)
      return [path]
    }
    let pages = 0
    while (queue.length) {
      const next: string[] = []
      await eachAtOnce(queue, async (path) => {
        const { status, text, headers } = await getInTheEnd(path)
        if (status !== 200) mistakes.push(`${path} (on ${seen.get(path)}) answers ${status}`)
        if (!headers.get('content-type')?.startsWith('text/html')) return
        pages += 1
        const { lang } = headOf(text)
        if (lang !== localeOf(path)) mistakes.push(`${path} says that it is in ${lang}`)
        // The other languages' pages are met, and left to their own crawl.
        if (localeOf(path) !== locale) return
        next.push(...linksOf(text, path).flatMap((link) => meet(link, path)))
      })
      queue = next
    }
    expect(mistakes).toEqual([])
    const named = (await sitemapPaths()).filter((path) => localeOf(path) === locale)
    expect(named.filter((path) => !seen.has(path))).toEqual([])
    // A crawl that found nothing proves nothing.
    expect(pages).toBeGreaterThan(100)
  })
}

import { join } from 'node:path'
import type { Browser, Page } from 'playwright'

/** A screen to take pictures of: what it is called, where it is, and what a visitor has done before. */
export interface Screen {
  name: string
  path: string
  /** Ids that the visitor keeps as favourites. */
  favourites?: readonly number[]
  /** As it comes out of the printer. */
  print?: true
}

/** Lazy pictures load when they come near: the whole page is passed by once. */
const passBy = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 60))
    }
    const loading = [...document.images].filter(({ complete }) => !complete)
    const all = loading.map((image) => new Promise((done) => (image.onload = image.onerror = done)))
    await Promise.race([Promise.all(all), new Promise((done) => setTimeout(done, 20_000))])
    scrollTo(0, 0)
  })

const viewport = (width: number) => ({ width, height: width < 600 ? 740 : 900 })

/** Takes pictures of a whole page at some widths into a folder, as `name-width.jpg`; a printed one also as a PDF. */
export async function take(
  browser: Browser,
  url: string,
  { name, path, favourites = [], print }: Screen,
  widths: readonly number[],
  folder: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: viewport(widths[0] ?? 1280) })
  try {
    await page.addInitScript(
      (ids) => window.localStorage.setItem('favorites', JSON.stringify(ids)),
      favourites.map(String),
    )
    await page.goto(url + path, { waitUntil: 'load' })
    if (print) await page.emulateMedia({ media: 'print' })
    for (const width of widths) {
      await page.setViewportSize(viewport(width))
      await passBy(page)
      await page.waitForLoadState('networkidle')
      await page.screenshot({
        path: join(folder, `${name}-${width}.jpg`),
        fullPage: true,
        type: 'jpeg',
        quality: 80,
      })
    }
    if (print) await page.pdf({ path: join(folder, `${name}.pdf`), format: 'A4' })
  } finally {
    await page.close()
  }
}

/**
 * Pictures of every screen in every language at three widths, and of a listing of every type and subtype at two, in
 * the folder `gallery` (git ignores it): to be looked at. Needs a running site; `npm start` in another window.
 * `npm run gallery -- --url http://localhost:8000 --only nl`
 */
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import type { Locale } from '../src/contract/common'
import type { Estate } from '../src/contract/estate'
import { LOCALES } from '../src/contract/locales'
import { pagePath } from '../src/domain/page/pageView'
import { href } from '../src/routing/routes'
import { getPages } from '../src/siteApi/content'
import { postEstates } from '../src/siteApi/estates'
import { apiClient } from '../src/siteApi/http'
import { postRentalUnits } from '../src/siteApi/rental'
import { browserArgs, ensureBrowser } from './support/browser'

const WIDTHS = [360, 768, 1280]
const LISTING_WIDTHS = [360, 1280]

interface Shot {
  name: string
  path: string
  width: number
}

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8000' },
    site: { type: 'string', default: 'demo' },
    only: { type: 'string', multiple: true, default: [] },
  },
})
const client = apiClient({ baseUrl: values.url, siteId: values.site })
const locales = LOCALES.filter((locale) => !values.only.length || values.only.includes(locale))

async function allEstates(): Promise<Estate[]> {
  const fields = [
    'general.id',
    'general.headType',
    'general.subType',
    'general.project',
    'general.transaction',
    'address.visible',
  ]
  const found: Estate[] = []
  for (;;) {
    const { total, results } = await postEstates(client, {
      pagination: { from: found.length, size: 500 },
      fields,
    })
    found.push(...results)
    if (found.length >= total.value || !results.length) return found
  }
}

const kindOf = ({ general, address }: Estate) => {
  const code = general.subType?.code ?? general.headType.code ?? String(general.headType.id)
  const hidden = address.visible ? '' : '-hidden'
  return `${general.headType.code}-${code}-${general.transaction.id}${hidden}`.toLowerCase()
}

/** The first listing of each kind, by kind. */
function oneOfEachKind(estates: readonly Estate[]): Map<string, number> {
  const kinds = new Map<string, number>()
  for (const estate of estates) {
    const kind = kindOf(estate)
    if (!kinds.has(kind)) kinds.set(kind, estate.general.id)
  }
  return kinds
}

async function screens(locale: Locale): Promise<[string, string][]> {
  const [pages, { results: units }] = await Promise.all([
    getPages(client),
    postRentalUnits(client, { pagination: { from: 0, size: 100 } }),
  ])
  const own = pages.flatMap((page): [string, string][] => {
    const path = pagePath(page, locale)
    return path === undefined ? [] : [[`page-${page.type}-${page.id}`, path]]
  })
  const subKinds = units.map(({ general }) => general.subKind?.id)
  const rental = units
    .filter((_, place) => subKinds.indexOf(subKinds[place]) === place)
    .map(({ id }): [string, string] => [`rental-${id}`, href('rentalUnit', locale, { rentalUnitId: id })])
  const fixed = (['favourites', 'alerts', 'alertsSuccess', 'notFound', 'gone'] as const).map(
    (route): [string, string] => [route, href(route, locale)],
  )
  return [...own, ...rental, ...fixed]
}

async function take(browser: Browser, { name, path, width }: Shot, folder: string) {
  const page = await browser.newPage({ viewport: { width, height: width < 600 ? 740 : 900 } })
  await page.goto(values.url + path, { waitUntil: 'networkidle' })
  // Lazy pictures load when they come near: the whole page is passed by once.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 60))
    }
    const loading = [...document.images].filter(({ complete }) => !complete)
    const all = loading.map((image) => new Promise((done) => (image.onload = image.onerror = done)))
    await Promise.race([Promise.all(all), new Promise((done) => setTimeout(done, 5000))])
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
  await page.close()
}

async function main() {
  const project = resolve(__dirname, '..')
  const executablePath = await ensureBrowser(project, console.log)
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  try {
    const kinds = oneOfEachKind(await allEstates())
    for (const locale of locales) {
      const folder = join(project, 'gallery', locale)
      await mkdir(folder, { recursive: true })
      const shots: Shot[] = [
        ...(await screens(locale)).flatMap(([name, path]) => WIDTHS.map((width) => ({ name, path, width }))),
        ...[...kinds].flatMap(([kind, estateId]) =>
          LISTING_WIDTHS.map((width) => ({
            name: kind,
            path: href('estateShort', locale, { estateId }),
            width,
          })),
        ),
      ]
      for (const [index, shot] of shots.entries()) {
        await take(browser, shot, folder)
        if (index % 20 === 0) console.log(`${locale}: ${index} of ${shots.length}`)
      }
    }
  } finally {
    await browser.close()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

/**
 * Pictures of every screen in every language at three widths, and of a listing of every type and subtype at two, in
 * the folder `gallery` (git ignores it): to be looked at. Needs a running site; `npm start` in another window.
 * `npm run gallery -- --url http://localhost:8000 --only nl --match compare`, or `--only fr --kinds` for the listings,
 * `--subtypes` for one of each type and subtype
 */
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import type { Locale } from '../../src/contract/common'
import { LOCALES } from '../../src/contract/locales'
import { href } from '../../src/routing/routes'
import { apiClient } from '../../src/siteApi/http'
import { browserArgs, ensureBrowser } from '../support/browser'
import { allEstates, kindOf, oneOfEachKind, typeOf } from './kinds'
import { screens } from './screens'
import { type Screen, take } from './shot'

const WIDTHS = [360, 768, 1280]
const LISTING_WIDTHS = [360, 1280]
/** Pages open at the same time. */
const AT_ONCE = 2

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8000' },
    site: { type: 'string', default: 'demo' },
    /** Languages; all when none is named. */
    only: { type: 'string', multiple: true, default: [] },
    /** A part of the names of the pictures to be taken. */
    match: { type: 'string', default: '' },
    /** Only the listings of every kind, no other screens. */
    kinds: { type: 'boolean', default: false },
    /** Of the listings one of each type and subtype, whether for sale or to let. */
    subtypes: { type: 'boolean', default: false },
    /** Folder that the pictures go to. */
    out: { type: 'string', default: 'gallery' },
  },
})

/** What to take pictures of, each with the widths it is looked at. */
async function wanted(locale: Locale): Promise<[Screen, readonly number[]][]> {
  const client = apiClient({ baseUrl: values.url, siteId: values.site })
  const estates = await allEstates(client)
  const others = values.kinds || values.subtypes ? [] : await screens(client, locale, estates)
  const all = others.map((screen): [Screen, number[]] => [screen, WIDTHS])
  const listings = [...oneOfEachKind(estates, values.subtypes ? typeOf : kindOf)].map(([name, estateId]): [Screen, number[]] => [
    { name, path: href('estateShort', locale, { estateId }) },
    LISTING_WIDTHS,
  ])
  return [...all, ...listings].filter(([{ name }]) => name.includes(values.match))
}

async function main() {
  const project = resolve(__dirname, '../..')
  const executablePath = await ensureBrowser(project, console.log)
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  try {
    for (const locale of LOCALES.filter((one) => !values.only.length || values.only.includes(one))) {
      const folder = join(resolve(project, values.out), locale)
      await mkdir(folder, { recursive: true })
      const list = await wanted(locale)
      const all = list.entries()
      const worker = async () => {
        for (const [index, [screen, widths]] of all) {
          await take(browser, values.url, screen, widths, folder)
          if (index % 20 === 0) console.log(`${locale}: ${index} of ${list.length}`)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, worker))
    }
  } finally {
    await browser.close()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

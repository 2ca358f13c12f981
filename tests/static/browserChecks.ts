import { chromium, type Page } from 'playwright'
import filterTexts from '../../locales/nl/filter.json'
import { browserArgs, ensureBrowser } from '../support/browser'
import { PROJECT } from '../support/ownProgram'

const SEARCHED = '/nl/te-koop?type=1'
const MAP = '/nl/te-koop?map=1'
const LONGEST = 20_000
/** A name that anybody could register: one of this machine is served whatever the settings say. */
export const LIVE_NAME = 'live.huis.example'

/** What a console says that is a mistake of the page's. */
function mistakesOf(page: Page): string[] {
  const mistakes: string[] = []
  page.on('console', (message) => message.type() === 'error' && mistakes.push(message.text()))
  page.on('pageerror', (error) => mistakes.push(error.message))
  return mistakes
}

async function withPage<T>(work: (page: Page, mistakes: string[]) => Promise<T>): Promise<T> {
  const executablePath = await ensureBrowser(PROJECT, () => undefined)
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArgs, `--host-resolver-rules=MAP ${LIVE_NAME} 127.0.0.1`],
  })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(LONGEST)
    return await work(page, mistakesOf(page))
  } finally {
    await browser.close()
  }
}

const hasPicture = (page: Page, from: string) =>
  page.waitForFunction(
    (start) =>
      [...document.images].some(
        ({ currentSrc, naturalWidth }) => currentSrc.startsWith(start) && naturalWidth > 0,
      ),
    from,
  )

/** A search on an exported page asks the program at its own address, and shows its pictures from there. */
export const searchIsLive = (origin: string, liveUrl: string) =>
  withPage(async (page, mistakes) => {
    const answered = page.waitForResponse((response) =>
      response.url().startsWith(`${liveUrl}/sites/demo/estates`),
    )
    await page.goto(origin + SEARCHED)
    const answer = await answered
    if (!answer.ok()) throw new Error(`The search was answered ${answer.status()}`)
    await hasPicture(page, `${liveUrl}/sites/demo/assets/`)
    await page.goto(`${origin}/nl/te-koop`)
    await hasPicture(page, `${origin}/pictures/`)
    if (mistakes.length) throw new Error(mistakes.join('\n'))
    return 'a search is live, its pictures come with it, and those of the page are files'
  })

/** Without the program a search says so, and the page is read on. */
export const searchIsAway = (origin: string) =>
  withPage(async (page) => {
    await page.goto(origin + SEARCHED)
    await page.getByRole('alert').filter({ hasText: filterTexts['filter.listFailed'] }).waitFor()
    return 'without the program a search says that it cannot be had'
  })

/** Without the program a map opens on what the export has of it. */
export const mapIsDrawn = (origin: string) =>
  withPage(async (page) => {
    await page.goto(origin + MAP)
    await page.getByRole('application').waitFor()
    await hasPicture(page, `${origin}/map/`)
    return 'without the program the map is the one of the export'
  })

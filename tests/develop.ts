/**
 * Starts what somebody starts who changes the pages, `npm run develop`, in an empty data folder; opens a list and a listing in Chromium,
 * changes a word, sees it there, asks GraphiQL's address, and ends it: `npm run test:develop`. Takes two minutes.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { startCommand, stopAllCommands } from './support/command'
import { browserArgs, ensureBrowser } from './support/browser'
import { freePort } from './support/freePort'
import { noSettings, PROJECT } from './support/ownProgram'
import { runScript } from './support/runScript'
import { until } from './publish/until'

/** Minutes, of a first start that bundles everything. */
const PATIENCE = 10 * 60_000
const log = (line: string) => console.log(line)

/** A word of a list page, which is changed while somebody looks at it. */
const WORDS = join(PROJECT, 'locales/nl/common.json')
const OTHER = 'Anders'

async function journey(url: string) {
  const executablePath = await ensureBrowser(PROJECT, log)
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  const before = await readFile(WORDS, 'utf8')
  try {
    const page = await browser.newPage()
    const failed: string[] = []
    page.on('pageerror', (error) => failed.push(error.message))
    page.on(
      'response',
      (answer) => answer.status() >= 400 && failed.push(`${answer.status()} ${answer.url()}`),
    )
    await page.goto(`${url}/nl/te-koop`, { timeout: PATIENCE })
    const card = page.locator('main article a:not([tabindex])').first()
    await card.waitFor({ timeout: PATIENCE })
    await page.waitForFunction(
      () => {
        const [picture] = Array.from(document.querySelectorAll<HTMLImageElement>('main article img'))
        return (picture?.naturalWidth ?? 0) > 0
      },
      undefined,
      { timeout: 60_000 },
    )
    log('a list with its pictures')
    const heading = await page.locator('main h1').innerText()
    await card.click()
    await page.locator('main h1').filter({ hasNotText: heading }).waitFor({ timeout: PATIENCE })
    log(`a listing: ${await page.locator('main h1').innerText()}`)

    const search = await page.request.post(`${url}/sites/demo/estates`, {
      data: { pagination: { from: 0, size: 1 } },
    })
    if (!search.ok()) throw new Error(`A search is answered ${search.status()}`)
    const graphql = await page.request.post(`${url}/___graphql`, {
      data: { query: '{ allEstateEntry { totalCount } }' },
    })
    log(`GraphQL: ${await graphql.text()}`)
    if (!(await page.request.get(`${url}/___graphql`)).ok()) throw new Error('There is no GraphiQL')

    const [, key = '', word = ''] = /"(nav\.skip)": "([^"]+)"/.exec(before) ?? []
    if (!word) throw new Error('The word that is changed is not there')
    await writeFile(WORDS, before.replace(`"${key}": "${word}"`, `"${key}": "${OTHER}"`))
    await page.waitForFunction((text) => document.documentElement.outerHTML.includes(text), OTHER, {
      timeout: 60_000,
    })
    log('a word that was changed')
    if (failed.length) throw new Error(failed.join('\n'))
  } finally {
    await writeFile(WORDS, before)
    await browser.close()
  }
}

async function main() {
  const dataDir = await mkdtemp(join(tmpdir(), 'aanbod-develop-'))
  const port = await freePort()
  const said: string[] = []
  const command = startCommand('npm', ['run', 'develop', '--', '--port', String(port)], {
    cwd: PROJECT,
    env: {
      ...noSettings,
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      SITE_API_PORT: String(await freePort()),
      CI: 'true',
    },
    onLine: (line) => said.push(line),
  })
  try {
    await until(
      () => said.slice(-30).join('\n'),
      () => said.some((line) => line.includes('___graphql')),
      { patience: PATIENCE, every: 500 },
    )
    await journey(`http://localhost:${port}`)
    const since = Date.now()
    command.signal('SIGTERM')
    await command.ended
    log(`ended in ${Date.now() - since} ms`)
  } catch (error) {
    log(said.slice(-30).join('\n'))
    throw error
  } finally {
    await stopAllCommands()
    await rm(dataDir, { recursive: true, force: true })
  }
}

runScript(main)

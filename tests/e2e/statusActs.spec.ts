import Fastify, { type FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { connect, type Connection } from '../../server/db/connect'
import { migrate } from '../../server/db/migrate'
import { statusRoutes } from '../../server/publisher/status/statusRoutes'
import { noteBuildQuarantined } from '../../server/publisher/status/quarantined'
import { noteChanges } from '../../server/publisher/status/runs'
import { createRelease } from '../../server/releases/release'
import { currentReleaseId, openReleaseStore, type ReleaseStore } from '../../server/releases/releaseStore'
import { switchTo } from '../../server/releases/switchTo'
import { pagesAt, temporaryFolder, writeTree } from '../../server/releases/testing/buildTree'
import { expectAccessible } from './support/axe'
import { press } from './support/hand'

/** Of an installation of its own: what is done here would take the others’ site from under them. */
const TOKEN = 'token-of-the-operator'
const PHONE = { width: 360, height: 780 }

let app: FastifyInstance
let connection: Connection
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: ReleaseStore
let url: string
let complaints: string[]

async function release(...addresses: string[]) {
  await writeTree(join(folder.dir, 'public'), pagesAt(...addresses))
  const { id } = await createRelease({ buildDir: join(folder.dir, 'public'), store })
  await switchTo(store, id)
  return id
}

test.beforeEach(async () => {
  complaints = []
  folder = await temporaryFolder()
  store = openReleaseStore(folder.dir, 'kust')
  connection = await connect({ dataDir: join(folder.dir, 'db') })
  await migrate(connection.db)
  app = Fastify()
  await app.register(statusRoutes, {
    db: connection.db,
    sites: [{ siteId: 'kust', publicUrl: 'https://kust.example', dataDir: folder.dir }],
    adminToken: TOKEN,
    push: async () => undefined,
    lookEvery: 50,
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  await release('/nl')
  await release('/nl', '/fr')
})
test.afterEach(async () => {
  await app.close()
  await connection.close()
  await folder.remove()
  expect(complaints).toEqual([])
})

async function logIn(page: Page) {
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(`${url}/status`)
  // Not before: a browser says of the page that asks for the token that it answers 401.
  page.on('console', (message) => complaints.push(message.text()))
  await page.getByLabel('Operator’s token').fill(TOKEN)
  await press(page.getByRole('button', { name: 'Log in' }))
  await expect(page.getByText('Live: this page follows what happens.')).toBeVisible()
}

/** Goes on by Tab until a button has the focus. */
async function tabTo(page: Page, name: string) {
  const button = page.getByRole('button', { name })
  for (let tabs = 0; tabs < 30; tabs++) {
    if (await button.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} cannot be reached by Tab`)
}

test('on a phone an operator goes back to the release before, and lets builds go on again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await logIn(page)
  await expectAccessible(page)
  await press(page.getByRole('button', { name: 'Serve 000001 again' }))
  await expect(page.getByRole('heading', { name: 'Serve 000001 again?' })).toBeVisible()
  await expectAccessible(page)
  await press(page.getByRole('link', { name: 'Back, and do nothing' }))
  expect(await currentReleaseId(store)).toBe('000002')

  await press(page.getByRole('button', { name: 'Serve 000001 again' }))
  await press(page.getByRole('button', { name: 'Serve 000001 again' }))
  await expect(page.getByText('Release 000001 is served, and pinned there')).toBeFocused()
  expect(await currentReleaseId(store)).toBe('000001')
  await expect(page.getByRole('button', { name: 'Build the site' })).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  await press(page.getByRole('button', { name: 'Let builds replace it again' }))
  await expect(page.getByRole('button', { name: 'Build the site' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Builds may replace the release again')).toBeHidden()
})

test('by keys, while the page renews itself, the focus stays and what is left out is tried again', async ({
  page,
}) => {
  await noteBuildQuarantined(connection.db, 'kust', [{ kind: 'estate', id: 7, reason: 'no price' }])
  await logIn(page)
  await tabTo(page, 'Try again now')
  await noteChanges(connection.db, 'kust', new Date(), { state: 'done', pages: 4, detail: 'listings 4711' })
  await expect(page.getByRole('cell', { name: 'listings 4711' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again now' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 thing that was left out is tried again, and what waits.')).toBeFocused()
  await expect(page.getByText('1 change waits or is going out')).toBeVisible()
})

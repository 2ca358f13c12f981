import { postEstates } from '../../src/siteApi/estates'
import { lowerPrice } from './support/agency'
import { expectAccessible } from './support/axe'
import { get } from './support/http'
import { client, site } from './support/site'
import { press } from './support/hand'
import { expect, type Page, test } from './support/test'

const PHONE = { width: 360, height: 780 }

async function logIn(page: Page, token: string) {
  await page.getByLabel('Operator’s token').fill(token)
  await press(page.getByRole('button', { name: 'Log in' }))
}

/** The dearest listing: its price may fall a little. Its keeper knows it by its reference. */
async function dearest() {
  const { results } = await postEstates(client, {
    query: {},
    sort: [{ field: 'general.price.value', direction: 'DESC' }],
    pagination: { from: 0, size: 1 },
    fields: ['general.id', 'general.reference'],
  })
  const { id, reference } = results[0]?.general ?? {}
  if (!id || !reference) throw new Error('No listing of the demo has a price and a reference')
  return { id, reference }
}

test('an operator follows what is published, from the token to the last job', async ({ page, watch }) => {
  watch.expectStatus('/status', 401)
  watch.expectStatus('/status/login', 401)
  await page.goto('/status')
  await expectAccessible(page)
  await logIn(page, 'not the token')
  await expect(page.getByRole('alert')).toHaveText('This is not the operator’s token.')
  await logIn(page, site.adminToken)
  await expect(page).toHaveURL('/status')
  await expect(page.getByRole('status')).toHaveText('Live: this page follows what happens.')

  const releases = page.getByRole('table', { name: 'Releases of demo' })
  await expect(releases.getByRole('row').filter({ hasText: 'served' })).toHaveCount(1)
  const jobs = page.getByRole('table', { name: 'Jobs of demo' })
  const { id, reference } = await dearest()
  const published = jobs.getByRole('row').filter({ hasText: `listing ${reference}` })
  const before = await published.count()
  await lowerPrice(id)
  await expect(published).toHaveCount(before + 1)
  await expect(published.first()).toContainText('done')
  await expectAccessible(page)

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(PHONE)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await expectAccessible(page)

  await press(page.getByRole('button', { name: 'Log out' }))
  await expect(page.getByLabel('Operator’s token')).toBeVisible()
})

test('nobody else is told anything, a program with the token all of it', async () => {
  const stranger = await get('/status', { accept: 'application/json' })
  expect(stranger.status).toBe(401)
  expect(stranger.text).not.toContain('release')
  const headers = { accept: 'application/json', authorization: `Bearer ${site.adminToken}` }
  const { sites } = JSON.parse((await get('/status', headers)).text)
  expect(sites).toMatchObject([
    { siteId: 'demo', lastBuild: { ok: true }, pinnedSince: null, quarantined: [] },
  ])
})

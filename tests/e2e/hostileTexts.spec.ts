import { pagePath } from '../../src/domain/page/pagePlace'
import { href } from '../../src/routing/routes'
import { getSite } from '../../src/siteApi/content'
import { HOSTILE, HOSTILE_LINES, HOSTILE_NAME, retold } from '../support/hostile'
import { listingToVisit } from './support/agenda'
import { keepFavourites } from './support/favourites'
import { agree, field } from './support/forms'
import { linkIn, mailsTo, mailTo, ownAddress } from './support/mails'
import { allEstates, estatePage, pageOf, property } from './support/offer'
import { client, site } from './support/site'
import { press } from './support/hand'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

// What the pages themselves do is asked here: the site's policy, which would stop a script all the same, is off.
test.use({ bypassCSP: true })

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'ran', { set: () => console.error('What somebody wrote has run') }),
  ),
)

/** Nothing on the page is made of what was written, but text. */
async function expectInert(page: Page) {
  const made = await page.evaluate(() => {
    const all = [...document.querySelectorAll('*')]
    const scripts = [...document.scripts].filter(({ type }) => type !== 'application/ld+json')
    return {
      handlers: all.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on')))
        .length,
      scripts: scripts.filter(({ text: code }) => /\bran=1/.test(code)).length,
      links: all.filter((element) => /^\s*javascript:/i.test(element.getAttribute('href') ?? '')).length,
      pictures: document.querySelectorAll('img[src="x"]').length,
    }
  })
  expect(made).toEqual({ handlers: 0, scripts: 0, links: 0, pictures: 0 })
}

/** What was written is read as it was written. */
const expectRead = (page: Page) => expect(page.getByRole('main')).toContainText('<img src=x onerror=')

/** Every word that the API answers is hostile from here on. */
const spoilAnswers = (page: Page) =>
  page.route(/\/sites\/demo\/(?!assets|translations)|\/ajax\//, async (route) => {
    const response = await route.fetch()
    if (!/json/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response })
    const json = retold((await response.json()) as unknown, HOSTILE, HOSTILE_LINES)
    return route.fulfill({ response, json })
  })

/** What is still asked for when a journey ends is answered before its page closes. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }))

test('words that stand in an address run nowhere', async ({ page, watch }) => {
  test.slow()
  const words = encodeURIComponent(HOSTILE)
  const token = encodeURIComponent('"><img src=x onerror=window.ran=1>')
  const names = ['city', 'type', 'status', 'transaction', 'subType', 'bedrooms', 'bed-min', 'price-min']
  const query = [...names, 'geo_range', 'sortType', 'sortOrder', 'country', words]
    .map((name) => `${name}=${words}`)
    .join('&')
  const list = pagePath(await pageOf('estateList'), 'nl') ?? ''
  const cancelled = `/sites/demo/live-agenda/reservation/${token}`
  watch.expectStatus('/nl/ajax/notifications', 401)
  watch.expectStatus(cancelled, 404)
  for (const path of [
    `${list}?${query}`,
    `${href('alerts', 'nl')}?${query}&pageId=${words}`,
    `${href('favourites', 'nl')}#ids=${words}`,
    `${href('favourites', 'nl')}#compare=${words}`,
    href('alertsEdit', 'nl', { token: '_' }).replace('_', token),
    href('alertsUnsubscribe', 'nl', { token: '_' }).replace('_', token),
    href('cancelAppointment', 'nl', { appointmentId: '_' }).replace('_', token),
  ]) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectInert(page)
  }
  for (const nothing of [`/nl/${token}`, `${href('liveDetail', 'nl')}?id=${words}`]) {
    watch.expectStatus(nothing.split('?')[0] ?? '', 404)
    await page.goto(nothing)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('nl', 'notFound.heading'))
    await expectInert(page)
  }
})

test('words of listings are text wherever the browser shows them', async ({ page }) => {
  const ids = (await allEstates()).slice(0, 2)
  const { city } = (await property()).address
  await keepFavourites(page, ids)
  await spoilAnswers(page)
  await visit(page, `${href('liveDetail', 'fr')}?id=${ids[0]}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>')
  await expectRead(page)
  await expectInert(page)

  await visit(page, `${pagePath(await pageOf('estateList'), 'de')}?city=${city?.id}`)
  await expectRead(page)
  await expectInert(page)

  await visit(page, href('favourites', 'en'))
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await expectRead(page)
  await expectInert(page)
  await visit(page, `${href('favourites', 'en')}#compare=${ids.join(',')}`)
  await page.reload()
  await expect(page.getByRole('columnheader').first()).toContainText('<img src=x onerror=')
  await expectInert(page)

  await visit(page, `${href('alerts', 'nl')}?city=${city?.id}`)
  await expectRead(page)
  await expectInert(page)
})

test('what a visitor types is text on the page, in the mails as they are shown, and on the page that cancels', async ({
  page,
}) => {
  const { id } = await listingToVisit(4, 1)
  const address = ownAddress('mallory')
  const name = HOSTILE_NAME
  await visit(page, (await estatePage(id, 'en')).path)
  await press(
    page.getByRole('link', { name: text('en', 'contact.visit'), exact: true }).and(page.locator(':visible')),
  )
  const sheet = page.getByRole('dialog')
  await press(sheet.getByRole('radio').first())
  await field(sheet, 'en', 'name').fill(name)
  await field(sheet, 'en', 'phone').fill(HOSTILE)
  await field(sheet, 'en', 'email').fill(`${HOSTILE}@x`)
  await field(sheet, 'en', 'message').fill(HOSTILE_LINES)
  await agree(sheet, 'en', 'viewing')
  const send = sheet.getByRole('button', { name: text('en', 'viewing:action'), exact: true })
  await press(send)
  await expect(page.getByRole('alert')).toContainText(text('en', 'forms:problem.email'))
  await expectInert(page)

  await field(sheet, 'en', 'phone').fill('+32 470 00 00 00')
  await field(sheet, 'en', 'email').fill(address)
  await press(send)
  await expect(page.getByRole('heading', { name: text('en', 'viewing:done.heading') })).toBeVisible()
  await expectInert(page)

  const mail = await mailTo(address)
  await visit(page, linkIn(mail, '/cancel-appointment/'))
  await press(page.getByRole('main').getByRole('button'))
  await expect(page.getByText(text('en', 'cancel.done'))).toBeVisible()
  await expectInert(page)

  const { agency } = (await getSite(client)).settings
  const told = async () => (await mailsTo(agency.email)).filter(({ replyTo }) => replyTo.includes(address))
  await expect.poll(async () => (await told()).length, { timeout: 30_000 }).toBe(2)
  const [notice] = await told()
  expect(notice?.html).toContain('&lt;img src=x onerror=')
  for (const { html } of [mail, await mailTo(address, 2), ...(await told())]) {
    await page.setContent(html.replaceAll(site.publicUrl, site.siteUrl))
    await expectInert(page)
    await expect(page.locator('script, form, iframe')).toHaveCount(0)
  }
})

import { HEAD_TYPE_ID } from '../../src/contract/ids'
import { LOCALES } from '../../src/contract/locales'
import { alertAddress } from '../../src/domain/alerts/alertAddress'
import { STATUS_ID } from '../../src/domain/search/statusIds'
import { euro } from '../../src/domain/format/money'
import { pagePath } from '../../src/domain/page/pagePlace'
import { href } from '../../src/routing/routes'
import { postEstates } from '../../src/siteApi/estates'
import { lowerPrice } from './support/agency'
import { expectAccessible } from './support/axe'
import { agree, field } from './support/forms'
import { button, heading, saleList, scrolled, subscribe, subscribed, tellMe } from './support/alerts'
import { linkIn, mailsTo, mailTo, ownAddress } from './support/mails'
import { client, site } from './support/site'
import { choose, press } from './support/hand'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const PHONE = { width: 360, height: 780 }
const DESKTOP = { width: 1280, height: 900 }

/** Something for sale that other journeys leave alone: the one with the highest number. */
async function lastForSale() {
  const { results } = await postEstates(client, {
    query: {
      terms: { 'status.id': [STATUS_ID.FOR_SALE], 'general.headType.id': [HEAD_TYPE_ID.HOUSE] },
      range: { 'general.price.value': { gte: 50_000 } },
    },
    sort: [{ field: 'general.id', direction: 'DESC' }],
    pagination: { from: 0, size: 1 },
  })
  const [estate] = results
  if (!estate) throw new Error('The demo site has no house for sale')
  return estate
}

test('an alert, from the list to the mail that ends it', async ({ page }) => {
  test.slow()
  const email = ownAddress('life')
  const estate = await lastForSale()
  const list = await saleList()
  const { city } = estate.address
  await page.setViewportSize(DESKTOP)
  await visit(page, `${pagePath(list, 'nl')}?city=${city?.id}&type=${HEAD_TYPE_ID.HOUSE}&price-min=1000`)
  await press(tellMe(page, 'nl').first())

  const asked = page.getByRole('list', { name: text('nl', 'alerts:alerts.search') })
  await expect(asked).toContainText(`${city?.zip}`)
  await expect(asked.getByRole('listitem')).toHaveCount(4)
  await press(asked.getByRole('button', { name: /1\.000/ }))
  await expect(asked.getByRole('listitem')).toHaveCount(3)
  await press(button(page, 'nl', 'alerts.action'))
  await expect(page.getByRole('alert')).toContainText(text('nl', 'forms:problem.required.email'))
  await expectAccessible(page)
  await press(page.getByRole('checkbox', { name: text('nl', 'alerts:alerts.change.price') }))
  await subscribe(page, 'nl', email)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: text('nl', 'alerts:alerts.back') })).toHaveAttribute(
    'href',
    `${pagePath(list, 'nl')}?city=${city?.id}&type=${HEAD_TYPE_ID.HOUSE}`,
  )

  const confirmation = await mailTo(email)
  expect(confirmation.text).toContain(`${city?.zip}`)
  const confirm = linkIn(confirmation, `${href('alerts', 'nl')}/`)
  await visit(page, confirm)
  await expect(button(page, 'nl', 'alerts.confirm.action')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`${city?.zip}`)
  expect(await page.content()).not.toContain(email)
  await expectAccessible(page)
  await press(button(page, 'nl', 'alerts.confirm.action'))
  await expect(page).toHaveURL(href('alertsSuccess', 'nl'))
  await expect(page.getByRole('link', { name: text('nl', 'alerts:alerts.manage') })).toBeVisible()
  await expectAccessible(page)

  const { was, now } = await lowerPrice(estate.general.id)
  const digest = await mailTo(email, 2)
  expect(digest.text).toContain(`/nl/aanbod/${estate.general.id}/`)
  expect(digest.text).toContain(text('nl', 'mail:mail.change.priceLower', { was: euro(was), now: euro(now) }))
  expect(digest.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')

  await visit(page, linkIn(digest, `${href('alerts', 'nl')}/`))
  await press(button(page, 'nl', 'alerts.pauseAll'))
  await expect(page.getByText(text('nl', 'alerts:alerts.saved'))).toBeVisible()
  expect(await page.content()).not.toContain(email)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText(text('nl', 'alerts:alerts.state.paused'))).toBeVisible()

  const end = linkIn(digest, '/unsubscribe/')
  await visit(page, end)
  await expect(button(page, 'nl', 'alerts.end.action')).toBeVisible()
  expect(await page.content()).not.toContain(email)
  await expectAccessible(page)
  await page.reload()
  await press(button(page, 'nl', 'alerts.end.action'))
  await expect(heading(page, 'nl', 'alerts.ended.heading')).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(heading(page, 'nl', 'alerts.ended.heading')).toBeVisible()
  const again = await fetch(site.siteUrl + end, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(again.status).toBe(200)
  await visit(page, confirm)
  await expect(heading(page, 'nl', 'alerts.ended.heading')).toBeVisible()
  expect(await mailsTo(email)).toHaveLength(2)
})

test('who wants the mail again is at the address that was typed', async ({ page }) => {
  const email = ownAddress('again')
  await visit(page, alertAddress('fr', 'type=1'))
  await subscribe(page, 'fr', email)
  await press(button(page, 'fr', 'alerts.mailbox.again'))
  const box = page.getByRole('textbox', { name: text('fr', 'forms:field.email') })
  await expect(box).toBeFocused()
  await expect(box).toHaveValue(email)
})

test('several searches of one mailbox are changed one by one, taken off, and forgotten together', async ({
  page,
}) => {
  test.slow()
  const email = ownAddress('several')
  await page.setViewportSize(PHONE)
  await subscribed(page, 'fr', email, alertAddress('fr', 'type=1&price-max=300000'))
  await press(page.getByRole('link', { name: text('fr', 'alerts:alerts.manage') }))
  await press(page.getByRole('link', { name: text('fr', 'alerts:alerts.add') }))
  await expect(page).toHaveURL(href('alerts', 'fr'))
  await expect(page.getByRole('main')).toContainText(text('fr', 'alerts:alerts.anything'))
  const edit = await subscribed(page, 'fr', email, alertAddress('fr', 'bed-min=3'), 2)

  await visit(page, edit)
  const one = (number: number) =>
    page.getByRole('group', { name: new RegExp(`^${text('fr', 'alerts:alerts.one', { number })}`) })
  await expect(one(1)).toContainText('300.000')
  await expect(one(2)).toContainText('3 chambres')
  await choose(one(2).getByRole('combobox'), 'weekly')
  await expect(page.getByText(text('fr', 'alerts:alerts.saved'))).toBeVisible()
  await press(one(2).getByRole('checkbox', { name: text('fr', 'alerts:alerts.change.price') }))
  await press(one(1).getByRole('button', { name: text('fr', 'alerts:alerts.pause'), exact: true }))
  await expect(one(1)).toContainText(text('fr', 'alerts:alerts.isPaused'))
  await expectAccessible(page)
  await page.reload()
  await expect(one(2).getByRole('combobox')).toHaveValue('weekly')
  await expect(one(2).getByRole('checkbox').first()).toBeChecked()
  await expect(one(1)).toContainText(text('fr', 'alerts:alerts.isPaused'))

  const change = one(1).getByRole('button', { name: text('fr', 'alerts:alerts.adjust'), exact: true })
  const sheet = page.getByRole('dialog', { name: text('fr', 'alerts:alerts.search') })
  const most = sheet.getByRole('textbox', { name: text('fr', 'filter:filter.max', { unit: '€' }) })
  await press(change)
  const before = await scrolled(page)
  await most.fill('250000')
  await most.press('Tab')
  await press(sheet.getByRole('button', { name: text('fr', 'filter:filter.close'), exact: true }))
  await expect(sheet).toHaveCount(0)
  await expect(change).toBeFocused()
  await expect(one(1)).toContainText('300.000')
  await press(change)
  await most.fill('')
  await press(sheet.getByRole('button', { name: text('fr', 'alerts:alerts.keepSearch'), exact: true }))
  await expect(sheet).toHaveCount(0)
  await expect(one(1)).not.toContainText('300.000')
  const saved = one(1).getByText(text('fr', 'alerts:alerts.saved'))
  await expect(saved).toBeInViewport()
  await expect(change).toBeFocused()
  await expect(change).toBeInViewport()
  expect(await scrolled(page)).toBe(before)
  await expectAccessible(page)
  // It goes by itself, and moves nothing.
  await expect(saved).toHaveCount(0, { timeout: 12_000 })
  expect(await scrolled(page)).toBe(before)
  await page.reload()
  await expect(one(2)).toContainText('3 chambres')
  await expect(one(1)).not.toContainText('300.000')

  await press(one(1).getByRole('button', { name: text('fr', 'alerts:alerts.remove'), exact: true }))
  await press(one(1).getByRole('button', { name: text('fr', 'alerts:alerts.remove.yes') }))
  await expect(one(1)).toContainText('3 chambres')
  await expect(one(2)).toHaveCount(0)
  await press(page.getByRole('checkbox', { name: text('fr', 'alerts:alerts.forget') }))
  await press(button(page, 'fr', 'alerts.end.action'))
  await expect(page.getByText(text('fr', 'alerts:alerts.ended.forgotten'))).toBeVisible()
  await expectAccessible(page)
})

test('a change that could not be kept stays chosen, and is kept on the next try', async ({ page, watch }) => {
  const email = ownAddress('change')
  const path = '/en/ajax/notifications'
  watch.expectComplaint(/failed: .*notifications net::ERR_FAILED/)
  watch.expectComplaint(/console error: Failed to load resource: net::ERR_FAILED/)
  await page.setViewportSize(PHONE)
  const edit = await subscribed(page, 'en', email, alertAddress('en', 'price-max=200000'))
  await visit(page, edit)
  const often = page.getByRole('combobox', { name: text('en', 'alerts:alerts.frequency') })
  await expect(often).toHaveValue('instant')
  await page.route(`**${path}`, (route) => route.abort())
  await choose(often, 'daily')
  await expect(page.getByRole('alert')).toContainText(text('en', 'alerts:alerts.saveFailed'))
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 0.95 })
  await expect(often).toHaveValue('daily')
  await page.unroute(`**${path}`)
  await press(button(page, 'en', 'alerts.retry'))
  await expect(page.getByText(text('en', 'alerts:alerts.saved'))).toBeVisible()
  await page.reload()
  await expect(often).toHaveValue('daily')
  await press(button(page, 'en', 'alerts.remove'))
  await press(button(page, 'en', 'alerts.remove.yes'))
  await expect(page.getByRole('status').getByText(text('en', 'alerts:alerts.noneLeft'))).toBeVisible()
  await expect(page.getByText(text('en', 'alerts:alerts.state.active'))).toHaveCount(0)
  await expect(page.getByText(text('en', 'alerts:alerts.saved'), { exact: true })).toHaveCount(0)
})

test('offline, what was typed is kept and goes when there is a connection', async ({
  page,
  context,
  watch,
}) => {
  const email = ownAddress('offline')
  watch.expectComplaint(/failed: .*notifications net::ERR_INTERNET_DISCONNECTED/)
  watch.expectComplaint(/console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/)
  watch.expectComplaint(/notifications had no answer/)
  await page.setViewportSize(PHONE)
  await visit(page, alertAddress('en', 'type=1'))
  const main = page.getByRole('main')
  await expect(main.getByText(/right now/)).toBeVisible()
  await field(main, 'en', 'email').fill(email)
  await agree(main, 'en', 'alerts')
  await context.setOffline(true)
  await press(button(page, 'en', 'alerts.action'))
  await expect(main.getByRole('alert')).toContainText(text('en', 'forms:failure.offline'))
  await expect(main.getByRole('alert')).toBeFocused()
  await expect(field(main, 'en', 'email')).toHaveValue(email)
  await context.setOffline(false)
  await press(button(page, 'en', 'alerts.action'))
  await expect(heading(page, 'en', 'alerts.mailbox.heading')).toBeFocused()
  await mailTo(email)
})

for (const locale of LOCALES) {
  const path = `/${locale}/ajax/notifications`

  test(`a link that nobody was given, or whose time is over, says so and how to get another (${locale})`, async ({
    page,
    watch,
  }) => {
    watch.expectStatus(path, 404)
    watch.expectStatus(path, 410)
    await page.setViewportSize(PHONE)
    await visit(page, href('alertsEdit', locale, { token: 'x'.repeat(32) }))
    await expect(page.getByRole('alert')).toHaveText(text(locale, 'alerts:alerts.trouble.unknown'))
    await expect(
      page.getByRole('main').getByRole('link', { name: text(locale, 'alerts:alerts.trouble.action') }),
    ).toHaveAttribute('href', href('alerts', locale))
    await expectAccessible(page)
    await page.route(`**${path}`, (route) =>
      route.fulfill({ status: 410, contentType: 'application/problem+json', body: '{"status":410}' }),
    )
    await visit(page, href('alertsUnsubscribe', locale, { token: 'y'.repeat(32) }))
    await expect(page.getByRole('alert')).toHaveText(text(locale, 'alerts:alerts.trouble.expired'))
    await expectAccessible(page)
  })
}

test('pages with a token reach no cache and no search engine', async () => {
  for (const path of [
    href('alertsEdit', 'fr', { token: 'a-secret' }),
    href('alertsUnsubscribe', 'fr', { token: 'a-secret' }),
  ]) {
    const { headers } = await fetch(site.siteUrl + path)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('an alert is asked for and confirmed, and what is typed stands in no address', async ({
    page,
    watch,
  }) => {
    const email = ownAddress('plain')
    await page.goto(`${href('alerts', 'fr')}?type=1`)
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: text('fr', 'forms:field.email') }).fill(email)
    watch.expectStatus(href('alerts', 'fr'), 422)
    await press(main.getByRole('button', { name: text('fr', 'alerts:alerts.action'), exact: true }))
    await expect(page.getByRole('alert')).toContainText('1')
    await expect(page.getByRole('textbox', { name: text('fr', 'forms:field.email') })).toHaveValue(email)
    await agree(page, 'fr', 'alerts')
    await press(page.getByRole('button', { name: text('fr', 'alerts:alerts.action'), exact: true }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text('fr', 'alerts:alerts.mailbox.heading'),
    )
    expect(page.url()).not.toContain(encodeURIComponent(email))
    await page.goto(linkIn(await mailTo(email, 1), `${href('alerts', 'fr')}/`))
    await press(page.getByRole('button', { name: text('fr', 'alerts:alerts.confirm.action') }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text('fr', 'alerts:alerts.successHeading'),
    )
  })
})

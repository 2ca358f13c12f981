import type { Locale } from '../../src/contract/locales'
import type { ContactFormKind } from '../../src/contract/page'
import { pagePath } from '../../src/domain/page/pagePlace'
import { href } from '../../src/routing/routes'
import { getPages, getSite } from '../../src/siteApi/content'
import { expectAccessible } from './support/axe'
import { agree, field } from './support/forms'
import { mailsTo, ownAddress } from './support/mails'
import { estatePage, project, property, rentalUnitId } from './support/offer'
import { client } from './support/site'
import { press } from './support/hand'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const PHONE = { width: 360, height: 780 }
const DESKTOP = { width: 1280, height: 900 }

type Place = Parameters<typeof field>[0]

async function fillIn(place: Place, locale: Locale, email: string, message: string) {
  await field(place, locale, 'name').fill('Lotte Peeters')
  await field(place, locale, 'email').fill(email)
  await field(place, locale, 'message').fill(message)
  await agree(place, locale, 'contact')
}

const sheet = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: text(locale, 'contact:heading') })
const send = (place: Place, locale: Locale) =>
  press(place.getByRole('button', { name: text(locale, 'contact:action') }))
const done = (page: Page, locale: Locale) =>
  page.getByRole('heading', { name: text(locale, 'contact:done.heading') })

/** The question as the agency reads it: told apart by who asked, since it goes to the agency's own mailbox. */
async function questionOf(email: string, agency: string) {
  let found: Awaited<ReturnType<typeof mailsTo>>[number] | undefined
  await expect
    .poll(
      async () => {
        found = (await mailsTo(agency)).find(({ replyTo }) => replyTo.includes(email))
        return Boolean(found)
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  if (!found) throw new Error('No question came')
  return found
}

/** Where the answer to a question about a listing comes from. */
async function answeredBy(estateId: number) {
  const { agency } = (await getSite(client)).settings
  const { salesRep } = await client.get<{ salesRep?: { email?: string | null } | null }>(
    `/sites/demo/estates/v2/${estateId}`,
  )
  return salesRep?.email || agency.email
}

/** Where the form stands that asks for one thing or the other. */
async function contactPage(locale: Locale, form?: ContactFormKind) {
  const page = (await getPages(client)).find(({ blocks }) =>
    blocks.some((block) => block.kind === 'contact' && (block.form ?? undefined) === form),
  )
  if (!page) throw new Error('The demo site has no page for contact')
  return pagePath(page, locale) ?? ''
}

test('a general question is sent from the page for contact and reaches the agency', async ({ page }) => {
  const email = ownAddress('general')
  await page.setViewportSize(DESKTOP)
  await visit(page, await contactPage('en'))
  const main = page.getByRole('main')
  const { agency } = (await getSite(client)).settings
  await expect(main).toContainText(`${agency.zip} ${agency.city}`)
  await send(main, 'en')
  await expect(field(main, 'en', 'name')).toBeFocused()
  await expect(main.getByRole('alert')).toContainText(text('en', 'forms:problem.required.message'))
  await expectAccessible(page)
  await fillIn(main, 'en', email, 'Do you value houses in Ronse?\nWith kind regards')
  await send(main, 'en')
  await expect(done(page, 'en')).toBeFocused()
  await expect(main).toContainText(email)
  await expect(main).toContainText('Do you value houses in Ronse?')
  await expectAccessible(page)
  const mail = await questionOf(email, (await getSite(client)).settings.agency.email)
  expect(mail.subject).toContain('Lotte Peeters')
  expect(mail.text).toContain('> Do you value houses in Ronse?')
})

test('nothing moves under a finger while what was wrong is mended', async ({ page }) => {
  const email = ownAddress('mended')
  await page.setViewportSize(PHONE)
  await visit(page, await contactPage('nl'))
  const main = page.getByRole('main')
  await send(main, 'nl')
  const alert = main.getByRole('alert')
  await expect(alert).toContainText(text('nl', 'forms:problem.required.message'))
  const form = main.getByRole('form')
  const places = () =>
    form.evaluate((element) =>
      [...element.querySelectorAll('input, textarea, button[type=submit]')].map(
        (each) => each.getBoundingClientRect().top - element.getBoundingClientRect().top,
      ),
    )
  const before = await places()
  for (const [name, value] of [
    ['name', 'Lotte Peeters'],
    ['email', email],
    ['message', 'Schat u ook in Ronse?'],
  ] as const) {
    await press(field(main, 'nl', name))
    await page.keyboard.type(value)
    expect(await places(), name).toEqual(before)
  }
  await agree(main, 'nl', 'contact')
  expect(await places()).toEqual(before)
  await expect(alert).toContainText(text('nl', 'forms:summary.mended'))
  await expectAccessible(page)
  await send(main, 'nl')
  await expect(done(page, 'nl')).toBeFocused()
})

test('on a phone a listing is asked about from the bar at the foot, and the question names it', async ({
  page,
}) => {
  const email = ownAddress('bar')
  const { general } = await property()
  const { path } = await estatePage(general.id, 'de')
  await page.setViewportSize(PHONE)
  await visit(page, path)
  const bar = page.getByRole('region', { name: text('de', 'estate:contact.bar') })
  await press(bar.getByRole('link', { name: text('de', 'estate:contact.askShort') }))
  const form = sheet(page, 'de')
  await expect(form).toBeVisible()
  await expect(form).toContainText(String(general.reference))
  await fillIn(form, 'de', email, 'Ist das Dach neu?')
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(bar.getByRole('link', { name: text('de', 'estate:contact.askShort') })).toBeFocused()
  await press(bar.getByRole('link', { name: text('de', 'estate:contact.askShort') }))
  await expect(field(form, 'de', 'message')).toHaveValue('Ist das Dach neu?')

  await send(form, 'de')
  await expect(done(page, 'de')).toBeFocused()
  await expectAccessible(page)
  const mail = await questionOf(email, await answeredBy(general.id))
  const nl = await estatePage(general.id, 'nl')
  expect(mail.html).toContain(nl.path)
  expect(mail.text).toContain('> Ist das Dach neu?')
})

for (const { locale, viewport } of [
  { locale: 'de', viewport: DESKTOP },
  { locale: 'fr', viewport: PHONE },
] as const)
  test(`${locale}: who sells asks for a valuation in a form of its own, and reads what happens next`, async ({
    page,
  }) => {
    const email = ownAddress('selling')
    const words = (key: string) => text(locale, `contact:valuation.${key}`)
    await page.setViewportSize(viewport)
    await visit(page, await contactPage(locale, 'valuation'))
    const main = page.getByRole('main')
    const ask = main.getByRole('button', { name: words('action') })
    const typed = (name: string) =>
      main.getByRole('textbox', { name: new RegExp(`^${words(`field.${name}`)}`) })
    await press(ask)
    await expect(typed('address')).toBeFocused()
    await expect(main.getByRole('alert')).toContainText(text(locale, 'forms:problem.required.kind'))
    await expectAccessible(page)
    await typed('address').fill('Kouter 1, 9000 Gent')
    await press(main.getByRole('radio', { name: words('kind.HOUSE') }))
    await typed('area').fill('150')
    await field(main, locale, 'name').fill('Lotte Peeters')
    await field(main, locale, 'email').fill(email)
    await field(main, locale, 'phone').fill('+32 470 12 34 56')

    // What was typed is there again, the way back and in another language.
    await press(page.getByRole('link', { name: text(locale, 'common:nav.favourites') }).first())
    await expect(page).toHaveURL(href('favourites', locale))
    await page.goBack()
    await main.locator('address').scrollIntoViewIfNeeded()
    await expect(typed('address')).toHaveValue('Kouter 1, 9000 Gent')
    await expect(main.getByRole('radio', { name: words('kind.HOUSE') })).toBeChecked()
    await expect(field(main, locale, 'email')).toHaveValue(email)
    if (viewport === DESKTOP) {
      const languages = page.getByRole('navigation', { name: text(locale, 'common:nav.languages') })
      await press(languages.getByRole('link', { name: /^FR/ }))
      const french = new RegExp(`^${text('fr', 'contact:valuation.field.address')}`)
      await expect(main.getByRole('textbox', { name: french })).toHaveValue('Kouter 1, 9000 Gent')
      await page.goBack()
      await expect(typed('address')).toHaveValue('Kouter 1, 9000 Gent')
    }
    await agree(main, locale, 'contact')
    await press(ask)
    await expect(page.getByRole('heading', { name: words('done.heading') })).toBeFocused()
    await expect(main).toContainText('+32 470 12 34 56')
    await expect(main).toContainText('Kouter 1, 9000 Gent')
    await expectAccessible(page)
    const mail = await questionOf(email, (await getSite(client)).settings.agency.email)
    const line = (name: string, answer: string) =>
      text(locale, 'contact:valuation.line', { label: words(`field.${name}`), value: answer })
    expect(mail.subject).toContain('Schatting')
    expect(mail.text).toContain(line('address', 'Kouter 1, 9000 Gent'))
    expect(mail.text).toContain(line('kind', words('kind.HOUSE')))
    expect(mail.text).toContain(line('area', '150'))
  })

test('a unit of a project and a holiday home are asked about too', async ({ page }) => {
  const { unit } = await project()
  const places = [
    { path: (await estatePage(unit.general.id, 'fr')).path, to: await answeredBy(unit.general.id) },
    {
      path: href('rentalUnit', 'fr', { rentalUnitId: await rentalUnitId() }),
      to: (await getSite(client)).settings.agency.email,
    },
  ]
  await page.setViewportSize(DESKTOP)
  for (const { path, to } of places) {
    const email = ownAddress('unit')
    await visit(page, path)
    await press(page.getByRole('main').getByRole('link', { name: text('fr', 'estate:contact.mail') }))
    const form = sheet(page, 'fr')
    await fillIn(form, 'fr', email, 'Est-il encore libre ?')
    await send(form, 'fr')
    await expect(done(page, 'fr')).toBeFocused()
    expect((await questionOf(email, to)).text).toContain('> Est-il encore libre ?')
  }
  await expectAccessible(page)
})

test('a server that fails loses nothing: all that was typed goes on the next try, as the same question', async ({
  page,
  watch,
}) => {
  const email = ownAddress('failing')
  const { general } = await property()
  const path = '/nl/ajax/contact-form-handler'
  watch.expectStatus(path, 503)
  watch.expectComplaint(/failed with 503/)
  await page.setViewportSize(PHONE)
  await visit(page, (await estatePage(general.id, 'nl')).path)
  await press(page.getByRole('complementary').getByRole('link', { name: text('nl', 'estate:contact.mail') }))
  const form = sheet(page, 'nl')
  await fillIn(form, 'nl', email, 'Mag een hond?')
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(path)) keys.push(request.headers()['idempotency-key'])
  })
  await page.route(`**${path}`, (route) => route.fulfill({ status: 503, body: 'later' }))
  await send(form, 'nl')
  await expect(form.getByRole('alert')).toContainText(text('nl', 'forms:failure.failed'))
  await expect(form.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await page.unroute(`**${path}`)
  await expect(field(form, 'nl', 'message')).toHaveValue('Mag een hond?')
  await send(form, 'nl')
  await expect(done(page, 'nl')).toBeFocused()
  expect(new Set(keys).size).toBe(1)
  await questionOf(email, await answeredBy(general.id))
})

test('without a connection the form says so, keeps all, and goes when there is one', async ({
  page,
  context,
  watch,
}) => {
  const email = ownAddress('offline')
  watch.expectComplaint(/failed: .*contact-form-handler net::ERR_INTERNET_DISCONNECTED/)
  watch.expectComplaint(/console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/)
  watch.expectComplaint(/contact-form-handler had no answer/)
  await page.setViewportSize(PHONE)
  await visit(page, await contactPage('fr'))
  const main = page.getByRole('main')
  await fillIn(main, 'fr', email, 'Êtes-vous ouverts samedi ?')
  await context.setOffline(true)
  await send(main, 'fr')
  await expect(main.getByRole('alert')).toContainText(text('fr', 'forms:failure.offline'))
  await expect(field(main, 'fr', 'email')).toHaveValue(email)
  await context.setOffline(false)
  await send(main, 'fr')
  await expect(done(page, 'fr')).toBeFocused()
  await expectAccessible(page)
})

test('a form that cannot be fetched is said to be so, and comes when it can', async ({ page, watch }) => {
  const { general } = await property()
  watch.expectComplaint(/failed: .*net::ERR_FAILED/)
  watch.expectComplaint(/console error: Failed to load resource: net::ERR_FAILED/)
  await page.setViewportSize(DESKTOP)
  await visit(page, (await estatePage(general.id, 'en')).path)
  await page.route(/\.js$/, (route) => route.abort())
  const ask = page.getByRole('complementary').getByRole('link', { name: text('en', 'estate:contact.mail') })
  await press(ask)
  await expect(page.getByRole('alert')).toContainText(text('en', 'common:sheet.failed'))
  await expectAccessible(page)
  await page.unroute(/\.js$/)
  await press(page.getByRole('button', { name: text('en', 'common:error.retry') }))
  await expect(sheet(page, 'en')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the ways to ask are mail links and numbers', async ({ page }) => {
    const { general } = await property()
    await page.goto((await estatePage(general.id, 'nl')).path)
    const ask = page.getByRole('complementary').getByRole('link', { name: text('nl', 'estate:contact.mail') })
    await expect(ask).toHaveAttribute('href', /^mailto:/)
    await page.goto(await contactPage('nl'))
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  })
})

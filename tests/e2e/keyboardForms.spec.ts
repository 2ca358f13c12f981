import type { Locale } from '../../src/contract/locales'
import { href } from '../../src/routing/routes'
import { listingToVisit } from './support/agenda'
import { expectOneColumn, fillByKeys, tabTo } from './support/keyboard'
import { mailTo, ownAddress } from './support/mails'
import { estatePage, property, rentalUnitId } from './support/offer'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

// A window of 1280 pixels at a zoom of 200 %.
test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 })

interface KeyboardForm {
  locale: Locale
  /** Opens the form by keys. */
  open: (page: Page, locale: Locale) => Promise<void>
  action: string
  /** The call that it sends. */
  call: string
  done: string
  /** The mail goes to who is not the visitor. */
  friend?: true
}

const listing = async (
  page: Page,
  locale: Locale,
  id: number,
  names: readonly string[],
  role: 'link' | 'button',
) => {
  await visit(page, (await estatePage(id, locale)).path)
  const opener = page
    .getByRole(role, { name: new RegExp(`^(${names.map((name) => text(locale, name)).join('|')})$`) })
    .and(page.locator(':visible'))
    .first()
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
}

const FORMS: Readonly<Record<string, KeyboardForm>> = {
  'a visit': {
    locale: 'nl',
    open: async (page, locale) =>
      listing(page, locale, (await listingToVisit(5, 2)).id, ['contact.visit', 'contact.visitShort'], 'link'),
    action: 'viewing:action',
    call: '/live-agenda/reservation',
    done: 'viewing:done.heading',
  },
  'a question': {
    locale: 'en',
    open: async (page, locale) =>
      listing(
        page,
        locale,
        (await property()).general.id,
        ['estate:contact.mail', 'estate:contact.askShort'],
        'link',
      ),
    action: 'contact:action',
    call: '/ajax/contact-form-handler',
    done: 'contact:done.heading',
  },
  'a listing for a friend': {
    locale: 'fr',
    open: async (page, locale) =>
      listing(page, locale, (await property()).general.id, ['share.friend'], 'button'),
    action: 'friend:action',
    call: '/ajax/send-to-a-friend',
    done: 'friend:done.heading',
    friend: true,
  },
  'an alert': {
    locale: 'de',
    open: async (page, locale) => visit(page, href('alerts', locale)),
    action: 'alerts:alerts.action',
    call: '/ajax/notifications',
    done: 'alerts:alerts.mailbox.heading',
  },
  'a stay': {
    locale: 'nl',
    open: async (page, locale) => {
      await visit(page, href('rentalUnit', locale, { rentalUnitId: await rentalUnitId() }))
      // The calendar comes with the first key.
      await page.keyboard.press('Tab')
      await expect(page.getByRole('grid').first()).toBeVisible()
      await tabTo(page, page.locator('[role="gridcell"][tabindex="0"]'))
      const start = page.getByRole('button', { name: text(locale, 'rental:reserve.start'), exact: true })
      for (let day = 0; day < 60 && !(await start.isVisible()); day += 1) {
        await page.keyboard.press('Enter')
        await page.keyboard.press('ArrowRight')
      }
      await tabTo(page, start)
      await page.keyboard.press('Enter')
    },
    action: 'rental:reserve.action',
    call: '/rental-units/reservation',
    done: 'rental:done.heading',
  },
}

for (const [name, { locale, open, action, call, done, friend }] of Object.entries(FORMS)) {
  test(`${name} is asked for with the keyboard alone at 200 %, and pressing twice sends it once`, async ({
    page,
  }) => {
    test.slow()
    const own = ownAddress('toetsen')
    const to = friend ? ownAddress('fien') : own
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(call)) sent += 1
    })
    await open(page, locale)
    const send = page.getByRole('button', { name: text(locale, action), exact: true })
    await expect(send).toBeVisible()
    await expectOneColumn(page)

    // Nothing filled in: the focus goes to the first that has to be.
    await tabTo(page, send)
    // It takes nothing before the texts to agree to are there.
    await expect(send).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(send).not.toBeFocused()
    await expectOneColumn(page)
    await fillByKeys(page, {
      name: 'Lotte Peeters',
      email: own,
      friendEmail: to,
      phone: '+32 470 00 00 00',
      message: 'Met de toetsen',
    })
    await expect(page.getByRole('heading', { name: text(locale, done), exact: true })).toBeFocused()
    await expectOneColumn(page)
    expect(sent).toBe(1)
    if (call !== '/ajax/contact-form-handler') await mailTo(to)
  })
}

test('the first key leads past the menu, and the address stays as it is', async ({ page }) => {
  const address = href('home', 'nl')
  await visit(page, address)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: text('nl', 'nav.skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(address)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
})

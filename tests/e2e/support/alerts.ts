import { expect } from 'playwright/test'
import type { Locale } from '../../../src/contract/locales'
import { STATUS_ID } from '../../../src/domain/search/statusIds'
import { statusOfPage } from '../../../src/domain/search/searchTargets'
import { href } from '../../../src/routing/routes'
import { getPages } from '../../../src/siteApi/content'
import { agree, field } from './forms'
import { press } from './hand'
import { linkIn, mailTo } from './mails'
import { client } from './site'
import type { Page } from './test'
import { text } from './texts'
import { visit } from './visit'

/** A button of the alerts pages by the key of its words. */
export const button = (page: Page, locale: Locale, key: string) =>
  page.getByRole('main').getByRole('button', { name: text(locale, `alerts:${key}`), exact: true })
export const heading = (page: Page, locale: Locale, key: string) =>
  page.getByRole('heading', { name: text(locale, `alerts:${key}`), exact: true })

/** On a list, the way to hear of what it finds: above what is found, and below all of it. */
export const tellMe = (page: Page, locale: Locale) =>
  page.getByRole('main').getByRole('link', { name: text(locale, 'filter:alert'), exact: true })
/** Where the window is, in px. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The page that lists all that is for sale. */
export async function saleList() {
  const page = (await getPages(client)).find((each) => statusOfPage(each) === STATUS_ID.FOR_SALE)
  if (!page) throw new Error('The demo site has no list of all that is for sale')
  return page
}

/** Sends the form of the page with an address. */
export async function subscribe(page: Page, locale: Locale, email: string) {
  await field(page.getByRole('main'), locale, 'email').fill(email)
  await agree(page.getByRole('main'), locale, 'alerts')
  await press(button(page, locale, 'alerts.action'))
  await expect(heading(page, locale, 'alerts.mailbox.heading')).toBeFocused()
}

/** Asked for and confirmed by the mail's link, without a word on the page. */
export async function subscribed(page: Page, locale: Locale, email: string, address: string, mails = 1) {
  await visit(page, address)
  await subscribe(page, locale, email)
  const confirm = linkIn(await mailTo(email, mails), `${href('alerts', locale)}/`)
  await visit(page, confirm)
  await press(button(page, locale, 'alerts.confirm.action'))
  await expect(page).toHaveURL(href('alertsSuccess', locale))
  return confirm
}

import type { Locator } from 'playwright/test'
import type { Locale } from '../../src/contract/locales'
import type { ImportLine } from '../../src/contract/importLine'
import { euro } from '../../src/domain/format/money'
import { shortDay } from '../../src/domain/rental/dayWords'
import { stayTotal } from '../../src/domain/rental/stayTotal'
import { parseRental } from '../../src/domain/rentalSearch/rentalAddress'
import { rentalBody } from '../../src/domain/rentalSearch/rentalQuery'
import { href } from '../../src/routing/routes'
import { getAgreements } from '../../src/siteApi/content'
import { getRentalPeriods, postRentalUnits } from '../../src/siteApi/rental'
import { allLines, importLines } from './support/agency'
import { expectAccessible } from './support/axe'
import { field } from './support/forms'
import { press } from './support/hand'
import { toCalendar } from './support/holidays'
import { tabTo } from './support/keyboard'
import { cards, DESKTOP, heading, PHONE, stays } from './support/lists'
import { mailTo, ownAddress } from './support/mails'
import { expectStill, watchShifts } from './support/shifts'
import { client } from './support/site'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const GUESTS = 4
const BUDGET = 1500
/** Each journey has a month of its own, as they reserve at the same time. */
const LINES = {
  march: { nl: `week aan zee in maart voor ${GUESTS} personen tot ${BUDGET} euro` },
  june: { de: `eine Woche am Meer im Juni für ${GUESTS} Personen bis ${BUDGET} €` },
  october: { nl: `week aan zee in oktober voor ${GUESTS} personen tot ${BUDGET} euro` },
} as const

/** Most that one may have to press from the home page to a reserved stay. */
const MOST_PRESSES = 8

/** What the API answers to what the address of the list asks: its first unit, and the stay that it is cheapest at. */
async function firstFound(page: Page, locale: Locale) {
  const search = parseRental(new URL(page.url()).searchParams)
  const { results, cheapest } = await postRentalUnits(client, rentalBody(search, 1, locale))
  const [unit] = results
  const [stay] = cheapest ?? []
  if (!unit || !stay) throw new Error('Nothing is found by the sea')
  const period = (await getRentalPeriods(client, unit.id)).find(
    ({ start, end, type }) => start === stay.start && end === stay.end && type.id === stay.type.id,
  )
  if (!period) throw new Error('The stay of the card is not one of its unit')
  return { search, stay, period, due: stayTotal(period, GUESTS) ?? 0 }
}

const panel = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: text(locale, 'rental:yourStay'), exact: true })
const placeBox = (page: Page, locale: Locale) =>
  page.getByRole('combobox', { name: text(locale, 'search.city') })
const reserve = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: text(locale, 'rental:reserve.start'), exact: true })

/** From the list to the panel of its first unit: every amount is the one that the API tells. */
async function openFirst(page: Page, locale: Locale, open: (card: Locator) => Promise<void>) {
  await expect(page).toHaveURL(/month=\d{4}-\d\d/)
  expect(new URL(page.url()).pathname).toBe(await stays(locale))
  const found = await firstFound(page, locale)
  expect(found.search).toMatchObject({ maxOccupation: GUESTS, priceMax: BUDGET })
  expect(found.search.place).toBeDefined()
  expect(found.stay.price).toBeLessThanOrEqual(BUDGET)
  const card = cards(page).first()
  await expect(card).toContainText(text(locale, 'stays:map.from', { price: euro(found.stay.price) }))
  await expect(card).toContainText(shortDay(found.stay.start, locale))
  await expectAccessible(page)
  await open(card.getByRole('link').last())
  const own = panel(page, locale)
  await expect(own).toContainText(euro(found.stay.price))
  await expect(own).toContainText(shortDay(found.stay.start, locale))
  await expect(own).toContainText(euro(found.due))
  return found
}

for (const { locale, line, window, hand } of [
  { locale: 'nl', line: LINES.march.nl, window: DESKTOP, hand: 'pointer' },
  { locale: 'de', line: LINES.june.de, window: PHONE, hand: 'thumb' },
] as const)
  test(`by ${hand}, ${locale}: a week for four by the sea is found and reserved in ${MOST_PRESSES} presses at most`, async ({
    page,
  }) => {
    test.slow()
    let presses = 0
    const pressed = async (target: Locator) => {
      presses += 1
      await press(target)
    }
    await page.setViewportSize(window)
    await watchShifts(page)
    await visit(page, href('home', locale))
    await pressed(placeBox(page, locale))
    await page.keyboard.type(line)
    await expect(page.getByText(text(locale, 'search.stays'), { exact: false }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    const { period, stay, due } = await openFirst(page, locale, pressed)
    const address = new URL(page.url())
    await expectAccessible(page)
    const similar = page.getByRole('region', { name: text(locale, 'rental:similar.sameDays') })
    await similar.scrollIntoViewIfNeeded()
    const [words = ''] = text(locale, 'stays:stay.total').split('{{price}}').filter(Boolean)
    await expect(similar.getByRole('article').first()).toContainText(words.trim())
    await expect(similar.getByRole('link').last()).toHaveAttribute(
      'href',
      new RegExp(`periodStart=${period.start}&periodEnd=${period.end}`),
    )

    await pressed(reserve(page, locale))
    const form = page.getByRole('heading', { name: text(locale, 'rental:reserve.heading') })
    await expect(form).toBeFocused()
    await expect(form).toBeInViewport()
    // From its beginning: its fields follow in the same window.
    const half = (page.viewportSize()?.height ?? 0) / 2
    expect((await form.boundingBox())?.y).toBeLessThan(half)
    const mailbox = ownAddress('zee')
    await pressed(field(page, locale, 'name'))
    await page.keyboard.type('Lotte Peeters')
    await page.keyboard.press('Tab')
    await page.keyboard.type(mailbox)
    await page.keyboard.press('Tab')
    await page.keyboard.type('+32 470 00 00 00')
    for (const { title, required, contexts } of await getAgreements(client, locale))
      if (required && contexts.includes('rental'))
        await pressed(page.getByRole('checkbox', { name: new RegExp(`^${title}`) }))
    await expectAccessible(page)
    await expectStill(page)
    await pressed(page.getByRole('button', { name: text(locale, 'rental:reserve.action'), exact: true }))
    const done = page.getByRole('status').filter({ hasText: text(locale, 'rental:done.heading') })
    await expect(page.getByRole('heading', { name: text(locale, 'rental:done.heading') })).toBeFocused()
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES)

    const sums = [period.price, stay.price, due].map((sum) => euro(sum))
    const mail = await mailTo(mailbox)
    for (const sum of sums) {
      await expect(done).toContainText(sum)
      expect(mail.text).toContain(sum)
    }
    const number = /\b[2-9A-Z]{3}-[2-9A-Z]{3}\b/.exec(mail.text)?.[0] ?? 'no number'
    await expect(done).toContainText(number)
    expect(
      (await getRentalPeriods(client, period.rentalUnitId)).find(({ id }) => id === period.id),
    ).toMatchObject({
      available: false,
    })

    // Who reserved what the address asked for is not told, later, that it is taken.
    expect(address.searchParams.get('maxOccupation')).toBe(String(GUESTS))
    await page.reload()
    await toCalendar(page)
    await expect(page.getByText(text(locale, 'rental:pickOther'))).toHaveCount(0)
  })

/** The agency asks another price for a stay. */
async function reprice(periodId: number, by: number) {
  const line = (await allLines()).find(
    (each): each is Extract<ImportLine, { kind: 'rentalPeriod'; data: unknown }> =>
      each.kind === 'rentalPeriod' && 'data' in each && each.data.id === periodId,
  )
  if (!line) throw new Error(`The agency has no stay ${periodId}`)
  await importLines([{ ...line, data: { ...line.data, price: line.data.price + by } }])
}

test('by keys, nl: a price that changes between choosing and reserving is told, and nothing is reserved', async ({
  page,
  watch,
}) => {
  test.slow()
  watch.expectStatus('/sites/demo/rental-units/reservation', 409)
  watch.expectComplaint(/failed with 409/)
  await page.setViewportSize(DESKTOP)
  await visit(page, href('home', 'nl'))
  await tabTo(page, placeBox(page, 'nl'))
  await page.keyboard.type(LINES.october.nl)
  await expect(page.getByText(text('nl', 'search.stays'), { exact: false }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  const { period, due } = await openFirst(page, 'nl', async (link) => {
    await tabTo(page, link)
    await page.keyboard.press('Enter')
  })
  await expect(heading(page)).toBeVisible()
  await tabTo(page, reserve(page, 'nl'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: text('nl', 'rental:reserve.heading') })).toBeFocused()
  for (const [name, value] of [
    ['name', 'Lotte Peeters'],
    ['email', ownAddress('prijs')],
    ['phone', '+32 470 00 00 00'],
  ] as const) {
    await tabTo(page, field(page, 'nl', name))
    await page.keyboard.type(value)
  }
  for (const { title, required, contexts } of await getAgreements(client, 'nl')) {
    if (!required || !contexts.includes('rental')) continue
    await tabTo(page, page.getByRole('checkbox', { name: new RegExp(`^${title}`) }))
    await page.keyboard.press('Space')
  }
  await reprice(period.id, 35)
  try {
    await tabTo(page, page.getByRole('button', { name: text('nl', 'rental:reserve.action'), exact: true }))
    await page.keyboard.press('Enter')
    const alert = page.getByRole('alert')
    await expect(alert).toBeFocused()
    await expect(alert).toContainText(
      text('nl', 'rental:repriced', { price: euro(due + 35), before: euro(due) }),
    )
    // Everywhere it is the price of now, and what was typed is there.
    await expect(panel(page, 'nl')).toContainText(euro(due + 35))
    await expect(field(page, 'nl', 'name')).toHaveValue('Lotte Peeters')
    const now = (await getRentalPeriods(client, period.rentalUnitId)).find(({ id }) => id === period.id)
    expect(now).toMatchObject({ available: true, price: period.price + 35 })
    await expectAccessible(page)
  } finally {
    await reprice(period.id, -35)
  }
})

import { HEAD_TYPE_ID } from '../../src/contract/ids'
import { alertAddress } from '../../src/domain/alerts/alertAddress'
import { pagePath } from '../../src/domain/page/pagePlace'
import { button, saleList, subscribe, tellMe } from './support/alerts'
import { expectAccessible } from './support/axe'
import { agree } from './support/forms'
import { press } from './support/hand'
import { mailTo, ownAddress } from './support/mails'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const PHONE = { width: 360, height: 780 }
const DESKTOP = { width: 1280, height: 900 }

test('the search is changed on the page itself, and nothing found leads here with it', async ({ page }) => {
  const list = await saleList()
  await page.setViewportSize(PHONE)
  await visit(page, `${pagePath(list, 'de')}?price-max=1&bed-min=6`)
  await press(page.getByRole('link', { name: text('de', 'filter:none.alert') }))
  const asked = page.getByRole('list', { name: text('de', 'alerts:alerts.search') })
  await expect(asked.getByRole('listitem')).toHaveCount(3)
  await press(button(page, 'de', 'alerts.adjust'))
  const least = page.getByRole('textbox', { name: text('de', 'filter:filter.min', { unit: '€' }) })
  await least.fill('250000')
  await least.press('Tab')
  await expectAccessible(page)
  await press(button(page, 'de', 'alerts.done'))
  await expect(asked).toContainText('250.000')
  await expect(button(page, 'de', 'alerts.adjust')).toBeFocused()
  await press(button(page, 'de', 'alerts.adjust'))
  await least.fill('150000')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(asked).toContainText('250.000')
})

for (const [locale, size] of [
  ['nl', DESKTOP],
  ['fr', PHONE],
] as const)
  test(`who searches finds the way to hear of it, says what they wish, and is told what comes next (${locale})`, async ({
    page,
  }) => {
    const email = ownAddress('wish')
    await page.setViewportSize(size)
    await visit(page, `${pagePath(await saleList(), locale)}`)
    await expect(tellMe(page, locale).first()).toBeInViewport({ ratio: 1 })
    await visit(page, `${pagePath(await saleList(), locale)}?type=${HEAD_TYPE_ID.HOUSE}&bed-min=3`)
    await expect(tellMe(page, locale).first()).toBeInViewport({ ratio: 1 })
    await press(tellMe(page, locale).first())
    const asked = page.getByRole('list', { name: text(locale, 'alerts:alerts.search') })
    await expect(asked.getByRole('listitem')).toHaveCount(3)

    await press(button(page, locale, 'alerts.adjust'))
    const sheet = page.getByRole('dialog')
    const named = (part: string) =>
      sheet.getByRole('group', { name: text(locale, `filter:filter.${part}`), exact: true })
    const order = ['place', 'type', 'price', 'bedrooms', 'livingArea']
    await expect(named('livingArea')).toBeAttached()
    const tops: number[] = []
    for (const part of order) tops.push((await named(part).first().boundingBox())?.y ?? NaN)
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
    const labels = await named('price').locator('label').allInnerTexts()
    expect(labels.length).toBeGreaterThan(4)
    expect(labels.filter((label) => /€\s(250|500|750|1\.000|2\.000)\b(?!\.)/.test(label))).toEqual([])
    const most = sheet.getByRole('textbox', { name: text(locale, 'filter:filter.max', { unit: '€' }) })
    // Who is done typing presses what ends it.
    await most.fill('400000')
    await press(button(page, locale, 'alerts.done'))
    await expect(sheet).toHaveCount(0)
    await expect(asked).toContainText('400.000')

    await subscribe(page, locale, email)
    const action = text(locale, 'alerts:alerts.confirm.action')
    await expect(page.getByRole('main')).toContainText(
      text(locale, 'alerts:alerts.mailbox.text', { email, action }),
    )
    const mail = await mailTo(email)
    expect(mail.subject).toContain('400.000')
    expect(mail.text).toContain(action)
  })

test('who says nothing yet is asked what they look for, and for which prices only once they say whether to buy', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await visit(page, alertAddress('nl'))
  await press(button(page, 'nl', 'alerts.choose'))
  const sheet = page.getByRole('dialog')
  const prices = sheet
    .getByRole('group', { name: text('nl', 'filter:filter.price'), exact: true })
    .getByRole('radio')
  await expect(prices).toHaveCount(1)
  await press(sheet.getByRole('checkbox', { name: /^Te huur/ }))
  // Suggestions are closed by the key that closes the sheet.
  await sheet.getByRole('combobox').pressSequentially('gent')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(sheet).toBeVisible()
  await expect(prices.nth(1)).toBeAttached()
  await expect(sheet.locator('label', { hasText: '100.000' })).toHaveCount(0)
  await press(button(page, 'nl', 'alerts.done'))
  await expect(button(page, 'nl', 'alerts.adjust')).toBeFocused()
  await expect(page.getByRole('list', { name: text('nl', 'alerts:alerts.search') })).toContainText('Te huur')
})

for (const [locale, size] of [
  ['fr', DESKTOP],
  ['nl', PHONE],
] as const)
  test(`a kind and a number of bedrooms that are not there now can be waited for (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await visit(page, `${pagePath(await saleList(), locale)}?place=gent-9000&price-max=1`)
    await press(page.getByRole('link', { name: text(locale, 'filter:none.alert') }))
    const asked = page.getByRole('list', { name: text(locale, 'alerts:alerts.search') })
    await expect(asked).toContainText(locale === 'fr' ? 'Gand' : 'Gent')
    await press(button(page, locale, 'alerts.adjust'))
    const house = page.getByRole('checkbox', { name: locale === 'fr' ? /^Maison/ : /^Huis/ }).first()
    await press(house)
    await expect(house).toBeChecked()
    await press(page.getByRole('radio', { name: text(locale, 'filter:filter.atLeast', { least: 3 }) }))
    const garden = text(locale, 'filter:filter.garden')
    await press(page.getByRole('checkbox', { name: new RegExp(`^${garden}`) }))
    await press(button(page, locale, 'alerts.done'))
    for (const word of [locale === 'fr' ? 'Maison' : 'Huis', '3', garden])
      await expect(asked).toContainText(word)
  })

for (const [locale, size] of [
  ['nl', PHONE],
  ['fr', DESKTOP],
] as const)
  test(`Enter takes the best place, keeps what is typed and sends the address, with no page loaded (${locale})`, async ({
    page,
  }) => {
    const email = ownAddress('enter')
    await page.setViewportSize(size)
    await visit(page, alertAddress(locale))
    const address = page.url()
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
    })
    await press(button(page, locale, 'alerts.choose'))
    const sheet = page.getByRole('dialog')
    const box = sheet.getByRole('combobox')
    await press(box)
    // Quicker than any suggestion.
    await page.keyboard.type(locale === 'nl' ? 'gent' : 'gand')
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('')
    const city = locale === 'nl' ? 'Gent' : 'Gand'
    const chip = (name: string) => sheet.getByRole('button', { name: new RegExp(`${name}`) }).first()
    await expect(chip(city)).toBeVisible()
    // And what stands there with its suggestions closed.
    await page.keyboard.type(locale === 'nl' ? 'brugge' : 'bruges')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(chip(locale === 'nl' ? 'Brugge' : 'Bruges')).toBeVisible()
    await press(sheet.getByRole('checkbox', { name: locale === 'nl' ? /^Te koop/ : /^À vendre/ }))
    const most = sheet.getByRole('textbox', { name: text(locale, 'filter:filter.max', { unit: '€' }) })
    await press(most)
    await page.keyboard.type('400000')
    await page.keyboard.press('Enter')
    await expect(sheet).toBeVisible()
    await press(button(page, locale, 'alerts.done'))
    const asked = page.getByRole('list', { name: text(locale, 'alerts:alerts.search') })
    for (const words of [city, '400.000']) await expect(asked).toContainText(words)

    await agree(page.getByRole('main'), locale, 'alerts')
    await press(page.getByLabel(text(locale, 'forms:field.email')).first())
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('heading', { name: text(locale, 'alerts:alerts.mailbox.heading') }),
    ).toBeVisible()
    expect(page.url()).toBe(address)
    expect(documents).toBe(0)
    expect((await mailTo(email)).subject).toContain('400.000')
  })

import { href } from '../../src/routing/routes'
import type { Locale } from '../../src/contract/locales'
import { press } from './support/hand'
import { cards, DESKTOP, figure, forSale, heading, part, PHONE } from './support/lists'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const sentence = (page: Page, locale: Locale) =>
  page.getByRole('combobox', { name: text(locale, 'search.city') })
const placeBox = (page: Page, locale: Locale) =>
  page.getByRole('combobox', { name: text(locale, 'filter:filter.cityLabel') })
const chips = (page: Page, locale: Locale) =>
  page.getByRole('list', { name: text(locale, 'filter:filter.active') }).getByRole('listitem')
const offers = (page: Page) => page.getByRole('listbox').getByRole('option')

async function sayAtHome(page: Page, locale: Locale, line: string) {
  await visit(page, href('home', locale))
  await press(sentence(page, locale))
  await page.keyboard.type(line)
}

test.describe('a line on the home page', () => {
  test('of which nothing is understood is answered beside its box, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await sayAtHome(page, 'nl', 'qzxvrt')
    await page.keyboard.press('Enter')
    const message = page.getByText(text('nl', 'search.unknownCity', { name: 'qzxvrt' }))
    await expect(message).toBeInViewport({ ratio: 1 })
    await expect(sentence(page, 'nl')).toBeInViewport({ ratio: 1 })
    await expect(sentence(page, 'nl')).toHaveAccessibleDescription(/qzxvrt/)
    await page.keyboard.type('x')
    await expect(message).toBeHidden()
  })

  test('in another language than the page is understood', async ({ page }) => {
    await sayAtHome(page, 'nl', 'appartement à louer Anvers')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/te-huur\?(city|place)=.*&type=3$/)
    await expect(heading(page)).toContainText('Antwerpen')
  })

  test('means the one thing that its half words can become', async ({ page }) => {
    await sayAtHome(page, 'nl', 'apart knok')
    await expect(page.getByText(/^Begrepen: Appartement · Knokke-Heist/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?(city|place)=.*&type=3$/)
    await expect(heading(page)).toContainText('Knokke-Heist')
  })

  for (const [device, viewport] of [
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ] as const)
    test(`says again in the list what was left out of it, until that is put away, on ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await sayAtHome(page, 'de', 'Baugrundstück zum Renovieren')
      await expect(page.getByText(text('de', 'search.beyond', { said: 'zum Renovieren' }))).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\?subType=201$/)
      const note = page.getByText(text('de', 'search.beyond', { said: 'zum Renovieren' }))
      await expect(note).toBeVisible()
      await expect(cards(page).first()).toBeVisible()
      const before = await cards(page).first().boundingBox()
      await press(page.getByRole('button', { name: text('de', 'search.putAway'), exact: true }))
      await expect(note).toBeHidden()
      expect(await cards(page).first().boundingBox()).toEqual(before)
      await page.goBack()
      await page.goForward()
      await expect(page).toHaveURL(/\?subType=201$/)
      await expect(heading(page)).toHaveText(/^\d/)
      await expect(note).toBeHidden()
    })

  test('has one chip for what is one wish', async ({ page }) => {
    await sayAtHome(page, 'nl', 'huis, liefst instapklaar')
    await page.keyboard.press('Enter')
    await expect(chips(page, 'nl')).toHaveText(['Huis', 'Staat: instapklaar'])
    await press(chips(page, 'nl').last().getByRole('button'))
    await expect(page).toHaveURL(/\?type=1$/)
  })

  test('finds something without what is only liked, and says so', async ({ page }) => {
    const liked = 'liefst met zwembad lift 6 slaapkamers gemeubeld epc A'
    await sayAtHome(page, 'nl', `huis, ${liked}`)
    await expect(page.getByText(text('nl', 'search.beyond', { said: liked }))).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?type=1$/)
    expect(figure(await heading(page).innerText())).toBeGreaterThan(0)
    await expect(page.getByText(text('nl', 'search.beyond', { said: liked }))).toBeVisible()
  })
})

test.describe('Enter in the box of a list', () => {
  test('leads where the line belongs, as its link does', async ({ page }) => {
    await visit(page, await forSale('en'))
    await press(part(page, 'en', 'place'))
    await expect(placeBox(page, 'en')).toBeFocused()
    await page.keyboard.type('flat to rent in Antwerp')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(await forSale('en'))
    await expect(page).toHaveURL(/(city|place)=.*&type=3$/)
    await expect(heading(page)).toContainText(/to let in Antwerp$/)
  })

  test('leads there from the sheet of a phone too, with what else is chosen', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, `${await forSale('nl')}?bed-min=1`)
    await press(page.getByRole('button', { name: new RegExp(`^${text('nl', 'filter:filter.open')}`) }).last())
    await press(placeBox(page, 'nl'))
    await page.keyboard.type('appartement te huur')
    await expect(page.getByRole('link', { name: text('nl', 'filter:filter.to.TO_RENT') })).toBeVisible()
    await press(page.getByRole('dialog').getByRole('button', { name: /^Toon/ }))
    await expect(page).toHaveURL(/te-huur\?type=3&bed-min=1$/)
  })
})

test.describe('Brussels', () => {
  test('is offered as the city and as its region, each with what it finds', async ({ page }) => {
    await sayAtHome(page, 'fr', 'Bruxelles')
    await expect(offers(page).first()).toHaveText(/^Bruxelles .*la ville seule.* \d+ biens?$/)
    await expect(offers(page).nth(1)).toHaveText(/^Région bruxelloise .*19 communes.* \d+ biens?$/)
    const found = figure((await offers(page).nth(1).innerText()).split('·').at(-1) ?? '')
    for (const nth of [0, 1]) {
      await page.keyboard.press('ArrowDown')
      await expect(offers(page).nth(nth)).toHaveAttribute('aria-selected', 'true')
    }
    await page.keyboard.press('Enter')
    await expect(sentence(page, 'fr')).toHaveValue(/^Région bruxelloise/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?place=brussel$/)
    await expect(heading(page)).toHaveText(new RegExp(`^${found} `))
  })

  test('leads from the city, where it has little or nothing, to the region', async ({ page }) => {
    for (const query of ['place=brussel-1000&type=1', 'place=brussel-1000&type=1&plot-min=1']) {
      await visit(page, `${await forSale('nl')}?${query}`)
      await expect(heading(page)).toHaveText(/^\d/)
      const before = figure(await heading(page).innerText())
      await press(page.getByRole('link', { name: /Brussels Gewest/ }))
      await expect(page).toHaveURL(/place=brussel&/)
      await expect.poll(async () => figure(await heading(page).innerText())).toBeGreaterThan(before)
    }
  })
})

test('a place is not done without but looked beyond', async ({ page }) => {
  await visit(page, `${await forSale('en')}?place=gent-9000~1&price-max=150000`)
  const anywhere = text('en', 'filter:none.anywhere', { names: '“1 km around Ghent”' })
  await expect(page.getByRole('link', { name: anywhere })).toBeVisible()
})
